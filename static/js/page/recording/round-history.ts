/** How a round came to read as it does, and the versions of it that two phones wrote. */

import type { Sheet } from "../../types.ts";
import { evaluate } from "../local/evaluate.ts";
import type { Games, LogChange } from "../local/games.ts";
import { WHOLE_ROUNDS } from "../log/conflicts.ts";
import { correctedIds, correctsOnly } from "../log/hold.ts";
import { accepted, effective, renumberPlaces, withoutUndone } from "../log/log.ts";
import { type Change, type EntryRecord, type LoadedGame, type LogEntry, newId } from "../log/records.ts";
import type { Store } from "../store.ts";

/** A change that puts an entry in. */
type Insertion = Extract<Change, { before: string }>;

/** One deed of a round's story. */
interface Revision {
  record: EntryRecord;
  /** The game as it stood after this deed; null: as it stands now, or it can no longer be told. */
  sheet: Sheet | null;
}

export interface RoundHistory {
  /** Its entries as they were written, oldest first. */
  entries: EntryRecord[];
  /** What all of it came to before the first correction. */
  first: Sheet | null;
  /** Its corrections that still stand, oldest first. */
  corrections: Revision[];
  /** The versions that stood back for it. */
  comparisons: Comparison[];
}

export const EMPTY_HISTORY: RoundHistory = { entries: [], first: null, corrections: [], comparisons: [] };

/** Return the story of the round made of these entries. */
export async function loadHistory(store: Store, table: LoadedGame, ids: string[]): Promise<RoundHistory> {
  const corrections = findCorrections(table.log, ids).filter(({ entry }) => changesAny(entry, ids));
  const [first = null, ...after] = await Promise.all(
    corrections.map((_, from) => fetchSheetWithout(store.games, table, corrections.slice(from))),
  );
  const versions = findVersions(table.log, ids);
  const compared = await Promise.all(
    versions.map(({ entry }) => compareVersions(store, table.record.id, entry.id)),
  );
  return {
    entries: findAuthorRecords(table.log, ids),
    first,
    corrections: corrections.map((record, place) => ({ record, sheet: after[place] ?? null })),
    comparisons: compared.filter((comparison) => comparison !== null),
  };
}

/**
 * Return by whom these entries were written, oldest first. An entry that was inserted stands for the correction which
 * did that, under its own id.
 */
export function findAuthorRecords(log: EntryRecord[], ids: string[]): EntryRecord[] {
  const stand = new Set(effective(accepted(log)).map(({ id }) => id));
  return log.flatMap((record) => {
    const { entry, held } = record;
    if (ids.includes(entry.id)) return held ? [] : [record];
    const changes = entry.type === "amend" && stand.has(entry.id) ? (entry.changes as Change[]) : [];
    return changes.flatMap((change) =>
      "before" in change && ids.includes(change.id)
        ? [{ ...record, entry: { ...entry, id: change.id } }]
        : [],
    );
  });
}

/** Return whether a correction changes one of these entries, and does not only insert something before one. */
export function changesAny({ changes }: LogEntry, ids: string[]): boolean {
  return (changes as Change[]).some((change) => "of" in change && ids.includes(change.of));
}

/** Return the game as it would stand without these corrections; null where what came later rests on them. */
function fetchSheetWithout(
  games: Games,
  { record }: LoadedGame,
  corrections: EntryRecord[],
): Promise<Sheet | null> {
  const undos = corrections.map(({ entry }) => ({ type: "undo", id: newId(), of: entry.id }));
  return fetchSheetWith(games, record.id, undos);
}

/** Return the game as it would stand with these entries; null where the engine refuses them or what came later. */
async function fetchSheetWith(games: Games, game: string, entries: LogEntry[]): Promise<Sheet | null> {
  const { sheet, problem } = await games.ask(game, (engine) => engine.attempt(entries));
  return problem ? null : sheet; // beside a problem the sheet ends where that arose
}

/** Return the versions that wait for a person's choice, oldest first. */
export function findUndecided(log: EntryRecord[]): EntryRecord[] {
  return log.filter(
    (record) => record.held && !record.held.settled && !record.held.with && readVersion(record, log),
  );
}

