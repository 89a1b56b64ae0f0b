/** How two logs become one: news from the server, and this phone's own entries. */

import type { News } from "./api.ts";
import type { EntryRecord, LogEntry, Made, Stamp } from "./records.ts";

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
