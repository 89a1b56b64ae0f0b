/**
 * Two phones without a server: what becomes of a game's log when this phone has read another one's.
 *
 * Entries the server has come first, in its order; what waits on any phone follows by `rank`, a Lamport
 * clock, so that every phone puts the same entries in the same order, and what was written in knowledge of
 * another entry stands behind it. Of two entries in one place the first in that order stands; the other is
 * held for a person on the phone that wrote it, as after a conflict with the server (docs/decisions/0080).
 */

import type { EngineClient } from "../local/engine-client.ts";
import { evaluate } from "../local/evaluate.ts";
import { findRivals } from "../log/conflicts.ts";
import { holdAlong, isSameAction, movePurpose, noteHeld, restOf } from "../log/hold.ts";
import { accepted, renumberPlaces } from "../log/log.ts";
import {
  type EntryRecord,
  type GameRecord,
  type Hold,
  type LoadedGame,
  newId,
  type Origin,
} from "../log/records.ts";

/** An entry as another phone shows it; one that waits has an origin and what it was made for. */
export type ShownEntry = Pick<EntryRecord, "entry" | "seq" | "made" | "stamp" | "origin">;

/** What another phone shows of a game. */
export interface ShownLog {
  /** The epoch of the server's log in which its numbers count. */
  epoch: string | null;
  entries: ShownEntry[];
}

/** What may be done with what others wrote: sent to the server with one's own, or looked at. */
export type Relay = NonNullable<EntryRecord["relayed"]>;

/**
 * Return the game with an origin on whatever waits: before it is shown, and before another phone's log is read.
 * What has been refused or held before that is this phone's affair, and is not shown.
 */
export function withOrigins({ record, log }: LoadedGame): LoadedGame {
  if (!log.some(lacksOrigin)) return { record, log };
  const phone = record.phone ?? newId();
  const seen: Origin["seen"] = {};
  for (const { origin } of log)
    if (origin) seen[origin.phone] = Math.max(seen[origin.phone] ?? 0, origin.rank);
  let rank = Math.max(0, ...Object.values(seen));
  const marked = log.map((one) => {
    if (!lacksOrigin(one)) return one;
    rank += 1;
    return { ...one, origin: { phone, rank, seen, base: record.seq } };
  });
  return { record: { ...record, phone }, log: marked };
}

function lacksOrigin({ seq, origin, refused, held }: EntryRecord): boolean {
  return seq === null && !origin && !refused && !held;
}

/** Return the game with what another phone shows of it; null where that changes nothing. */
export async function meet(
  engine: EngineClient,
  table: LoadedGame,
  shown: ShownLog,
  relay: Relay,
): Promise<LoadedGame | null> {
  const { record: own, log } = withOrigins(table);
  const record = { ...own, epoch: own.epoch ?? shown.epoch };
  const settled = await settle(engine, { record, log: unite(record, log, shown, relay) });
  const met = await evaluate(engine, { record, log: settled });
  const after = met.log.map(leaveToWriter);
  return JSON.stringify(after) === JSON.stringify(table.log) ? null : { ...met, log: after };
}

/** Return an entry that cannot count as one nobody is asked about here, where another phone wrote it. */
function leaveToWriter(one: EntryRecord): EntryRecord {
  if (!one.refused || !one.relayed) return one;
  return { ...one, refused: null, held: { rivals: [], with: null, settled: true } };
}

/** Return both logs as one, in the one order. */
function unite(record: GameRecord, log: EntryRecord[], shown: ShownLog, relay: Relay): EntryRecord[] {
  const isOneEpoch = record.epoch === null || record.epoch === shown.epoch;
  const theirs = new Map(shown.entries.map((one) => [one.entry.id, one]));
  // Up to its last number this phone has the server's log: whatever else is said to be there is not.
  const isSettled = ({ seq }: ShownEntry) => isOneEpoch && seq !== null && seq <= record.seq;
  const seqOf = (one: ShownEntry | undefined) => (one && isOneEpoch && !isSettled(one) ? one.seq : null);
  const known = log.map((one) => {
    const other = theirs.get(one.entry.id);
    const origin = one.origin ?? other?.origin;
    const seq = seqOf(other);
    return one.seq === null && seq !== null
      ? { ...one, origin, seq, refused: null, held: null }
      : { ...one, origin };
  });
  const ids = new Set(log.map(({ entry }) => entry.id));
  const fresh = shown.entries
    .filter((one) => !ids.has(one.entry.id) && !isSettled(one))
    .map((one): EntryRecord => {
      const seq = seqOf(one);
      return { game: record.id, place: 0, ...one, seq, refused: null, held: null, relayed: relay };
    });
  return renumberPlaces([...known, ...fresh].sort(byOrder));
}

/** The order of all phones: by the server's number, then by rank, then by its id. */
function byOrder(one: EntryRecord, other: EntryRecord): number {
  if (one.seq !== null || other.seq !== null)
    return (one.seq ?? Number.POSITIVE_INFINITY) - (other.seq ?? Number.POSITIVE_INFINITY);
  const ranks = (one.origin?.rank ?? 0) - (other.origin?.rank ?? 0);
  if (ranks || !(one.origin || other.origin)) return ranks; // numbers of an epoch that is over: in their order
  return one.entry.id < other.entry.id ? -1 : 1;
}

/**
 * Return the log with whatever waits held whose place is taken by what its writer had not seen. All of it is
 * judged anew by the whole log: phones that know the same come to the same.
 */
async function settle(engine: EngineClient, { record, log }: LoadedGame): Promise<EntryRecord[]> {
  const standing: EntryRecord[] = [];
  const held = new Map<string, Hold>();
  for (const one of log) await judge(one);
  return renumberPlaces(standing);

  async function judge(one: EntryRecord): Promise<void> {
    const isJudged = one.seq === null && one.origin;
    const hold = isJudged ? await holdFor(one) : one.held;
    const rest = isJudged && hold ? restOf(one, held, log) : null;
    if (hold) noteHeld(one, hold, held, rest ? [...log, rest] : log);
    standing.push(isJudged ? { ...one, refused: null, held: hold } : one);
    if (rest) await judge(rest);
  }

  async function holdFor(one: EntryRecord): Promise<Hold | null> {
    const along = holdAlong(one.entry, held);
    if (along || !one.made || standing.every((other) => hadSeen(one, other))) return along;
    const { sheet } = await engine.open({ ...record.file, log: accepted(standing) });
    if (!sheet) return null;
    const seen = standing.filter((other) => hadSeen(one, other));
    const ids = new Set(seen.map(({ entry }) => entry.id));
    const known = seen
      .filter(({ held }) => !held?.rivals.some((id) => ids.has(id))) // held for its writer, too
      .map(({ entry }) => entry);
    const before = await engine.open({ ...record.file, log: known });
    const moved = { ...one, made: movePurpose(one, before.sheet ?? sheet, sheet) };
    const rivals = findRivals(moved, standing, sheet, (other) => !hadSeen(one, other));
    if (!rivals.length) return null;
    const isSame = standing.some(({ entry }) => rivals.includes(entry.id) && isSameAction(entry, one.entry));
    const needsNobody = one.relayed !== undefined || one.held?.settled || (isSame && rivals.length === 1);
    return { rivals, with: null, settled: needsNobody };
  }
}

/** Return whether the phone that wrote an entry knew another one then. */
function hadSeen({ origin }: EntryRecord, { origin: other, seq }: EntryRecord): boolean {
  if (!origin) return true;
  if (seq !== null && seq <= origin.base) return true;
  return !!other && (other.phone === origin.phone || other.rank <= (origin.seen[other.phone] ?? 0));
}
