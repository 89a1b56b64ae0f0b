/** All cards of the two trick-taking games, for looking up who wins. */

import type { Colour } from "../../../types.ts";
import { SLOTS } from "../../parts/slots.ts";
import { LINES as ANIMANIZE } from "../../recorders/animanize/cards.ts";

/** Games in which tricks are played. */
export type TrickGame = "agame" | "animanize";

/** What a board needs to know of a game. */
export interface TrickBoard {
  /** The cards: a column for each colour, a line for each value. */
  lines: string[][];
  /** Players at the largest table. */
  maxPlayers: number;
  /** Cards one player may play to a trick, at most. */
  maxCardsEach: number;
}

const COLOURS: Colour[] = ["blue", "green", "purple", "red", "yellow"];
const LIZARDS = [...SLOTS].reverse();

/** Return the board of a game; Agame's with a line of Fenneks where they are played. */
export function boardOf(game: TrickGame, fenneks: boolean): TrickBoard {
  if (game === "animanize") return { lines: ANIMANIZE, maxPlayers: 4, maxCardsEach: 1 };
  const kinds = [...LIZARDS, "hat", ...(fenneks ? ["fennek"] : [])];
  const lines = kinds.map((kind) => COLOURS.map((colour) => `${colour} ${kind}`));
  return { lines, maxPlayers: 5, maxCardsEach: 2 };
}

/** Whether tricks are played in a game. */
export function hasTricks(game: string | null): game is TrickGame {
  return game === "agame" || game === "animanize";
}