/** Return every version that stood back for one of these entries, chosen or not. */
export function findVersions(log: EntryRecord[], ids: string[]): EntryRecord[] {
  return log.filter(
    (record) =>
      record.held &&
      !record.held.with &&
      record.held.rivals.some((id) => ids.includes(id)) &&
      readVersion(record, log),
  );
}

/** Return how a held version reads after its own corrections; null when its writer took it back. */
export function readVersion(version: EntryRecord, log: EntryRecord[]): LogEntry | null {
  const { id } = version.entry;
  const own = log.filter(({ entry, held }) => entry.id === id || held?.with === id).map(({ entry }) => entry);
  const actions = withoutUndone(own);
  if (!actions.some((entry) => entry.id === id)) return null;
  const changes = actions.flatMap((entry) =>
    entry.type === "amend" && entry.id !== id ? (entry.changes as Change[]) : [],
  );
  if (version.entry.type === "amend") return withInsertions(version.entry, changes);
  const last = changes.findLast((change) => "of" in change && change.of === id);
  if (!last) return version.entry;
  return last.entry && { ...(last.entry as LogEntry), id };
}

/** Return a correction with what it puts in as later `changes` have it; null where nothing of it is left. */
function withInsertions(entry: LogEntry, later: Change[]): LogEntry | null {
  const changes = later.reduce(
    (before, one) =>
      before.flatMap((change) => ("before" in change ? correctInsertion(change, one) : change)),
    entry.changes as Change[],
  );
  return changes.length ? { ...entry, changes } : null;
}

/** Return an insertion as another change leaves it: rewritten, removed, or with another one before it. */
function correctInsertion(inserted: Insertion, change: Change): Change[] {
  if ("before" in change)
    return change.before === inserted.id ? [{ ...change, before: inserted.before }, inserted] : [inserted];
  if (change.of !== inserted.id) return [inserted];
  return change.entry ? [{ ...inserted, entry: change.entry }] : [];
}

/** Return the entries to write so that a held version counts, for everybody, in place of what stands there. */
export function actionsToKeep(version: EntryRecord, log: EntryRecord[]): LogEntry[] {
  const mine = readVersion(version, log);
  if (!mine || !version.held) return [];
  const { id: _, ...action } = mine;
  const stand = effective(accepted(log)).map(({ id }) => id);
  const standing = version.held.rivals.filter((id) => stand.includes(id));
  if (mine.type === "undo") return [{ ...action, id: newId() }];
  if (mine.type === "amend") return [...undoUndos(version.held.rivals, log), { ...action, id: newId() }];
  if (!standing.length) return [{ ...action, id: newId() }];
  const replaced = WHOLE_ROUNDS.has(mine.type) ? standing : standing.slice(0, 1);
  const changes = replaced.map((of, position) => ({ of, entry: position ? null : action }));
  return [{ type: "amend", id: newId(), changes }];
}

/**
 * Return the entries to write so that a held round counts beside the one in its place, as the round after it; none
 * where only one of the two can count.
 */
export function actionsToKeepBoth(version: EntryRecord, { record, log }: LoadedGame): LogEntry[] {
  const mine = readVersion(version, log);
  const { rounds } = record.sheet;
  const row = rounds.findIndex(({ entries, open }) => !open && entries.some((id) => isRival(version, id)));
  if (!mine || !WHOLE_ROUNDS.has(mine.type) || row < 0) return [];
  const { id: _, ...entry } = mine;
  const next = rounds[row + 1]?.entries[0];
  if (next === undefined) return [{ ...entry, id: newId() }];
  return [{ type: "amend", id: newId(), changes: [{ before: next, id: newId(), entry }] }];
}

function isRival({ held }: EntryRecord, id: string): boolean {
  return held?.rivals.includes(id) ?? false;
}

/** Return others took back what a correction is about: that is taken back first. */
function undoUndos(rivals: string[], log: EntryRecord[]): LogEntry[] {
  return withoutUndone(accepted(log))
    .filter(({ id, type }) => type === "undo" && rivals.includes(id))
    .map(({ id }) => ({ type: "undo", id: newId(), of: id }));
}

/** Return the log after the choice: the version and its corrections ask no more. */
export function markSettled(log: EntryRecord[], id: string): EntryRecord[] {
  return log.map((record) =>
    record.held && (record.entry.id === id || record.held.with === id)
      ? { ...record, held: { ...record.held, settled: true } }
      : record,
  );
}

