/** The log as the phone sees it: what counts, what waits, and how two logs become one. */

import type { EntryRecord, LogEntry } from "./records.ts";

/** The entries the engine is to judge: all but those that were refused. */
export function counting(log: EntryRecord[]): LogEntry[] {
  return log.filter(({ refused }) => !refused).map(({ entry }) => entry);
}

/** What is still to be sent, in order. */
export function waiting(log: EntryRecord[]): EntryRecord[] {
  return log.filter(({ seq, refused }) => seq === null && !refused);
}

/** The deeds that count, oldest first; undos themselves are no deeds. */
export function standing(log: LogEntry[]): LogEntry[] {
  const against = takenBack(log);
  return log.filter(({ id, type }) => type !== "undo" && !against.has(id));
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
 * The log after news from the server: what is stored in the server's order, then
 * what still waits, in its old order. With `whole` the news are the server's
 * whole log; whatever it does not hold any more waits again.
 */
export function merged(
  game: string,
  log: EntryRecord[],
  news: { seq: number; entry: LogEntry }[],
  whole: boolean,
): EntryRecord[] {
  const told = new Set(news.map(({ entry }) => entry.id));
  const kept = log.filter(({ entry }) => !told.has(entry.id));
  const stored = whole ? [] : kept.filter(({ seq }) => seq !== null);
  const still = whole
    ? kept.map((record) => ({ ...record, seq: null }))
    : kept.filter(({ seq }) => seq === null);
  const fresh = news.map(({ seq, entry }) => ({ game, place: 0, entry, seq, refused: null }));
  return placed([...stored, ...fresh, ...still]);
}

/** The records with their places counted anew. */
export function placed(log: EntryRecord[]): EntryRecord[] {
  return log.map((record, place) => (record.place === place ? record : { ...record, place }));
}

/** New entries at the end of a game's log, waiting to be sent. */
export function appended(game: string, log: EntryRecord[], entries: LogEntry[]): EntryRecord[] {
  const fresh = entries.map((entry, offset) => ({
    game,
    place: log.length + offset,
    entry,
    seq: null,
    refused: null,
  }));
  return [...log, ...fresh];
}
