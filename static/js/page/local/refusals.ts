/**
 * Entries the engine refuses: those that wait are marked; one that the server has may be of a later version.
 * Loaded where there is any.
 */

import type { GameFile, Sheet } from "../../types.ts";
import { accepted } from "../log/log.ts";
import type { EntryRecord, LoadedGame } from "../log/records.ts";
import { findUnread, refusedOn } from "../log/unread.ts";
import type { EngineClient } from "./engine-client.ts";

/** What is no game file to any engine. */
const NO_FORMAT = "" as GameFile["format"];

/** Return the table, which is the open game and has this sheet, with what waits and is refused marked; or as of a later version. */
export async function settle(engine: EngineClient, table: LoadedGame, sheet: Sheet): Promise<LoadedGame> {
  const { record } = table;
  if (await isOfLaterVersion(engine, table, sheet))
    return { ...table, record: { ...record, sheet: { ...record.sheet, game: "" } } };
  const marked = await markRefused(engine, table, sheet);
  const isMarked = marked.log !== table.log;
  return isMarked ? { ...marked, log: await explainRefusals(engine, marked.log) } : marked;
}

/** Return the table with marks on what waits and is refused, and the sheet of the rest. */
async function markRefused(
  engine: EngineClient,
  { record, log }: LoadedGame,
  first: Sheet,
): Promise<LoadedGame> {
  const refused = new Map(refusedOn(first, accepted(log)));
  const marked = log.map((record) => {
    const warning = record.seq === null ? refused.get(record.entry.id) : undefined;
    return warning ? { ...record, refused: warning } : record;
  });
  const { setup, sheet } = await engine.open({ ...record.file, log: accepted(marked) });
  if (!setup || !sheet) return { record, log };
  if (marked.every((record, place) => record === log[place]))
    return { record: { ...record, setup, sheet }, log };
  return markRefused(engine, { record, log: marked }, sheet);
}

/** Return refused entries with the whole of what is wrong, where the engine says the same of them now. */
function explainRefusals(engine: EngineClient, log: EntryRecord[]): Promise<EntryRecord[]> {
  return Promise.all(
    log.map(async (record) => {
      const problem = record.refused && (await engine.attempt([record.entry])).problem;
      return problem ? { ...record, refused: problem } : record;
    }),
  );
}

/**
 * Return whether the server has an entry that the engine calls unknown: it has taken it, so a later engine knows it.
 *
 * It has to be unknown without what waits here, too: a waiting correction may take away what a stored round names.
 * Of a later version's game none is open in the engine afterwards, as where it cannot read the set-up: nothing
 * can be written on top of it.
 */
async function isOfLaterVersion(
  engine: EngineClient,
  { record, log }: LoadedGame,
  sheet: Sheet,
): Promise<boolean> {
  const stored = log.filter(({ seq }) => seq !== null);
  const unread = findUnread(sheet, accepted(log));
  if (!stored.some(({ entry }) => unread.includes(entry.id))) return false;
  const alone = await engine.open({ ...record.file, log: accepted(stored) });
  if (alone.sheet && !findUnread(alone.sheet, accepted(stored)).length) return false;
  await engine.open({ ...record.file, format: NO_FORMAT, log: [] });
  return true;
}
