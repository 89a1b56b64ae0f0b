/**
 * The phone's own database. Every write is durable when its promise resolves.
 *
 * WebKit may drop the connection at any time: it is opened anew then and the
 * work done again, never on the dead handle.
 */

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { DraftRecord, EntryRecord, GameRecord, LoadedGame, Person } from "../log/records.ts";

export interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
  entries: { key: [string, number]; value: EntryRecord };
  drafts: { key: [string, string]; value: DraftRecord };
  people: { key: string; value: Person };
  settings: { key: string; value: unknown };
}

const STORES = ["games", "entries", "drafts", "people", "settings"] as const;
type StoreName = (typeof STORES)[number];
type WriteTransaction = IDBPTransaction<Schema, StoreName[], "readwrite">;

const DB_VERSION = 2;

/** Another tab has written to this game since it was read: read it again. */
export class StaleWriteError extends Error {}

/** Another tab has made an entry of this draft, or thrown it away. */
export class MissingDraftError extends StaleWriteError {}

/** Names of errors after which the handle is dead, or the work was broken off with it. */
const CONNECTION_ERRORS = ["InvalidStateError", "UnknownError", "AbortError"];

let connection: Promise<IDBPDatabase<Schema>> | null = null;

function connect(): Promise<IDBPDatabase<Schema>> {
  if (connection) return connection;
  const opening = openDB<Schema>("companion", DB_VERSION, {
    upgrade: upgradeDatabase,
    blocking: closeConnection,
    terminated: closeConnection,
  });
  opening.catch(closeConnection);
  connection = opening;
  return opening;
}

function closeConnection(): void {
  const closing = connection;
  connection = null;
  closing?.then((db) => db.close()).catch(() => undefined);
}

/** Return what `work` gives, done a second time on a fresh connection when the first one was dead. */
async function withConnection<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await connect();
  try {
    return await work(db);
  } catch (error) {
    if (!(error instanceof DOMException) || !CONNECTION_ERRORS.includes(error.name)) throw error;
    closeConnection();
    return work(await connect());
  }
}

/** Do `work`; resolve when everything it asked for at once is on the disk: all of it or nothing. */
export function write(work: (transaction: WriteTransaction) => Promise<unknown>[]): Promise<void> {
  return withConnection(async (db) => {
    const transaction = db.transaction([...STORES], "readwrite", { durability: "strict" });
    await finishTransaction(transaction, work(transaction));
  });
}

/** Commit at once: the disk need not wait until a busy page has heard of every answer. */
function finishTransaction(transaction: WriteTransaction, requests: Promise<unknown>[]): Promise<unknown> {
  transaction.commit();
  return Promise.all([...requests, transaction.done]);
}

/** What is to be on the disk of one game. */
export interface GameWrite extends LoadedGame {
  /** The first place of the log that changed. */
  from: number;
  /** The turn the disk had when the game was read. */
  after: number;
  /** The draft that goes with it. */
  draft?: DraftRow;
}

/** A draft that becomes an entry; `mustExist`: only while it is there. */
export interface DraftRow {
  place: string;
  mustExist: boolean;
}

/**
 * Write a game with its log; resolve when it is on the disk. Throws `StaleWriteError` or `MissingDraftError` where
 * another tab was first.
 */
export function writeGame({ record, log, from, after, draft }: GameWrite): Promise<void> {
  return withConnection(async (db) => {
    const transaction = db.transaction([...STORES], "readwrite", { durability: "strict" });
    transaction.done.catch(() => undefined);
    const entries = transaction.objectStore("entries");
    const drafts = transaction.objectStore("drafts");
    const [hasDraft, stored] = await Promise.all([
      !draft?.mustExist || drafts.getKey([record.id, draft.place]),
      transaction.objectStore("games").get(record.id),
    ]);
    if (!hasDraft) abortWith(transaction, new MissingDraftError());
    if ((stored?.turn ?? 0) !== after) abortWith(transaction, new StaleWriteError());
    await finishTransaction(transaction, [
      transaction.objectStore("games").put(record),
      entries.delete(entryKeys(record.id, from)),
      ...log.slice(from).map((row) => entries.put(row)),
      ...(draft ? [drafts.delete([record.id, draft.place])] : []),
    ]);
  });
}

