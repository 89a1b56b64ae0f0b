/**
 * A game as one phone shows it and another reads it without a network: set-up and log, whole.
 *
 * What is read is a copy to look at (`GameRecord.shown`): nothing is written in it and the server is not asked
 * for it, until this phone is let into the game by an invitation. Then the server's copy takes its place.
 */

import type { GameFile } from "../../types.ts";
import { evaluate } from "../local/evaluate.ts";
import type { Games } from "../local/games.ts";
import type { Memberships } from "../local/memberships.ts";
import { accepted, logFromServer } from "../log/log.ts";
import type { LoadedGame, LogEntry } from "../log/records.ts";

const FORMAT = "companion-shown/1";
/** In place of a server's epoch: what a server sends never carries on from here. */
const OF_NO_SERVER = "shown";
/** As long as an id of a game may be, and of the signs that an address takes as they are. */
const ID = /^[\w-]{1,64}$/;

interface ShownGame {
  format: typeof FORMAT;
  file: Omit<GameFile, "log"> & { id: string };
  log: LogEntry[];
}

/** What reading led to: a copy is here or was here already, this phone has the game itself, or it is none. */
export type ReadResult = { kind: "copy" | "itself"; game: string } | { kind: "unreadable" };

/** Return the text of a game to be shown. */
export function textOf({ record, log }: LoadedGame): string {
  return JSON.stringify({
    format: FORMAT,
    file: { ...record.file, id: record.id },
    log: accepted(log),
  } satisfies ShownGame);
}

/** Take in a game that was read; an older copy of it is replaced unless it holds all of this one. */
export async function adoptShown(games: Games, memberships: Memberships, text: string): Promise<ReadResult> {
  const shown = parse(text);
  if (!shown) return { kind: "unreadable" };
  const { file, log } = shown;
  const game = file.id;
  const entries = log.map((entry, place) => ({ seq: place + 1, entry, stamp: null }));
  const head = games.head(game);
  if (head && !head.shown) return { kind: "itself", game };
  if (head) {
    await games.reevaluate(game, async (table, engine) => {
      const known = new Set(table.log.map(({ entry }) => entry.id));
      if (log.every(({ id }) => known.has(id))) return null;
      const record = { ...table.record, seq: log.length, touched: Date.now() };
      return evaluate(engine, { record, log: logFromServer(game, entries) });
    });
    return { kind: "copy", game };
  }
  const blank = { epoch: OF_NO_SERVER, known: false, refused: null, gone: null, shown: true };
  const record = { id: game, file, seq: log.length, touched: Date.now(), ...blank };
  const adopted = await games.adopt(record, entries).catch(() => null);
  if (!adopted) return { kind: "unreadable" };
  memberships.setRole(game, "watch");
  return { kind: "copy", game };
}

/** Return what is in the text of a film, as far as the engine does not judge it; null where it is no game. */
function parse(text: string): ShownGame | null {
  try {
    const { format, file, log } = JSON.parse(text);
    const isGame = format === FORMAT && ID.test(file.id) && Array.isArray(log);
    return isGame && log.every(({ id }) => typeof id === "string") ? { format, file, log } : null;
  } catch {
    return null;
  }
}
