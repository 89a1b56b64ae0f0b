/**
 * The phone's own database. Every write is durable when its promise resolves.
 *
 * WebKit may drop the connection at any time: it is opened anew then and the
 * work done again, never on the dead handle.
 */

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { DraftRecord, EntryRecord, GameRecord, Person } from "./records.ts";

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
  entries: { key: [string, number]; value: EntryRecord };
  drafts: { key: [string, string]; value: DraftRecord };
  people: { key: string; value: Person };
  settings: { key: string; value: unknown };
}

const STORES = ["games", "entries", "drafts", "people", "settings"] as const;
type StoreName = (typeof STORES)[number];
type Writing = IDBPTransaction<Schema, StoreName[], "readwrite">;

const VERSION = 1;

let connection: Promise<IDBPDatabase<Schema>> | null = null;

function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>("companion", VERSION, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" });
      db.createObjectStore("entries", { keyPath: ["game", "place"] });
      db.createObjectStore("drafts", { keyPath: ["game", "place"] });
      db.createObjectStore("people", { keyPath: "name" });
      db.createObjectStore("settings");
    },
    blocking: forget,
    terminated: forget,
  });
  connection.catch(forget);
  return connection;
}

function forget(): void {
  const lost = connection;
  connection = null;
  lost?.then((db) => db.close()).catch(() => undefined);
}

/** What `work` gives, done a second time on a fresh connection when the first one was dead. */
async function onConnection<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await connect();
  try {
    return await work(db);
  } catch (error) {
    if (!(error instanceof DOMException) || !["InvalidStateError", "UnknownError"].includes(error.name))
      throw error;
    forget();
    return work(await connect());
  }
}

/** Resolves when everything `work` asked for is on the disk: all of it or nothing. */
export function write(work: (transaction: Writing) => Promise<unknown>[]): Promise<void> {
  return onConnection(async (db) => {
    const transaction = db.transaction([...STORES], "readwrite", { durability: "strict" });
    await Promise.all([...work(transaction), transaction.done]);
  });
}

export function allGames(): Promise<GameRecord[]> {
  return onConnection((db) => db.getAll("games"));
}

export function gameOf(id: string): Promise<GameRecord | undefined> {
  return onConnection((db) => db.get("games", id));
}

/** A game's entries in the order of its log. */
export function entriesOf(game: string): Promise<EntryRecord[]> {
  return onConnection((db) => db.getAll("entries", everyPlaceOf(game)));
}

export function draftsOf(game: string): Promise<DraftRecord[]> {
  return onConnection((db) => db.getAll("drafts", IDBKeyRange.bound([game, ""], [game, "\uffff"])));
}

export function allPeople(): Promise<Person[]> {
  return onConnection((db) => db.getAll("people"));
}

/** Every setting by its name. */
export function allSettings(): Promise<Map<string, unknown>> {
  return onConnection(async (db) => {
    const [names, values] = await Promise.all([db.getAllKeys("settings"), db.getAll("settings")]);
    return new Map(names.map((name, position) => [name, values[position]]));
  });
}

/** The keys of all entries of a game, from a place on. */
export function everyPlaceOf(game: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([game, from], [game, Number.POSITIVE_INFINITY]);
}
