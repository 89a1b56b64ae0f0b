/** The log as the phone sees it: what counts, what waits, what still stands; how two logs become one. */

import type { Path, Problem, Sheet } from "../../types.ts";
import type { Change, EntryRecord, LogEntry, Made, News, Stamp } from "./records.ts";

/** The entries the engine is to judge: all but those refused or held. */
export function counting(log: EntryRecord[]): LogEntry[] {
  return log.filter(({ refused, held }) => !refused && !held).map(({ entry }) => entry);
}

/** What is still to be sent, in order. */
export function waiting(log: EntryRecord[]): EntryRecord[] {
  return log.filter(({ seq, refused, held }) => seq === null && !refused && !held);
}

/** Whether these entries are in the log already: an earlier try got further than it seemed. */
export function areThere(log: EntryRecord[], entries: LogEntry[]): boolean {
  return entries.every(({ id }) => log.some(({ entry }) => entry.id === id));
}

/** The deeds that count, oldest first; undos themselves are no deeds. */
export function standing(log: LogEntry[]): LogEntry[] {
  return inForce(log).filter(({ type }) => type !== "undo");
}

/** The entries nothing speaks against, undos included. */
export function inForce(log: LogEntry[]): LogEntry[] {
  const against = takenBack(log);
  return log.filter(({ id }) => !against.has(id));
}

/** The newest deed that can be taken back. */
export function newestDeed(log: LogEntry[]): LogEntry | null {
  return standing(log).at(-1) ?? null;
}

/**
 * The ids that no longer count because a standing undo speaks against them.
 *
 * Undoing an undo brings back what stood before; undoing what is already undone
 * does nothing, now and later (as `companion/engine/log.py` reads it).
 */
function takenBack(log: LogEntry[]): Set<string> {
  const against = new Map<string, number>();
  const targets = new Map<string, string>();
  const count = (id: string) => against.get(id) ?? 0;
  for (const { id, type, of } of log) {
    if (type !== "undo" || count(of as string)) continue;
    targets.set(id, of as string);
    let change = 1;
    let target: string | undefined = of as string;
    while (target !== undefined) {
      against.set(target, count(target) + change);
      if (count(target) !== (change > 0 ? 1 : 0)) break;
      change = -change;
      target = targets.get(target);
    }
  }
  return new Set([...against.keys()].filter(count));
}

/**
 * The id of the entry whose text is meant, and the path inside that text.
 *
 * Problems name the place where the text stands; text put there by a correction
 * stands in the amend, at `["changes", 0, "entry", …]`. Null: the set-up at the start.
 */
export function meant(problem: Problem, log: LogEntry[]): { id: string; at: Path } | null {
  const entry = log[problem.entry - 1];
  if (!entry) return null;
  if (entry.type !== "amend" || problem.at[0] !== "changes") return { id: entry.id, at: problem.at };
  const change = (entry.changes as Change[])[Number(problem.at[1])];
  const id = change && ("of" in change ? change.of : change.id);
  return { id: id ?? entry.id, at: problem.at.slice(3) };
}

/** The lines of the ledger written after the game was over. */
export function playedOn(sheet: Sheet, log: LogEntry[]): Set<number> {
  const late = sheet.warnings
    .filter(({ code }) => code === "played_on")
    .map((told) => meant(told, log)?.id ?? "");
  const rows = sheet.rounds.map(({ entries }, row) => (entries.some((id) => late.includes(id)) ? row : -1));
  return new Set(rows.filter((row) => row >= 0));
}

/** The number of the round the game ended with, null while it goes on or if none was played. */
export function lastRound(sheet: Sheet, log: LogEntry[]): number | null {
  if (!sheet.over) return null;
  const late = playedOn(sheet, log);
  return sheet.rounds.findLast(({ no }, row) => no !== null && !late.has(row))?.no ?? null;
}

/** An entry as the server numbers it. */
export interface Told {
  seq: number;
  entry: LogEntry;
  stamp: Stamp | null;
}

/**
 * The log after news from the server: what is stored in the server's order, then
 * what is only here, in its old order. With `whole` the news are the server's
 * whole log; whatever it does not hold any more waits again.
 */
export function merged(game: string, log: EntryRecord[], news: Told[], whole: boolean): EntryRecord[] {
  const told = new Set(news.map(({ entry }) => entry.id));
  const known = new Map(log.map((kept) => [kept.entry.id, kept]));
  const kept = log.filter(({ entry }) => !told.has(entry.id));
  const stored = whole ? [] : kept.filter(({ seq }) => seq !== null);
  const here = whole ? kept.map((one) => ({ ...one, seq: null })) : kept.filter(({ seq }) => seq === null);
  const fresh = news.map((one) => record(game, one, known.get(one.entry.id)));
  const inOrder = [...stored, ...fresh].sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
  return placed([...inOrder, ...here]);
}

function record(game: string, { seq, entry, stamp }: Told, known?: EntryRecord): EntryRecord {
  const made = known?.made ?? null;
  return {
    game,
    place: 0,
    entry,
    seq,
    refused: null,
    made,
    stamp: stamp ?? known?.stamp ?? null,
    held: null,
  };
}

/** A log as the server told it, on a phone that had none. */
export function toldLog(game: string, news: Told[]): EntryRecord[] {
  return merged(game, [], news, true);
}

/** The log with these entries numbered, in their order, up to `seq`; null when the numbers do not fit. */
export function numbered(log: EntryRecord[], last: number, ids: string[], seq: number): EntryRecord[] | null {
  const sent = new Set(ids);
  const fresh = log.filter((kept) => kept.seq === null && sent.has(kept.entry.id));
  if (last + fresh.length !== seq) return null;
  let number = last;
  return log.map((kept) => (fresh.includes(kept) ? { ...kept, seq: ++number } : kept));
}

/** What another tab has put on the disk, and on top of it what only this one has. */
export function rejoined(disk: EntryRecord[], memory: EntryRecord[]): EntryRecord[] {
  const there = new Set(disk.map(({ entry }) => entry.id));
  return placed([...disk, ...memory.filter(({ entry, seq }) => seq === null && !there.has(entry.id))]);
}

/** The records with their places counted anew. */
export function placed(log: EntryRecord[]): EntryRecord[] {
  return log.map((record, place) => (record.place === place ? record : { ...record, place }));
}

/** New entries at the end of a game's log, waiting to be sent. */
export function appended(
  game: string,
  log: EntryRecord[],
  fresh: { entry: LogEntry; made: Made }[],
): EntryRecord[] {
  const blank = { game, seq: null, refused: null, stamp: null, held: null };
  return [...log, ...fresh.map((one, offset) => ({ ...blank, ...one, place: log.length + offset }))];
}

/** News entry by entry, with their numbers and stamps; an older server sends no stamps. */
export function toldBy({ seq, entries, stamps }: Pick<News, "seq" | "entries" | "stamps">): Told[] {
  const first = seq - entries.length + 1;
  return entries.map((entry, place) => ({ seq: first + place, entry, stamp: stamps?.[place] ?? null }));
}
