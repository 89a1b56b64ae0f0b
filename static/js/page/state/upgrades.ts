/** Brings what an earlier version of the app has kept into the shape of this one. */

import type { IDBPDatabase, IDBPTransaction } from "idb";
import type { Schema } from "./db.ts";
import type { DraftRecord, EntryRecord, GameRecord } from "./records.ts";

type Upgrade = IDBPTransaction<
  Schema,
  ("games" | "entries" | "drafts" | "people" | "settings")[],
  "versionchange"
>;

/** Makes the stores, or carries over what stands in them. */
export async function upgraded(
  db: IDBPDatabase<Schema>,
  old: number,
  _now: number | null,
  transaction: Upgrade,
): Promise<void> {
  if (old < 1) return firstStores(db);
  await each(transaction.objectStore("games"), gameOfFirst);
  await each(transaction.objectStore("entries"), entryOfFirst);
  await each(transaction.objectStore("drafts"), draftOfFirst);
}

function firstStores(db: IDBPDatabase<Schema>): void {
  db.createObjectStore("games", { keyPath: "id" });
  db.createObjectStore("entries", { keyPath: ["game", "place"] });
  db.createObjectStore("drafts", { keyPath: ["game", "place"] });
  db.createObjectStore("people", { keyPath: "name" });
  db.createObjectStore("settings");
}

interface Shelf<Row> {
  getAll(): Promise<Row[]>;
  put?(row: Row): Promise<unknown>;
}

async function each<Row>(store: Shelf<Row>, carried: (row: Row) => Row): Promise<void> {
  const rows = await store.getAll();
  await Promise.all(rows.map((row) => store.put?.(carried(row))));
}

/** Version 1 knew no turns, and nothing of games that were erased. */
function gameOfFirst(row: GameRecord): GameRecord {
  return { ...row, gone: null, turn: 0 };
}

/** Version 1 did not note what an entry was made for: what waits fits in anywhere. */
function entryOfFirst(row: EntryRecord): EntryRecord {
  const made = row.seq === null ? { step: null, changes: [] } : null;
  return { ...row, made, stamp: null, held: null };
}

/** Version 1 did not note where the game stood. */
function draftOfFirst(row: DraftRecord): DraftRecord {
  return { ...row, begun: null };
}
