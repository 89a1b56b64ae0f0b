/** The log as the phone sees it: what counts, what waits, what still stands; how two logs become one. */

import type { Path, Problem, Sheet } from "../../types.ts";
import {
  type Change,
  currentTime,
  type EntryPurpose,
  type EntryRecord,
  type LogDelta,
  type LogEntry,
  type Stamp,
} from "./records.ts";

/** Return the entries the engine is to judge: all but those refused or held. */
export function accepted(log: EntryRecord[]): LogEntry[] {
  return log.filter(({ refused, held }) => !refused && !held).map(({ entry }) => entry);
}

/** Return what is still to be sent, in order. */
export function pending(log: EntryRecord[]): EntryRecord[] {
  return log.filter(
    ({ seq, refused, held, relayed }) => seq === null && !refused && !held && relayed !== "shown",
  );
}

/** Return whether these entries are in the log already: an earlier try got further than it seemed. */
export function containsAll(log: EntryRecord[], entries: LogEntry[]): boolean {
  return entries.every(({ id }) => log.some(({ entry }) => entry.id === id));
}

/** Return the actions that count, oldest first; undos themselves are no actions. */
export function effective(log: LogEntry[]): LogEntry[] {
  return withoutUndone(log).filter(({ type }) => type !== "undo");
}

/** Return the entries nothing speaks against, undos included. */
export function withoutUndone(log: LogEntry[]): LogEntry[] {
  const against = findUndone(log);
  return log.filter(({ id }) => !against.has(id));
}

/** Return the newest action that can be undone. */
export function newestAction(log: LogEntry[]): LogEntry | null {
  return effective(log).at(-1) ?? null;
}

/**
 * Return the ids that no longer count because a standing undo speaks against them.
 *
 * Undoing an undo brings back what stood before; undoing what is already undone
 * does nothing, now and later (as `companion/engine/log.py` reads it).
 */
function findUndone(log: LogEntry[]): Set<string> {
  const against = new Map<string, number>();
  const targets = new Map<string, string>();
  const count = (id: string) => against.get(id) ?? 0;
  for (const { id, type, of } of log) {
    if (type !== "undo" || count(of as string)) continue;
    targets.set(id, of as string);
    let change = 1;
    let target: string | undefined = of as string;
    while (target !== undefined) {
      against.set(target, count(target) + change);
      if (count(target) !== (change > 0 ? 1 : 0)) break;
      change = -change;
      target = targets.get(target);
    }
  }
  return new Set([...against.keys()].filter(count));
}

/**
 * Return the id of the entry whose text is meant, and the path inside that text.
 *
 * Problems name the place where the text stands; text put there by a correction
 * stands in the amend, at `["changes", 0, "entry", …]`. Null: the set-up at the start.
 */
export function locateProblem(problem: Problem, log: LogEntry[]): { id: string; at: Path } | null {
  const entry = log[problem.entry - 1];
  if (!entry) return null;
  if (entry.type !== "amend" || problem.at[0] !== "changes") return { id: entry.id, at: problem.at };
  const change = (entry.changes as Change[])[Number(problem.at[1])];
  const id = change && ("of" in change ? change.of : change.id);
  return { id: id ?? entry.id, at: problem.at.slice(3) };
}

/** Return the lines of the ledger written after the game was over. */
export function findLateRows(sheet: Sheet, log: LogEntry[]): Set<number> {
  const late = sheet.warnings
    .filter(({ code }) => code === "played_on")
    .map((ids) => locateProblem(ids, log)?.id ?? "");
  const rows = sheet.rounds.map(({ entries }, row) => (entries.some((id) => late.includes(id)) ? row : -1));
  return new Set(rows.filter((row) => row >= 0));
}

/** An entry as the server numbers it. */
export interface ServerEntry {
  seq: number;
  entry: LogEntry;
  stamp: Stamp | null;
}

/**
 * Merge a delta into a log: what is stored in the server's order, then
 * what is only here, in its old order. With `whole` the delta is the server's
 * whole log; what it does not hold any more is to be sent again.
 */
export function mergeLog(
  game: string,
  log: EntryRecord[],
  delta: ServerEntry[],
  whole: boolean,
): EntryRecord[] {
  const ids = new Set(delta.map(({ entry }) => entry.id));
  const known = new Map(log.map((record) => [record.entry.id, record]));
  const others = log.filter(({ entry }) => !ids.has(entry.id));
  const rest = whole ? others.map((one) => ({ ...one, seq: null })) : others;
  const fresh = delta.map((one) => toRecord(game, one, known.get(one.entry.id)));
  const stored = [...rest.filter(({ seq }) => seq !== null), ...fresh];
  stored.sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
  return renumberPlaces([...stored, ...rest.filter(({ seq }) => seq === null)]);
}

function toRecord(game: string, { seq, entry, stamp }: ServerEntry, known?: EntryRecord): EntryRecord {
  const made = known?.made ?? null;
  return {
    game,
    place: 0,
    entry,
    seq,
    refused: null,
    made,
    stamp: stamp ?? known?.stamp ?? null,
    held: null,
    ...(known?.origin && { origin: known.origin }),
  };
}

/** Return a log as the server sent it, on a phone that had none. */
export function logFromServer(game: string, entries: ServerEntry[]): EntryRecord[] {
  return mergeLog(game, [], entries, true);
}

/** Return what another tab has put on the disk, and on top of it what only this one has. */
export function mergeTabs(disk: EntryRecord[], memory: EntryRecord[]): EntryRecord[] {
  const onDisk = new Set(disk.map(({ entry }) => entry.id));
  return renumberPlaces([
    ...disk,
    ...memory.filter(({ entry, seq }) => seq === null && !onDisk.has(entry.id)),
  ]);
}

/** Return the records with their places counted anew. */
export function renumberPlaces(log: EntryRecord[]): EntryRecord[] {
  return log.map((record, place) => (record.place === place ? record : { ...record, place }));
}

/** Return the log with new entries at its end, to be sent. A card of Greta has its cell in `at`: its time is the stamp's, and that of copying where a game is copied. */
export function appendEntries(
  game: string,
  log: EntryRecord[],
  fresh: { entry: LogEntry; made: EntryPurpose }[],
): EntryRecord[] {
  const blank = { game, seq: null, refused: null, held: null };
  return [
    ...log,
    ...fresh.map((one, offset) => ({
      ...blank,
      ...one,
      stamp: Array.isArray(one.entry.at) ? { at: currentTime(), phone: null } : null,
      place: log.length + offset,
    })),
  ];
}

/** Return a delta entry by entry, with numbers and stamps; an older server sends no stamps. */
export function serverEntries({
  seq,
  entries,
  stamps,
}: Pick<LogDelta, "seq" | "entries" | "stamps">): ServerEntry[] {
  const first = seq - entries.length + 1;
  return entries.map((entry, place) => ({ seq: first + place, entry, stamp: stamps?.[place] ?? null }));
}
