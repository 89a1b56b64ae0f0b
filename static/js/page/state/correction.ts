/** What a correction changes, and what follows from it. */

import type { Entry, Judged, Problem, Sheet } from "../../types.ts";
import type { Place } from "../recorders/recorder.ts";
import { newId } from "./ids.ts";
import { counting } from "./log.ts";
import { lastRound, meant } from "./places.ts";
import type { Change, LogEntry, Table } from "./records.ts";

/** The change a finished entry makes in the place it was opened for. */
export function changeOf(where: Place, entry: Entry, original: Entry | null): Change {
  const { id: _, ...kept } = { ...aside(original), ...entry };
  return where.of !== undefined
    ? { of: where.of, entry: kept }
    : { before: where.before ?? "", id: newId(), entry: kept };
}

/** What every entry may carry beside its figures: it stays through a correction. */
function aside(entry: Entry | null): Partial<Entry> {
  const { at, by, note } = entry ?? {};
  return { ...(at && { at }), ...(by && { by }), ...(note && { note }) };
}

/** Several changes as one entry: all are written or none. */
export function amendOf(changes: Change[]): LogEntry {
  return { type: "amend", id: newId(), changes };
}

/** The changes with one more; a later change of the same entry replaces the earlier one, an empty one takes it away. */
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
  /** What would become impossible: the entry that stops it, and why. */
  stopped: { id: string; problem: Problem } | null;
}

/** Compares a game as it is with what it would be with `tried` on top. */
export function consequences(table: Table, tried: LogEntry, { problem, sheet }: Judged): Consequences {
  const log = [...counting(table.log), tried];
  const stopped = problem && { id: meant(problem, log)?.id ?? "setup", problem };
  if (stopped || !sheet) return { totals: [], end: null, winners: null, stopped };
  const { sheet: old } = table.record;
  const totals = sheet.totals.map((after, seat) => ({ seat, before: old.totals[seat] ?? 0, after }));
  const end = { before: lastRound(old, log), after: lastRound(sheet, log) };
  return {
    totals: totals.filter(({ before, after }) => before !== after),
    end: old.over === sheet.over && end.before === end.after ? null : end,
    winners: sameWinners(old, sheet) ? null : sheet.winners,
    stopped: null,
  };
}

function sameWinners(one: Sheet, other: Sheet): boolean {
  return one.winners.join() === other.winners.join();
}