/** Take a refused entry out of the log with what corrects it. */
export function dropRefused(games: Games, id: string, entry: string): Promise<void> {
  return games.reevaluate(id, ({ record, log }, engine) =>
    evaluate(engine, { record, log: withoutEntry(log, entry) }),
  );
}

/** Mark a held version as decided: nobody is asked any more. */
export function settleVersion(games: Games, id: string, version: string): Promise<void> {
  return games.change(id, ({ record, log }) => ({ record, log: markSettled(log, version) }));
}

/** A held version beside what stands in its place. */
export interface Comparison {
  version: EntryRecord;
  /** How the held entry reads. */
  mine: LogEntry;
  /** What stands in its place: the newest entry or correction; null: nothing does any more. */
  theirs: EntryRecord | null;
  /** The game with this version in place of the other; null: it does not fit any more. */
  sheet: Sheet | null;
  /** The game with both as rounds of their own; null: only one of the two can count. */
  both: Sheet | null;
}

/** Return a held version with what it would come to; null when there is none of this id. */
export async function compareVersions(
  { games }: Store,
  game: string,
  id: string,
): Promise<Comparison | null> {
  const table = await games.load(game);
  const { log } = table ?? { log: [] };
  const version = log.find(({ entry, held }) => entry.id === id && held);
  const mine = version && readVersion(version, log);
  if (!table || !version || !mine) return null;
  const sheet = await fetchSheetWith(games, game, actionsToKeep(version, log));
  const together = actionsToKeepBoth(version, table);
  const both = together.length ? await fetchSheetWith(games, game, together) : null;
  const { rivals = [] } = version.held ?? {};
  const replaced = mine.type === "place" ? rivals.slice(0, 1) : rivals; // a card takes the place of one alone
  const theirs = log.filter(({ entry }) => replaced.includes(entry.id)).at(-1) ?? null;
  return { version, mine, theirs: findCorrections(log, replaced).at(-1) ?? theirs, sheet, both };
}

/** Make this phone's version count for everybody from now on; false: it does not fit any more. */
export async function keepMine(store: Store, game: string, { version }: Comparison): Promise<boolean> {
  const { log } = (await store.games.load(game)) ?? { log: [] };
  const { id } = version.entry;
  return writeChoice(store, game, actionsToKeep(version, log), (after) => markSettled(after, id));
}

/** Make both count, as two rounds: the held one is an entry like any other then. False: they do not fit any more. */
export async function keepBoth(store: Store, game: string, { version }: Comparison): Promise<boolean> {
  const table = await store.games.load(game);
  const { id } = version.entry;
  const actions = table ? actionsToKeepBoth(version, table) : [];
  return writeChoice(store, game, actions, (after) => withoutEntry(after, id));
}

/** Write what counts from now on and what `settle` makes of the log, in one transaction; false: it does not fit any more. */
async function writeChoice(
  store: Store,
  game: string,
  actions: LogEntry[],
  settle: LogChange,
): Promise<boolean> {
  return actions.length > 0 && !(await store.write(game, actions, undefined, settle)).problem;
}

/** Let what stands there count; this phone's version stays to be seen. True: that fits always. */
export async function keepTheirs({ games }: Store, game: string, { version }: Comparison): Promise<true> {
  await settleVersion(games, game, version.entry.id);
  return true;
}

/** Return the log without an entry, without what is held with it, and without what corrects nothing else. */
export function withoutEntry(log: EntryRecord[], id: string): EntryRecord[] {
  const gone = new Set([id]);
  for (const { entry, held } of log) if (held?.with === id || correctsOnly(entry, gone)) gone.add(entry.id);
  return renumberPlaces(log.filter(({ entry, seq }) => seq !== null || !gone.has(entry.id)));
}

/** Return the corrections of these entries that still stand, oldest first. */
export function findCorrections(log: EntryRecord[], ids: string[]): EntryRecord[] {
  const stand = new Set(effective(accepted(log)).map(({ id }) => id));
  return log.filter(
    ({ entry }) =>
      entry.type === "amend" && stand.has(entry.id) && correctedIds(entry).some((id) => ids.includes(id)),
  );
}
