/** A draft whose place another phone has filled meanwhile. */

import type { Draft } from "../../types.ts";
import { rivals, unseen, WHOLE } from "./conflicts.ts";
import type { EntryPlace } from "./draft.ts";
import type { Begun, DraftRecord, EntryRecord, Table } from "./records.ts";

/** What other phones wrote where a draft was begun; none: its place is free. */
export function overtaking(place: string, begun: Begun | null, { record, log }: Table): EntryRecord[] {
  if (!begun) return [];
  const isNew = place === "new";
  const made = isNew ? { step: begun, changes: [] } : { step: null, changes: [place] };
  const entry = { type: isNew ? "draft" : "amend", id: "", changes: [] };
  const ids = rivals({ entry, made }, log, record.sheet, unseen(begun));
  return log.filter((kept) => ids.includes(kept.entry.id));
}

/** Where a draft counts: a whole round in place of what another phone wrote for it meanwhile, else where it belongs. */
export function countedAt(
  where: EntryPlace,
  { entry }: Draft,
  kept: DraftRecord | null,
  table: Table | null,
): EntryPlace {
  if (kept?.place !== "new" || !table || !WHOLE.has(entry.type)) return where;
  const [theirs] = overtaking(kept.place, kept.begun, table);
  return theirs ? { of: theirs.entry.id } : where;
}
