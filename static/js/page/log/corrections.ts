/** What a correction changes and what follows from it; entries that cannot count, and how to mend them. */

import type { Entry, Evaluation, Problem, Sheet } from "../../types.ts";
import { WHOLE_ROUNDS } from "./conflicts.ts";
import { type EntryPlace, placeName } from "./draft.ts";
import { correctsOnly } from "./hold.ts";
import type { KnockOut } from "./knock-out.ts";
import { accepted, findLateRows, locateProblem, withoutUndone } from "./log.ts";
import { type Change, type EntryRecord, type LoadedGame, type LogEntry, newId } from "./records.ts";

/** Return the change a finished entry makes in the place it was opened for. */
export function toChange(where: EntryPlace, entry: Entry, original: Entry | null): Change {
  const { id: _, ...rest } = { ...annotationsOf(original), ...entry };
  return where.of !== undefined
    ? { of: where.of, entry: rest }
    : { before: where.before ?? "", id: newId(), entry: rest };
}

/** Return what every entry may carry beside its figures: it stays through a correction. */
function annotationsOf(entry: Entry | null): Partial<Entry> {
  const { at, by, note } = entry ?? {};
  return { ...(at && { at }), ...(by && { by }), ...(note && { note }) };
}

/** Return several changes as one entry: all are written or none. */
export function toAmend(changes: Change[]): LogEntry {
  return { type: "amend", id: newId(), changes };
}

/** Return the changes with one more; a later change of the same entry replaces the earlier one, an empty one takes it away. */
export function withChange(changes: Change[], change: Change): Change[] {
  const others = changes.filter((other) => !("of" in change && "of" in other && other.of === change.of));
  const empty = change.entry && !Object.keys(change.entry).length;
  return empty ? others : [...others, change];
}

/** What a correction would bring about. */
export interface Consequences {
  /** Totals that would change: seat, before, after. */
  totals: { seat: number; before: number; after: number }[];
  /** The round the game ends with, before and after; null: it goes on. */
  end: { before: number | null; after: number | null } | null;
  /** Who would have won, where that changes. */
  winners: number[] | null;
  /** Who would be out or back, where a pad says who is. */
  knockOut?: KnockOut;
  /** What would become impossible: the entry that stops it, and why. */
  stopped: { id: string; problem: Problem } | null;
}

/** Compare a game as it is with what it would be with `tried` on top. */
export function computeConsequences(
  table: LoadedGame,
  tried: LogEntry,
  { problem, sheet }: Evaluation,
): Consequences {
  const log = [...accepted(table.log), tried];
  const stopped = problem && { id: locateProblem(problem, log)?.id ?? "setup", problem };
  if (stopped || !sheet) return { totals: [], end: null, winners: null, stopped };
  const { sheet: old } = table.record;
  const totals = sheet.totals.map((after, seat) => ({ seat, before: old.totals[seat] ?? 0, after }));
  const end = { before: lastRound(old, log), after: lastRound(sheet, log) };
  return {
    totals: totals.filter(({ before, after }) => before !== after),
    end: old.over === sheet.over && end.before === end.after ? null : end,
    winners: hasSameWinners(old, sheet) ? null : sheet.winners,
    stopped: null,
  };
}

function hasSameWinners(one: Sheet, other: Sheet): boolean {
  return one.winners.join() === other.winners.join();
}

/** What a refused entry is to a recorder: the place it belongs to, and how it reads there. */
export interface Mendable {
  where: { of?: string; before?: string };
  action: LogEntry;
}

/** Return the refused entries, oldest first; what corrects nothing else goes with them. */
export function findRefused({ log }: LoadedGame): EntryRecord[] {
  const refused = log.filter((record) => record.refused);
  const ids = new Set(refused.map(({ entry }) => entry.id));
  return refused.filter(({ entry }) => !correctsOnly(entry, ids));
}

/** Return a refused entry as a recorder can take it up; null: it can only be dropped, or another draft lies there. */
export function toMendable(
  table: LoadedGame,
  { entry }: EntryRecord,
  hasDraft: (place: string) => boolean,
): Mendable | null {
  const change = WHOLE_ROUNDS.has(entry.type)
    ? { where: {}, action: asCorrected(entry, table.log) }
    : toMendableChange(table, entry);
  return change && !hasDraft(placeName(change.where)) ? change : null;
}

/** Return a refused entry as it was corrected last. */
function asCorrected(entry: LogEntry, log: EntryRecord[]): LogEntry {
  const waiting = withoutUndone(log.filter(({ seq }) => seq === null).map((record) => record.entry));
  const changes = waiting.flatMap(({ type, changes }) => (type === "amend" ? (changes as Change[]) : []));
  const last = changes.findLast((change) => "of" in change && change.of === entry.id && change.entry);
  return last ? { ...(last.entry as LogEntry), id: entry.id } : entry;
}

/** Return what a correction of one entry that still counts makes of it. */
function toMendableChange({ log }: LoadedGame, { type, changes }: LogEntry): Mendable | null {
  const [change, ...others] = type === "amend" ? (changes as Change[]) : [];
  if (!change?.entry || others.length) return null;
  const action = change.entry as LogEntry;
  const where = "of" in change ? { of: change.of } : { before: change.before };
  const counts = accepted(log).some(({ id }) => id === (where.of ?? where.before));
  return counts ? { where, action } : null;
}

/** Return the number of the round the game ended with, null while it goes on or if none was played. */
export function lastRound(sheet: Sheet, log: LogEntry[]): number | null {
  if (!sheet.over) return null;
  const late = findLateRows(sheet, log);
  return sheet.rounds.findLast(({ no }, row) => no !== null && !late.has(row))?.no ?? null;
}
