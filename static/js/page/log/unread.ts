/** What only a later version reads: entries, keys, values and words of formulas that engines call unknown. */

import type { Problem, Sheet } from "../../types.ts";
import { WHOLE_ROUNDS } from "./conflicts.ts";
import { accepted } from "./log.ts";
import type { EntryRecord, LogEntry } from "./records.ts";

const UNKNOWN = new Set([
  "entry.type",
  "value.unknown_key",
  "value.choice",
  "value.type",
  "formula.function",
  "formula.name",
]);

/** What else a later version may allow in a pad that a set-up is corrected to: other signs, longer formulas, further bounds. */
const FURTHER = /^(?:formula|value)\.|^pad\.bound$/;

/** Return whether something is refused as unknown, as by an engine of an earlier version than its writer's. */
export function isUnknown({ code, at }: Problem): boolean {
  return UNKNOWN.has(code) || (at[0] === "changes" && at[3] === "pad" && FURTHER.test(code));
}

/** Return the entries marked as refused on a sheet, by their ids, and why. */
export function refusedOn(sheet: Sheet, log: LogEntry[]): [string, Problem][] {
  return sheet.warnings.flatMap((warning) => {
    const refused = warning.code === "refused" && log[warning.entry - 1];
    return refused ? [[refused.id, { ...warning, code: String(warning.params.code) }]] : [];
  });
}

/** Return the ids of the entries that a sheet lacks because only a later version knows what they say. */
export function findUnread(sheet: Sheet, log: LogEntry[]): string[] {
  return refusedOn(sheet, log).flatMap(([id, problem]) => (isUnknown(problem) ? [id] : []));
}

/** Return the whole rounds among them that may have taken the place of an entry: of none is its place known. */
export function findUnreadRounds(
  { made }: EntryRecord,
  log: EntryRecord[],
  sheet: Sheet,
  isUnseen: (record: EntryRecord) => boolean,
): string[] {
  const unread = made?.step ? findUnread(sheet, accepted(log)) : [];
  return log
    .filter((one) => unread.includes(one.entry.id) && WHOLE_ROUNDS.has(one.entry.type) && isUnseen(one))
    .map(({ entry }) => entry.id);
}
