/** What the server says of a game's log, and what this phone's log becomes by it. */

import type { Round } from "../../types.ts";
import type { EngineClient } from "../local/engine-client.ts";
import { evaluate } from "../local/evaluate.ts";
import { purposeOf } from "../log/conflicts.ts";
import { holdRivals } from "../log/hold.ts";
import { accepted, mergeLog, type ServerEntry, serverEntries } from "../log/log.ts";
import type { EntryRecord, GameRecord, LoadedGame, LogDelta, Step } from "../log/records.ts";

/** Return the game with what the server sent, on top of which what waits is replayed; null where nothing is new. */
export async function withDelta(
  engine: EngineClient,
  { record, log }: LoadedGame,
  delta: LogDelta,
  isWhole: boolean,
): Promise<LoadedGame | null> {
  const entries = serverEntries(delta);
  const isIn = record.shown || isWhole; // what was a copy is the game from now on
  const isNews = isIn || entries.some(({ seq }) => seq > record.seq) || hearsay(log, record.seq).length;
  if (!isNews) return null;
  // To what is held here nothing has given way yet, though it has been seen.
  const known = new Set(log.filter(({ held }) => !held).map(({ entry }) => entry.id));
  const heard = isWhole ? withPurposes(record, log) : log;
  const here = record.shown ? [] : withoutHearsay(heard, record.seq); // a copy is another phone's to send
  const head = {
    ...record,
    ...(record.shown && { shown: false }),
    epoch: delta.epoch,
    seq: isWhole ? delta.seq : Math.max(record.seq, delta.seq),
  };
  const joined = {
    record: { ...head, touched: Date.now() },
    log: mergeLog(record.id, withoutWriters(here, entries), entries, isWhole),
  };
  return replay(engine, joined, ({ entry }) => !known.has(entry.id));
}

/**
 * Return the log of which the server may have lost something: what others wrote is brought as theirs, for where it
 * stood. Who was first there meanwhile stays first, and the writer is asked, not this phone.
 */
function withPurposes({ sheet }: GameRecord, log: EntryRecord[]): EntryRecord[] {
  const stepsOf = ({ no, entries }: Round) =>
    no === null ? [] : entries.map((id, step): [string, Step] => [id, { round: no, step }]);
  const steps = new Map(sheet.rounds.flatMap(stepsOf));
  return log.map((one) => {
    if (one.made || one.seq === null) return one;
    const made = purposeOf(one.entry, steps.get(one.entry.id) ?? NOWHERE);
    return { ...one, made, relayed: "sent" };
  });
}

/** The step of what stands in no round. */
const NOWHERE: Step = { round: 0, step: 0 };

/** Return the entries that the server has by another phone's word only (`meeting.ts`). */
function hearsay(log: EntryRecord[], last: number): EntryRecord[] {
  return log.filter(({ seq }) => (seq ?? 0) > last);
}

/** Return the log as this phone knows it: what only another phone said of the server is to be sent. */
function withoutHearsay(log: EntryRecord[], last: number): EntryRecord[] {
  const numbered = hearsay(log, last);
  return log.map((one) => (numbered.includes(one) ? { ...one, seq: null } : one));
}

/** Return the log with what was read from other phones' screens as theirs, now that the server has it. */
function withoutWriters(log: EntryRecord[], entries: ServerEntry[]): EntryRecord[] {
  const stored = new Set(entries.map(({ entry }) => entry.id));
  return log.map((one) => (one.relayed && stored.has(one.entry.id) ? { ...one, made: null } : one));
}

/** Return whether a delta carries on where this phone's copy ends. */
export function continues({ epoch, seq }: GameRecord, delta: LogDelta): boolean {
  const entries = serverEntries(delta);
  if (epoch !== null && epoch !== delta.epoch) return false;
  return delta.seq >= seq ? (entries[0]?.seq ?? delta.seq + 1) <= seq + 1 : entries.length > 0;
}

/**
 * Return the game after a delta: what waits is replayed on top of them, and what another phone
 * has written in the meantime is held for a person. `isNews`: not seen here before.
 */
export async function replay(
  engine: EngineClient,
  table: LoadedGame,
  isNews: (record: EntryRecord) => boolean,
): Promise<LoadedGame> {
  if (!table.log.some(({ seq }) => seq === null)) return evaluate(engine, table);
  const stored = accepted(table.log.filter(({ seq }) => seq !== null));
  const { sheet } = await engine.open({ ...table.record.file, log: stored });
  return evaluate(
    engine,
    sheet ? { ...table, log: holdRivals(table.log, sheet, isNews, table.record.sheet) } : table,
  );
}

/** Return the log with these entries numbered, in their order, up to `seq`; null when the numbers do not fit. */
export function numberEntries(
  log: EntryRecord[],
  last: number,
  ids: string[],
  seq: number,
): EntryRecord[] | null {
  const sentIds = new Set(ids);
  const fresh = log.filter((record) => record.seq === null && sentIds.has(record.entry.id));
  if (last + fresh.length !== seq || hearsay(log, last).length) return null;
  let number = last;
  return log.map((record) => (fresh.includes(record) ? { ...record, seq: ++number } : record));
}