function abortWith(transaction: WriteTransaction, error: Error): never {
  transaction.abort();
  throw error;
}

export function loadGames(): Promise<GameRecord[]> {
  return withConnection((db) => db.getAll("games"));
}

/**
 * Return a game with its entries in the order of its log, both of one time; null: not on this phone,
 * or `known` is its turn already.
 */
export function loadGame(id: string, known?: number): Promise<LoadedGame | null> {
  return withConnection(async (db) => {
    const transaction = db.transaction(["games", "entries"]);
    const reading = transaction.objectStore("games").get(id);
    const isKnown = known !== undefined && (await reading)?.turn === known;
    const entries = isKnown ? [] : transaction.objectStore("entries").getAll(entryKeys(id));
    const [record, log] = await Promise.all([reading, entries, transaction.done]);
    return record && !isKnown ? { record, log } : null;
  });
}

export function loadDrafts(game: string): Promise<DraftRecord[]> {
  return withConnection((db) => db.getAll("drafts", IDBKeyRange.bound([game, ""], [game, "\uffff"])));
}

/** Return whether a round is begun in any game. */
export function hasDrafts(): Promise<boolean> {
  return withConnection(async (db) => (await db.count("drafts")) > 0);
}

export function loadPeople(): Promise<Person[]> {
  return withConnection((db) => db.getAll("people"));
}

/** Return every setting by its name. */
export function loadSettings(): Promise<Map<string, unknown>> {
  return withConnection(async (db) => {
    const [names, values] = await Promise.all([db.getAllKeys("settings"), db.getAll("settings")]);
    return new Map(names.map((name, position) => [name, values[position]]));
  });
}

/** Return the keys of all entries of a game, from a place on. */
function entryKeys(game: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([game, from], [game, Number.POSITIVE_INFINITY]);
}

type Upgrade = IDBPTransaction<
  Schema,
  ("games" | "entries" | "drafts" | "people" | "settings")[],
  "versionchange"
>;

/** Make the stores, or carries over what stands in them. */
export async function upgradeDatabase(
  db: IDBPDatabase<Schema>,
  old: number,
  _now: number | null,
  transaction: Upgrade,
): Promise<void> {
  if (old < 1) return createStores(db);
  await upgradeRows(transaction.objectStore("games"), upgradeGame);
  await upgradeRows(transaction.objectStore("entries"), upgradeEntry);
  await upgradeRows(transaction.objectStore("drafts"), upgradeDraft);
}

function createStores(db: IDBPDatabase<Schema>): void {
  db.createObjectStore("games", { keyPath: "id" });
  db.createObjectStore("entries", { keyPath: ["game", "place"] });
  db.createObjectStore("drafts", { keyPath: ["game", "place"] });
  db.createObjectStore("people", { keyPath: "name" });
  db.createObjectStore("settings");
}

interface UpgradableStore<Row> {
  getAll(): Promise<Row[]>;
  put?(row: Row): Promise<unknown>;
}

async function upgradeRows<Row>(store: UpgradableStore<Row>, upgrade: (row: Row) => Row): Promise<void> {
  const rows = await store.getAll();
  await Promise.all(rows.map((row) => store.put?.(upgrade(row))));
}

/** Upgrade a game: version 1 knew no turns, and nothing of games that were erased. */
function upgradeGame(row: GameRecord): GameRecord {
  return { ...row, gone: null, turn: 0 };
}

/** Upgrade an entry: version 1 did not note what it was made for, so what waits fits in anywhere. */
function upgradeEntry(row: EntryRecord): EntryRecord {
  const made = row.seq === null ? { step: null, changes: [] } : null;
  return { ...row, made, stamp: null, held: null };
}

/** Upgrade a draft: version 1 did not note where the game stood. */
function upgradeDraft(row: DraftRecord): DraftRecord {
  return { ...row, begun: null };
}
