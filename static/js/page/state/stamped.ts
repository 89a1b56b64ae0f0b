/** What begins on this phone: it gets its id and its moment here. */

import type { Entry } from "../../types.ts";
import { newId, now } from "./ids.ts";
import type { Head, LogEntry } from "./records.ts";

/** The head of a game that begins on this phone. */
export function newHead(file: Head["file"]): Head {
  const id = newId();
  const blank = { seq: 0, epoch: null, known: false, refused: null, gone: null };
  return { id, file: { ...file, id, started: file.started ?? now() }, touched: Date.now(), ...blank };
}

/** An entry with an id and its moment. */
export function stamped(deed: Entry): LogEntry {
  return { at: now(), ...deed, id: deed.id ?? newId() };
}
