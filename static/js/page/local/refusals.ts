/**
 * Entries the engine refuses: those that wait are marked; one that the server has may be of a later version.
 * Loaded with the code of the network, or where there is any before.
 */

import type { Evaluation, Sheet } from "../../types.ts";
import { accepted } from "../log/log.ts";
import type { EntryRecord, LoadedGame } from "../log/records.ts";
import { findUnread, refusedOn } from "../log/unread.ts";
import type { EngineClient } from "./engine-client.ts";

/**
 * Return the table, which is the open game and was `opened` so, with what waits and is refused marked; null where it is
 * of a later version: another game is open then.
 */
export async function settle(
  engine: EngineClient,
  table: LoadedGame,
  opened: Evaluation,
): Promise<LoadedGame | null> {
  const { record, log } = table;
  const isUnread = opened.sheet !== null && hasUnread(log, opened.sheet);
  if (isUnread && (await isUnreadAlone(engine, table))) return null;
  const again = isUnread ? await engine.open({ ...record.file, log: accepted(log) }) : opened;
  const marked = await markRefused(engine, table, again);
  const isMarked = marked.log !== log;
  return isMarked ? { ...marked, log: await explainRefusals(engine, marked.log) } : marked;
}

/** Return the table with marks on what waits and is refused, and the sheet of the rest. */
async function markRefused(
  engine: EngineClient,
  { record, log }: LoadedGame,
  { setup, sheet }: Evaluation,
): Promise<LoadedGame> {
  if (!setup || !sheet) return { record, log };
  const refused = new Map(refusedOn(sheet, accepted(log)));
  const marked = log.map((record) => {
    const warning = record.seq === null ? refused.get(record.entry.id) : undefined;
    return warning ? { ...record, refused: warning } : record;
  });
  if (marked.every((record, place) => record === log[place]))
    return { record: { ...record, setup, sheet }, log };
  const rest = await engine.open({ ...record.file, log: accepted(marked) });
  return markRefused(engine, { record, log: marked }, rest);
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

/** Return whether the server has an entry that the engine calls unknown: it has taken it, so a later engine knows it. */
function hasUnread(log: EntryRecord[], sheet: Sheet): boolean {
  const unread = findUnread(sheet, accepted(log));
  return log.some(({ seq, entry }) => seq !== null && unread.includes(entry.id));
}

/**
 * Return whether such an entry is unknown without what waits here, too: a waiting correction may take away what a stored
 * round names. What the server has is the open game then.
 */
async function isUnreadAlone(engine: EngineClient, { record, log }: LoadedGame): Promise<boolean> {
  const stored = log.filter(({ seq }) => seq !== null);
  const { sheet } = await engine.open({ ...record.file, log: accepted(stored) });
  return !sheet || findUnread(sheet, accepted(stored)).length > 0;
}
