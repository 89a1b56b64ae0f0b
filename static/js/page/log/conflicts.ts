/**
 * Two versions of one thing: what an entry was made for, whether another phone was
 * there first, and what becomes of both. Nobody's version is ever lost by it.
 */

import type { Sheet } from "../../types.ts";
import { accepted, appendEntries, renumberPlaces, withoutUndone } from "./log.ts";
import type {
  Change,
  DraftStart,
  EntryPurpose,
  EntryRecord,
  GameRecord,
  LoadedGame,
  LogEntry,
  Step,
} from "./records.ts";

/** The place of the draft of what is recorded next. */
export const NEXT_PLACE = "new";

/** Entries that are a round as a whole, whatever was tracked of it. */
export const WHOLE_ROUNDS = new Set(["round", "section", "game", "row"]);

/** Entries that fit in wherever the game stands: two phones may write them side by side. */
const FREE_TYPES = new Set(["adjust", "join", "leave", "finish", "undo", "amend", "row"]);

/** Return the step the next entry will be. */
export function nextStep({ rounds }: Sheet): Step {
  const last = rounds.findLast(({ no }) => no !== null);
  if (!last) return { round: 1, step: 0 };
  return last.open
    ? { round: last.no ?? 1, step: last.entries.length }
    : { round: (last.no ?? 0) + 1, step: 0 };
}

/** Return what an entry is made for, where the game stands at `step`. */
export function purposeOf(entry: LogEntry, step: Step): EntryPurpose {
  const { round, step: count } = step;
  return {
    step: FREE_TYPES.has(entry.type) ? null : { round, step: count },
    changes: changeKeys(entry),
  };
}

/** Return what a correction changes, in the words of `Made`; of a pad of rows the cell that is filled. */
function changeKeys({ type, of, changes, seat, row }: LogEntry): string[] {
  if (type === "undo") return [`of:${of}`];
  if (type === "row") return [`${seat}.${row}`];
  return type === "amend" ? (changes as Change[]).flatMap(keysOf) : [];
}

function keysOf(change: Change): string[] {
  if (!("of" in change)) return [`before:${change.before}`];
  if (change.of !== "setup") return [`of:${change.of}`];
  const { options, ...rest } = (change.entry ?? {}) as { options?: object };
  return [
    ...Object.keys(rest).map((part) => `setup:${part}`),
    ...Object.keys(options ?? {}).map((name) => `setup:options.${name}`),
  ];
}

/** Return where a draft begins now. */
export function startOf(record: GameRecord, log: EntryRecord[]): DraftStart {
  const seq = Math.max(record.seq, ...log.map(({ seq }) => seq ?? 0));
  return { ...nextStep(record.sheet), seq, epoch: record.epoch, relayed: countRelayed(log) };
}

/** Return how many entries wait that were read from other phones' screens. */
function countRelayed(log: EntryRecord[]): number {
  return log.filter(({ seq, relayed }) => relayed && seq === null).length;
}

/**
 * Return whether an entry came from another phone after a draft was begun, read from its screen or told by the server;
 * numbers of a restored server do not say what was known before.
 */
export function isUnseenSince(
  { seq, epoch, relayed: read = 0 }: DraftStart,
  { record, log }: LoadedGame,
): (record: EntryRecord) => boolean {
  const hasRead = countRelayed(log) > read;
  const last = epoch && record.epoch && epoch !== record.epoch ? 0 : seq;
  return ({ seq, made, relayed }) =>
    seq === null ? hasRead && !!relayed : seq > last && (!made || (!!relayed && !read));
}

/**
 * Return the ids of what other phones wrote in the place of an entry; none: its place is free.
 *
 * `log` and `sheet` are the game without the entry; `isUnseen` says what its writer had not seen.
 */
export function findRivals(
  { entry, made }: Pick<EntryRecord, "entry" | "made">,
  log: EntryRecord[],
  sheet: Sheet,
  isUnseen: (record: EntryRecord) => boolean,
): string[] {
  if (!made) return [];
  const unseen = new Set(log.filter(isUnseen).map((record) => record.entry.id));
  if (!unseen.size) return [];
  return made.step ? findRivalsAtStep(made.step, sheet, unseen) : findRivalChanges(entry, made, log, unseen);
}

function findRivalsAtStep({ round, step }: Step, { rounds }: Sheet, unseen: Set<string>): string[] {
  const row = rounds.find(({ no }) => no === round);
  if (!row?.entries.length || (row.open && step >= row.entries.length)) return [];
  const rest = row.entries.slice(Math.min(step, row.entries.length - 1));
  return unseen.has(rest[0] ?? "") ? rest.filter((id) => unseen.has(id)) : [];
}

/** Return corrections of the same thing. Two who take back the same mean the same. */
function findRivalChanges(
  entry: LogEntry,
  made: EntryPurpose,
  log: EntryRecord[],
  unseen: Set<string>,
): string[] {
  return withoutUndone(accepted(log))
    .filter(({ id, type }) => unseen.has(id) && !(type === "undo" && entry.type === "undo"))
    .filter((other) => changeKeys(other).some((change) => made.changes.includes(change)))
    .map(({ id }) => id);
}

/** Return the table with a new entry held; null when its place is free. */
export function holdEntry(
  { record, log }: LoadedGame,
  entries: LogEntry[],
  begun: DraftStart,
): LoadedGame | null {
  const [entry] = entries;
  if (!entry || entries.length > 1) return null;
  const made = purposeOf(entry, begun);
  const ids = findRivals({ entry, made }, log, record.sheet, isUnseenSince(begun, { record, log }));
  if (!ids.length) return null;
  const [own] = appendEntries(record.id, [], [{ entry, made }]);
  const held = { rivals: ids, with: null, settled: false };
  return own ? { record, log: renumberPlaces([...log, { ...own, held }]) } : null;
}
