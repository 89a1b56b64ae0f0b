/** Entries that cannot count, and what becomes of them: mended or dropped, because a person said so. */

import { placeName } from "./drafts.ts";
import { counting } from "./log.ts";
import type { Change, EntryRecord, LogEntry, Table } from "./records.ts";
import { corrected } from "./versions.ts";

/** Entries that are a round as a whole: a recorder takes them up as they are. */
const WHOLE = ["round", "section", "game"];

/** What a refused entry is to a recorder: the place it belongs to, and how it reads there. */
export interface Mendable {
  where: { of?: string; before?: string };
  deed: LogEntry;
}

/** The refused entries, oldest first; what corrects one of them goes with it. */
export function refusals({ log }: Table): EntryRecord[] {
  const refused = log.filter((kept) => kept.refused);
  const ids = new Set(refused.map(({ entry }) => entry.id));
  return refused.filter(({ entry }) => !corrected(entry).some((one) => ids.has(one)));
}

/** A refused entry as a recorder can take it up; null: it can only be dropped, or another draft lies there. */
export function mendable(
  table: Table,
  { entry }: EntryRecord,
  hasDraft: (place: string) => boolean,
): Mendable | null {
  const found = WHOLE.includes(entry.type) ? { where: {}, deed: entry } : onlyChange(table, entry);
  return found && !hasDraft(placeName(found.where)) ? found : null;
}

/** What a correction of one entry that still counts makes of it. */
function onlyChange({ log }: Table, { type, changes }: LogEntry): Mendable | null {
  const [change, ...others] = type === "amend" ? (changes as Change[]) : [];
  if (!change?.entry || others.length) return null;
  const deed = change.entry as LogEntry;
  const where = "of" in change ? { of: change.of } : { before: change.before };
  const counts = counting(log).some(({ id }) => id === (where.of ?? where.before));
  return counts ? { where, deed } : null;
}
