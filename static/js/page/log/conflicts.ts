/**
 * Two versions of one thing: what an entry was made for, whether another phone was
 * there first, and what becomes of both. Nobody's version is ever lost by it.
 */

import type { Sheet } from "../../types.ts";
import { appended, counting, inForce, placed } from "./log.ts";
import type { Begun, Change, EntryRecord, Held, LogEntry, Made, Step, Table } from "./records.ts";

/** Entries that are a round as a whole, whatever was tracked of it. */
export const WHOLE = new Set(["round", "section", "game"]);

/** Entries that fit in wherever the game stands: two phones may write them side by side. */
const ANYWHERE = new Set(["adjust", "join", "leave", "finish", "undo", "amend"]);

/** The step the next entry will be. */
export function stepOf({ rounds }: Sheet): Step {
  const last = rounds.findLast(({ no }) => no !== null);
  if (!last) return { round: 1, step: 0 };
  return last.open
    ? { round: last.no ?? 1, step: last.entries.length }
    : { round: (last.no ?? 0) + 1, step: 0 };
}

/** What an entry is made for, where the game stands at `step`. */
export function madeFor(entry: LogEntry, step: Step): Made {
  const { round, step: count } = step;
  return {
    step: ANYWHERE.has(entry.type) ? null : { round, step: count },
    changes: changesOf(entry),
  };
}

/** What a correction changes, in the words of `Made`. */
function changesOf({ type, of, changes }: LogEntry): string[] {
  if (type === "undo") return [`of:${of}`];
  return type === "amend" ? (changes as Change[]).flatMap(touched) : [];
}

function touched(change: Change): string[] {
  if (!("of" in change)) return [`before:${change.before}`];
  if (change.of !== "setup") return [`of:${change.of}`];
  const { seats, options = {} } = (change.entry ?? {}) as { seats?: unknown; options?: object };
  return [...(seats ? ["setup:seats"] : []), ...Object.keys(options).map((name) => `setup:options.${name}`)];
}

/** Whether an entry came from another phone after a draft was begun. */
export function unseen({ seq }: Begun): (kept: EntryRecord) => boolean {
  return (kept) => kept.made === null && (kept.seq ?? 0) > seq;
}

/**
 * The ids of what other phones wrote in the place of an entry; none: its place is free.
 *
 * `log` and `sheet` are the game without the entry; `isNews` says what its writer had not seen.
 */
export function rivals(
  { entry, made }: Pick<EntryRecord, "entry" | "made">,
  log: EntryRecord[],
  sheet: Sheet,
  isNews: (kept: EntryRecord) => boolean,
): string[] {
  if (!made) return [];
  const news = new Set(log.filter(isNews).map((kept) => kept.entry.id));
  if (!news.size) return [];
  return made.step ? inThePlace(made.step, sheet, news) : alsoChanging(entry, made, log, news);
}

function inThePlace({ round, step }: Step, { rounds }: Sheet, news: Set<string>): string[] {
  const row = rounds.find(({ no }) => no === round);
  if (!row?.entries.length || (row.open && step >= row.entries.length)) return [];
  const there = row.entries.slice(Math.min(step, row.entries.length - 1));
  return news.has(there[0] ?? "") ? there.filter((id) => news.has(id)) : [];
}

/** Corrections of the same thing. Two who take back the same mean the same. */
function alsoChanging(entry: LogEntry, made: Made, log: EntryRecord[], news: Set<string>): string[] {
  return inForce(counting(log))
    .filter(({ id, type }) => news.has(id) && !(type === "undo" && entry.type === "undo"))
    .filter((other) => changesOf(other).some((change) => made.changes.includes(change)))
    .map(({ id }) => id);
}

/** The table with a new entry held; null when its place is free. */
export function heldBack({ record, log }: Table, entries: LogEntry[], begun: Begun): Table | null {
  const [entry] = entries;
  if (!entry || entries.length > 1) return null;
  const made = madeFor(entry, begun);
  const ids = rivals({ entry, made }, log, record.sheet, unseen(begun));
  if (!ids.length) return null;
  const [own] = appended(record.id, [], [{ entry, made }]);
  const held = { rivals: ids, with: null, settled: false };
  return own ? { record, log: placed([...log, { ...own, held }]) } : null;
}

/**
 * The log with every waiting entry held whose place is taken, and its own undos and
 * amends with it. `sheet` is the game by what the server has stored.
 */
export function withHeld(
  log: EntryRecord[],
  sheet: Sheet,
  isNews: (kept: EntryRecord) => boolean,
): EntryRecord[] {
  const stored = log.filter(({ seq }) => seq !== null);
  const held = new Map<string, Held>();
  return log.map((kept) => {
    if (kept.seq !== null || kept.refused || kept.held) {
      if (kept.held) held.set(kept.entry.id, kept.held);
      return kept;
    }
    const found = following(kept.entry, held) ?? standingBack(kept, stored, sheet, isNews);
    if (!found) return kept;
    held.set(kept.entry.id, found);
    return { ...kept, held: found };
  });
}

/** How a correction of something held is held with it. */
function following(entry: LogEntry, held: Map<string, Held>): Held | null {
  const id = corrected(entry).find((one) => held.has(one));
  const first = id === undefined ? null : held.get(id);
  return first ? { ...first, with: first.with ?? id ?? null } : null;
}

/** The ids of the entries a correction is about. */
export function corrected({ type, of, changes }: LogEntry): string[] {
  if (type === "undo") return [String(of)];
  if (type !== "amend") return [];
  return (changes as Change[]).map((change) => ("of" in change ? change.of : change.before));
}

/** How an entry stands back for others; what says the same needs nobody's choice. */
function standingBack(
  kept: EntryRecord,
  log: EntryRecord[],
  sheet: Sheet,
  isNews: (kept: EntryRecord) => boolean,
): Held | null {
  const ids = rivals(kept, log, sheet, isNews);
  if (!ids.length) return null;
  const there = log.filter(({ entry }) => ids.includes(entry.id));
  const settled = there.length === 1 && there.every(({ entry }) => sameDeed(entry, kept.entry));
  return { rivals: ids, with: null, settled };
}

/** Whether two entries say the same, whoever wrote them and when. */
export function sameDeed(one: LogEntry, other: LogEntry): boolean {
  return said(one) === said(other);
}

/** What an entry says, its keys in one order. In a card of Greta `at` is its cell. */
function said({ id: _, by: __, ...deed }: LogEntry): string {
  if (typeof deed.at === "string") delete deed.at;
  return JSON.stringify(deed, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
