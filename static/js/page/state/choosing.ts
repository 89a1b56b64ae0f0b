/** What a person can do about two versions of one thing, and what each deed writes. */

import { newId } from "./ids.ts";
import { counting, inForce, standing } from "./log.ts";
import type { Change, EntryRecord, LogEntry } from "./records.ts";
import { WHOLE } from "./versions.ts";

/** The versions that wait for a person's choice, oldest first. */
export function undecided(log: EntryRecord[]): EntryRecord[] {
  return log.filter((kept) => kept.held && !kept.held.settled && !kept.held.with && reading(kept, log));
}

/** Every version that stood back for one of these entries, chosen or not. */
export function besides(log: EntryRecord[], ids: string[]): EntryRecord[] {
  return log.filter(
    (kept) =>
      kept.held && !kept.held.with && kept.held.rivals.some((id) => ids.includes(id)) && reading(kept, log),
  );
}

/** How a held version reads after its own corrections; null when its writer took it back. */
export function reading(version: EntryRecord, log: EntryRecord[]): LogEntry | null {
  const { id } = version.entry;
  const own = log.filter(({ entry, held }) => entry.id === id || held?.with === id).map(({ entry }) => entry);
  const deeds = inForce(own);
  if (!deeds.some((entry) => entry.id === id)) return null;
  const changes = deeds.flatMap((entry) =>
    entry.type === "amend" && entry.id !== id ? (entry.changes as Change[]) : [],
  );
  const last = changes.findLast((change) => "of" in change && change.of === id);
  if (!last) return version.entry;
  return last.entry && { ...(last.entry as LogEntry), id };
}

/** The entries to write so that a held version counts, for everybody, in place of what stands there. */
export function deedsToKeep(version: EntryRecord, log: EntryRecord[]): LogEntry[] {
  const mine = reading(version, log);
  if (!mine || !version.held) return [];
  const { id: _, ...deed } = mine;
  const stand = standing(counting(log)).map(({ id }) => id);
  const there = version.held.rivals.filter((id) => stand.includes(id));
  if (mine.type === "undo") return [{ ...deed, id: newId() }];
  if (mine.type === "amend") return [...undone(version.held.rivals, log), { ...deed, id: newId() }];
  if (!there.length) return [{ ...deed, id: newId() }];
  const replaced = WHOLE.has(mine.type) ? there : there.slice(0, 1);
  const changes = replaced.map((of, position) => ({ of, entry: position ? null : deed }));
  return [{ type: "amend", id: newId(), changes }];
}

/** Others took back what a correction is about: that is taken back first. */
function undone(rivals: string[], log: EntryRecord[]): LogEntry[] {
  return inForce(counting(log))
    .filter(({ id, type }) => type === "undo" && rivals.includes(id))
    .map(({ id }) => ({ type: "undo", id: newId(), of: id }));
}

/** The log after the choice: the version and its corrections ask no more. */
export function settled(log: EntryRecord[], id: string): EntryRecord[] {
  return log.map((kept) =>
    kept.held && (kept.entry.id === id || kept.held.with === id)
      ? { ...kept, held: { ...kept.held, settled: true } }
      : kept,
  );
}
