/** Entries as two phones write them: what is stored, and what one has of its own. */

import { purposeOf } from "../../../static/js/page/log/conflicts.ts";
import type { EntryRecord, LogEntry } from "../../../static/js/page/log/records.ts";
import type { Round, Sheet } from "../../../static/js/types.ts";

export const round = (id: string, points = 1): LogEntry => ({ type: "round", id, players: [{ points }] });
export const trick = (id: string): LogEntry => ({ type: "trick", id, cards: [id] });
export const undo = (id: string, of: string): LogEntry => ({ type: "undo", id, of });
export const amend = (id: string, of: string, points = 9): LogEntry => ({
  type: "amend",
  id,
  changes: [{ of, entry: { type: "round", players: [{ points }] } }],
});

export const setup = (id: string, entry: object): LogEntry => ({
  type: "amend",
  id,
  changes: [{ of: "setup", entry }],
});
export const insert = (id: string, before: string): LogEntry => ({
  type: "amend",
  id,
  changes: [{ before, id: `${id}-new`, entry: { type: "round", players: [] } }],
});

/** A sheet of closed rounds of one entry each; a list is an open round. */
export function sheet(...rounds: (string | string[])[]): Sheet {
  const rows: Round[] = rounds.map((entries, row) => ({
    no: row + 1,
    open: Array.isArray(entries),
    entries: [entries].flat(),
    players: [],
  }));
  return { rounds: rows, warnings: [] } as unknown as Sheet;
}

export function stored(seq: number, entry: LogEntry): EntryRecord {
  return { game: "g", place: 0, entry, seq, refused: null, made: null, stamp: null, held: null };
}

export function own(entry: LogEntry, no = 1, step = 0): EntryRecord {
  return { ...stored(0, entry), seq: null, made: purposeOf(entry, { round: no, step }) };
}

/** Tell whether an entry is one of these, which this phone had not seen. */
export const unseen =
  (...ids: string[]) =>
  (record: EntryRecord) =>
    ids.includes(record.entry.id);
export const heldIds = (log: EntryRecord[]) => log.filter(({ held }) => held).map(({ entry }) => entry.id);
