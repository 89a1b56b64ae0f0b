/** A draft whose place another phone has filled meanwhile. */

import type { Draft } from "../../types.ts";
import { findRivals, isUnseenSince, WHOLE_ROUNDS } from "./conflicts.ts";
import type { EntryPlace } from "./draft.ts";
import type { DraftRecord, DraftStart, EntryRecord, LoadedGame } from "./records.ts";

/** Return what other phones wrote where a draft was begun; none: its place is free. */
export function findOvertaking(
  place: string,
  begun: DraftStart | null,
  { record, log }: LoadedGame,
): EntryRecord[] {
  if (!begun) return [];
  const isNew = place === "new" && !record.sheet.next?.rows_left; // a row has its cell, not a place in the log
  const made = isNew ? { step: begun, changes: [] } : { step: null, changes: [place] };
  const entry = { type: isNew ? "draft" : "amend", id: "", changes: [] };
  const ids = findRivals({ entry, made }, log, record.sheet, isUnseenSince(begun, { record, log }));
  return log.filter((record) => ids.includes(record.entry.id));
}

/** Return the whole round another phone wrote since `start`, of which nothing was tapped here; null for none. */
export function findForeignRound(start: DraftStart, table: LoadedGame): EntryRecord | null {
  return findOvertaking("new", start, table).find(({ entry }) => WHOLE_ROUNDS.has(entry.type)) ?? null;
}

/** Return where a draft counts: a whole round in place of what another phone wrote for it meanwhile, else where it belongs. */
export function placeToCount(
  where: EntryPlace,
  { entry }: Draft,
  record: DraftRecord | null,
  table: LoadedGame | null,
): EntryPlace {
  if (record?.place !== "new" || !table || !WHOLE_ROUNDS.has(entry.type)) return where;
  const [theirs] = findOvertaking(record.place, record.begun, table);
  return theirs ? { of: theirs.entry.id } : where;
}
