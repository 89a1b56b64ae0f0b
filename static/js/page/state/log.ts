/** The log as the phone sees it: what counts, what waits, what still stands. */

import type { EntryRecord, LogEntry } from "./records.ts";

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
