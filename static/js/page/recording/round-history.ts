/** How a round came to read as it does, and the versions of it that two phones wrote. */

import type { Sheet } from "../../types.ts";
import { judged } from "../local/evaluate.ts";
import type { Tables } from "../local/games.ts";
import { corrected, WHOLE } from "../log/conflicts.ts";
import { counting, inForce, placed, standing } from "../log/log.ts";
import { type Change, type EntryRecord, type LogEntry, newId, type Table } from "../log/records.ts";
import type { Store } from "../store.ts";

/** One deed of a round's story. */
interface Chapter {
  kept: EntryRecord;
  /** The game as it stood after this deed; null: as it stands now, or it can no longer be told. */
  sheet: Sheet | null;
}

export interface Story {
  /** Its entries as they were written, oldest first. */
  written: EntryRecord[];
  /** What all of it came to before the first correction. */
  first: Sheet | null;
  /** Its corrections that still stand, oldest first. */
  corrections: Chapter[];
  /** The versions that stood back for it. */
  besides: Comparison[];
}

export const UNTOLD: Story = { written: [], first: null, corrections: [], besides: [] };

/** The story of the round made of these entries. */
export async function storyOf(store: Store, table: Table, ids: string[]): Promise<Story> {
  const made = correctionsOf(table.log, ids);
  const [first = null, ...after] = await Promise.all(
    made.map((_, from) => sheetWithout(store.tables, table, made.slice(from))),
  );
  const beside = besides(table.log, ids);
  const compared = await Promise.all(beside.map(({ entry }) => compare(store, table.record.id, entry.id)));
  return {
    written: table.log.filter(({ entry, held }) => !held && ids.includes(entry.id)),
    first,
    corrections: made.map((kept, place) => ({ kept, sheet: after[place] ?? null })),
    besides: compared.filter((comparison) => comparison !== null),
  };
}

/** The game as it would stand without these corrections; null where what came later rests on them. */
async function sheetWithout(tables: Tables, { record }: Table, made: EntryRecord[]): Promise<Sheet | null> {
  const undos = made.map(({ entry }) => ({ type: "undo", id: newId(), of: entry.id }));
  return (await tables.ask(record.id, (engine) => engine.attempt(undos))).sheet;
}

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

/** Takes a refused entry out of the log with what corrects it. */
export function dropRefused(tables: Tables, id: string, entry: string): Promise<void> {
  return tables.rejudge(id, ({ record, log }, engine) =>
    judged(engine, { record, log: without(log, entry) }),
  );
}

/** Between a held version and what stands there: it asks no more. */
export function settle(tables: Tables, id: string, version: string): Promise<void> {
  return tables.change(id, ({ record, log }) => ({ record, log: settled(log, version) }));
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
}

/** A held version with what it would come to; null when there is none of this id. */
export async function compare({ tables }: Store, game: string, id: string): Promise<Comparison | null> {
  const { log } = (await tables.load(game)) ?? { log: [] };
  const version = log.find(({ entry, held }) => entry.id === id && held);
  const mine = version && reading(version, log);
  if (!version || !mine) return null;
  const { sheet } = await tables.ask(game, (engine) => engine.attempt(deedsToKeep(version, log)));
  const { rivals = [] } = version.held ?? {};
  const theirs = log.filter(({ entry }) => rivals.includes(entry.id)).at(-1) ?? null;
  return { version, mine, theirs: correctionsOf(log, rivals).at(-1) ?? theirs, sheet };
}

/** This phone's version counts from now on, for everybody; false: it does not fit any more. */
export async function keepMine(store: Store, game: string, { version }: Comparison): Promise<boolean> {
  const { log } = (await store.tables.load(game)) ?? { log: [] };
  const { problem } = await store.write(game, deedsToKeep(version, log));
  if (problem) return false;
  await settle(store.tables, game, version.entry.id);
  return true;
}

/** What stands there counts; this phone's version stays to be seen. True: that fits always. */
export async function keepTheirs({ tables }: Store, game: string, { version }: Comparison): Promise<true> {
  await settle(tables, game, version.entry.id);
  return true;
}

/** The log without an entry and without what corrects it. */
export function without(log: EntryRecord[], id: string): EntryRecord[] {
  const gone = new Set([id]);
  for (const { entry } of log) if (corrected(entry).some((one) => gone.has(one))) gone.add(entry.id);
  return placed(log.filter(({ entry, seq }) => seq !== null || !gone.has(entry.id)));
}

/** The corrections of these entries that still stand, oldest first. */
export function correctionsOf(log: EntryRecord[], ids: string[]): EntryRecord[] {
  const stand = new Set(standing(counting(log)).map(({ id }) => id));
  return log.filter(
    ({ entry }) =>
      entry.type === "amend" && stand.has(entry.id) && corrected(entry).some((id) => ids.includes(id)),
  );
}
