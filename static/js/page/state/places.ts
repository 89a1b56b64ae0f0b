/** Which entry a problem or a warning is about, and when a game was decided. */

import type { Path, Problem, Sheet } from "../../types.ts";
import type { Change, LogEntry } from "./records.ts";

/**
 * The id of the entry whose text is meant, and the path inside that text.
 *
 * Problems name the place where the text stands; text put there by a correction
 * stands in the amend, at `["changes", 0, "entry", …]`. Null: the set-up at the start.
 */
export function meant(problem: Problem, log: LogEntry[]): { id: string; at: Path } | null {
  const entry = log[problem.entry - 1];
  if (!entry) return null;
  if (entry.type !== "amend" || problem.at[0] !== "changes") return { id: entry.id, at: problem.at };
  const change = (entry.changes as Change[])[Number(problem.at[1])];
  const id = change && ("of" in change ? change.of : change.id);
  return { id: id ?? entry.id, at: problem.at.slice(3) };
}

/** The lines of the ledger written after the game was over. */
export function playedOn(sheet: Sheet, log: LogEntry[]): Set<number> {
  const late = sheet.warnings
    .filter(({ code }) => code === "played_on")
    .map((told) => meant(told, log)?.id ?? "");
  const rows = sheet.rounds.map(({ entries }, row) => (entries.some((id) => late.includes(id)) ? row : -1));
  return new Set(rows.filter((row) => row >= 0));
}

/** The number of the round the game ended with, null while it goes on or if none was played. */
export function lastRound(sheet: Sheet, log: LogEntry[]): number | null {
  if (!sheet.over) return null;
  const late = playedOn(sheet, log);
  return sheet.rounds.findLast(({ no }, row) => no !== null && !late.has(row))?.no ?? null;
}
