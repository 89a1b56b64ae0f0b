/** Games that this phone does not have yet, taken in as the server tells them. */

import type { ListedGame, WholeGame } from "./api.ts";
import { toldBy } from "./merging.ts";
import type { Table } from "./records.ts";
import type { Tables } from "./tables.ts";

/** A game that came with the page. */
export interface GameOfPage {
  listed: ListedGame;
  game: WholeGame;
}

/** Takes in a game with its log. */
export function adoptGame(tables: Tables, id: string, game: WholeGame): Promise<Table | null> {
  const { file, seq, epoch, stamps, setup, sheet } = game;
  const { log: entries, ...head } = file;
  const touched = Date.parse(game.touched ?? head.started ?? "") || 0;
  const record = { id, file: head, seq, epoch, touched, known: true, refused: null, gone: null };
  return tables.adopt(record, toldBy({ seq, entries, stamps }), setup && sheet ? { setup, sheet } : null);
}

/** The game that the server sent along with the page (templates/pages/game.html); null where it sent none. */
export function gameOfPage(): GameOfPage | null {
  const text = document.getElementById("game")?.textContent;
  return text ? JSON.parse(text) : null;
}
