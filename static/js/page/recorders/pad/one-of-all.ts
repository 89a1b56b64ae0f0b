/** Tell the fields that are said once for the whole table: a check of the pad says that one player has it, or one at most. */

import type { Formula, Pad, PadField } from "../../../types.ts";

/** Return of which field a check says that one player has it, or one at most; null of any other check. */
export function readOne(holds: Formula): { field: string; isAtMost: boolean } | null {
  const [, field, sign] = /^count\((\w+)\)(<?=)1$/.exec(plain(holds)) ?? [];
  return field ? { field, isAtMost: sign === "<=" } : null;
}

/** Return a formula as it is compared. */
export function plain(formula: Formula): string {
  return String(formula).replaceAll(" ", "").toLowerCase();
}

/** Whether a field is said of one player for the whole table, or of none. */
export function isWho({ checks = [] }: Pad, { id, kind, of }: PadField): boolean {
  return kind === "flag" && !of && checks.some(({ holds }) => readOne(holds)?.field === id);
}
