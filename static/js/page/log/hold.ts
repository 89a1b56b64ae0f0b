/** Entries to be sent that stand back, because another phone was first in their place. */

import type { Sheet } from "../../types.ts";
import { findRivals, purposeOf } from "./conflicts.ts";
import { renumberPlaces, withoutUndone } from "./log.ts";
import type { Change, EntryPurpose, EntryRecord, Hold, LoadedGame, LogEntry } from "./records.ts";
import { findUnreadRounds } from "./unread.ts";

/**
 * Return the log with every waiting entry held whose place is taken, and its own undos and
 * amends with it; what such an amend changes beside goes on as one of its own. `sheet` is the
 * game by what the server has stored, `before` as it has been shown here.
 */
export function holdRivals(
  log: EntryRecord[],
  sheet: Sheet,
  isUnseen: (record: EntryRecord) => boolean,
  before = sheet,
): EntryRecord[] {
  const stored = log.filter(({ seq }) => seq !== null);
  const held = new Map<string, Hold>();
  const judge = (record: EntryRecord): EntryRecord[] => {
    if (record.seq !== null || record.refused || record.held) {
      if (record.held) noteHeld(record, record.held, held, log);
      return [record];
    }
    const moved = { ...record, made: movePurpose(record, before, sheet) };
    const hold = holdAlong(record.entry, held) ?? holdFor(moved, stored, sheet, isUnseen);
    if (!hold) return [record];
    const rest = restOf(record, held, log);
    noteHeld(record, hold, held, rest ? [...log, rest] : log);
    return [{ ...record, held: hold }, ...(rest ? judge(rest) : [])];
  };
  const judged = log.flatMap(judge);
  return judged.length === log.length ? judged : renumberPlaces(judged);
}

/** Note an entry as held, with what it puts in, unless something in the log that is not held puts in the same. */
export function noteHeld(
  { entry }: EntryRecord,
  hold: Hold,
  held: Map<string, Hold>,
  log: EntryRecord[],
): void {
  held.set(entry.id, hold);
  const others = log.filter((one) => !one.held && one.entry.id !== entry.id);
  const standing = new Set(others.flatMap((one) => insertedIds(one.entry)));
  for (const id of insertedIds(entry))
    if (!standing.has(id)) held.set(id, { ...hold, with: hold.with ?? entry.id });
}

/**
 * Return what a correction changes beside what is held, as a correction of its own; null where that is nothing or all
 * of it, where its writer has taken it back, or where another phone wrote it, which does the same.
 */
export function restOf(record: EntryRecord, held: Map<string, Hold>, log: EntryRecord[]): EntryRecord | null {
  const entries = log.map(({ entry }) => entry);
  const { entry, relayed } = record;
  const id = `${entry.id}+`; // the same however often it is judged
  if (entry.type !== "amend" || relayed || entries.some((one) => one.id === id)) return null;
  const all = entry.changes as Change[];
  const changes = all.filter((change) => !held.has(correctedId(change)));
  if (!changes.length || changes.length === all.length) return null;
  if (!withoutUndone(entries).some((one) => one.id === entry.id)) return null;
  const rest = { ...entry, id, changes };
  return { ...record, entry: rest, made: purposeOf(rest, { round: 0, step: 0 }) };
}

/**
 * Return what an entry was made for, its round counted as in `sheet`: rounds that were put in or removed before it
 * since `before`, the game as its writer knew it, move it.
 */
export function movePurpose(
  { entry, made }: EntryRecord,
  before: Sheet,
  { rounds }: Sheet,
): EntryPurpose | null {
  if (!made?.step) return made;
  const numberOf = (id: string) => before.rounds.find(({ entries }) => entries.includes(id))?.no ?? 0;
  const last = rounds.findLast(({ no, entries }) => no && entries.some(numberOf));
  const moved = last ? (last.no ?? 0) - Math.max(...last.entries.map(numberOf)) : 0;
  return { ...made, step: { ...made.step, round: (numberOf(entry.id) || made.step.round) + moved } };
}

/** Return how a correction of something held is held with it. */
export function holdAlong(entry: LogEntry, held: Map<string, Hold>): Hold | null {
  const id = correctedIds(entry).find((one) => held.has(one));
  const first = id === undefined ? null : held.get(id);
  return first ? { ...first, with: first.with ?? id ?? null } : null;
}

/** Return how an entry stands back for others; what says the same needs nobody's choice. */
function holdFor(
  record: EntryRecord,
  log: EntryRecord[],
  sheet: Sheet,
  isUnseen: (record: EntryRecord) => boolean,
): Hold | null {
  const rivals = findRivals(record, log, sheet, isUnseen);
  const ids = rivals.length ? rivals : findUnreadRounds(record, log, sheet, isUnseen);
  if (!ids.length) return null;
  const standing = log.filter(({ entry }) => ids.includes(entry.id));
  const settled = standing.length === 1 && standing.every(({ entry }) => isSameAction(entry, record.entry));
  return { rivals: ids, with: null, settled: settled || record.relayed !== undefined };
}

/** Return the table with an entry settled that is held and says the same as the one that stands; null where it does not. */
export function settleSame({ record, log }: LoadedGame, id: string): LoadedGame | null {
  const own = log.find(({ entry }) => entry.id === id);
  const standing = log.filter(({ entry }) => own?.held?.rivals.includes(entry.id));
  if (!own?.held || standing.length !== 1 || !standing.every(({ entry }) => isSameAction(entry, own.entry)))
    return null;
  const settled = { ...own, held: { ...own.held, settled: true } };
  return { record, log: log.map((one) => (one === own ? settled : one)) };
}

/** Return whether two entries say the same, whoever wrote them and when. */
export function isSameAction(one: LogEntry, other: LogEntry): boolean {
  return contentOf(one) === contentOf(other);
}

/** Return what an entry says, its keys in one order. In a card of Greta `at` is its cell. */
function contentOf({ id: _, by: __, ...action }: LogEntry): string {
  if (typeof action.at === "string") delete action.at;
  return JSON.stringify(action, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Return the ids of the entries a correction is about. */
export function correctedIds({ type, of, changes }: LogEntry): string[] {
  if (type === "undo") return [String(of)];
  return type === "amend" ? (changes as Change[]).map(correctedId) : [];
}

function correctedId(change: Change): string {
  return "of" in change ? change.of : change.before;
}

/** Return the ids of the entries a correction puts in. */
function insertedIds({ type, changes }: LogEntry): string[] {
  return type === "amend" ? (changes as Change[]).flatMap((change) => ("of" in change ? [] : change.id)) : [];
}

/** Return whether an entry corrects some of these, and no other. */
export function correctsOnly(entry: LogEntry, ids: Set<string>): boolean {
  const corrected = correctedIds(entry);
  return corrected.length > 0 && corrected.every((id) => ids.has(id));
}
