/**
 * The phone's own database. Every write is durable when its promise resolves.
 *
 * WebKit may drop the connection at any time: it is opened anew then and the
 * work done again, never on the dead handle.
 */

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { Round } from "../../types.ts";
import {
  type DraftRecord,
  type DraftStart,
  type EntryRecord,
  type GameHead,
  type GameRecord,
  headOf,
  type LoadedGame,
  type Person,
} from "../log/records.ts";

export interface Schema extends DBSchema {
  games: { key: string; value: GameHead };
  /** By game the rounds of its sheet: a start reads all heads, and the rounds of one game. */
  rounds: { key: string; value: Round[] };
  entries: { key: [string, number]; value: EntryRecord };
  drafts: { key: [string, string]; value: DraftRecord };
  people: { key: string; value: Person };
  settings: { key: string; value: unknown };
}

const STORES = {
  games: { keyPath: "id" },
  rounds: {},
  entries: { keyPath: ["game", "place"] },
  drafts: { keyPath: ["game", "place"] },
  people: { keyPath: "name" },
  settings: {},
};
type StoreName = keyof typeof STORES;
const STORE_NAMES = Object.keys(STORES) as StoreName[];
export type ReadTransaction = IDBPTransaction<Schema, StoreName[], "readonly">;
type WriteTransaction = IDBPTransaction<Schema, StoreName[], "readwrite">;

const DB_VERSION = 3;

/** Another tab has written to this game since it was read: read it again. */
export class StaleWriteError extends Error {}

/** Another tab has made an entry of this draft, or thrown it away. */
export class MissingDraftError extends StaleWriteError {}

/** Names of errors after which the handle is dead, or the work was broken off with it. */
const CONNECTION_ERRORS = ["InvalidStateError", "UnknownError", "AbortError"];

let connection: Promise<IDBPDatabase<Schema>> | null = null;

/** Open the database, unless it is open. */
export function connect(): Promise<IDBPDatabase<Schema>> {
  if (!connection) {
    connection = openDatabase();
    connection.catch(closeConnection);
  }
  return connection;
}

/** Open the database. Async, as `openDB` throws at once where the browser forbids storage. */
async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>("companion", DB_VERSION, {
    upgrade: upgradeDatabase,
    blocking: closeConnection,
    terminated: closeConnection,
  });
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

/** Return what `work` reads, in one transaction over all stores: `shared`, which lasts as long as nothing else is waited for. */
export function read<T>(
  work: (transaction: ReadTransaction) => Promise<T>,
  shared?: ReadTransaction,
): Promise<T> {
  return shared ? work(shared) : withConnection((db) => work(db.transaction(STORE_NAMES)));
}

/**
 * Do `work`, which may read before it writes; resolve when everything it asked for is on the disk: all of it or nothing.
 * Committed at once: the disk need not wait until a busy page has heard of every answer.
 */
export function write(
  work: (transaction: WriteTransaction) => Promise<unknown>[] | Promise<Promise<unknown>[]>,
): Promise<void> {
  return withConnection(async (db) => {
    const transaction = db.transaction(STORE_NAMES, "readwrite", { durability: "strict" });
    transaction.done.catch(() => undefined);
    try {
      const requests = await work(transaction);
      transaction.commit();
      await Promise.all([...requests, transaction.done]);
    } catch (error) {
      abort(transaction);
      throw error;
    }
  });
}

/** Take back what a row that cannot be stored left behind; what is over already has been. */
function abort(transaction: WriteTransaction): void {
  try {
    transaction.abort();
  } catch {}
}

/** What is to be on the disk of one game. */
export interface GameWrite extends LoadedGame {
  /** What the disk has of it, and need not be told again; null: nothing that is known. */
  kept: LoadedGame | null;
  /** The turn the disk had when the game was read. */
  after: number;
  /** The draft that goes with it. */
  draft?: DraftSource;
}

/** A draft as this tab knows it. */
export interface DraftSource {
  place: string;
  begun: DraftStart | null;
  id?: string | undefined;
  /** Whether it lies on the disk, until one tab makes an entry of it. */
  mustExist: boolean;
}

/**
 * Write a game with its log; resolve when it is on the disk, whole where that has been emptied. Throws
 * `StaleWriteError` or `MissingDraftError` where another tab was first.
 */
export function writeGame({ record, log, kept, after, draft }: GameWrite): Promise<void> {
  return write(async (transaction) => {
    const entries = transaction.objectStore("entries");
    const drafts = transaction.objectStore("drafts");
    const stored = await transaction.objectStore("games").get(record.id);
    const isEmptied = after > 0 && !stored; // no tab takes a game off the disk, but a browser's settings do
    if (!isEmptied) {
      if (draft?.mustExist && !isSameDraft(draft, await drafts.get([record.id, draft.place])))
        throw new MissingDraftError();
      if ((stored?.turn ?? 0) !== after) throw new StaleWriteError();
    }
    const before = isEmptied ? null : kept;
    const first = firstChange(before?.log ?? [], log);
    const { rounds } = record.sheet;
    return [
      transaction.objectStore("games").put(headOf(record)),
      ...(before?.record.sheet.rounds === rounds
        ? []
        : [transaction.objectStore("rounds").put(rounds, record.id)]),
      entries.delete(entryKeys(record.id, first)),
      ...log.slice(first).map((row) => entries.put(row)),
      ...(draft ? [drafts.delete([record.id, draft.place])] : []),
    ];
  });
}

/** Return the first place at which a log is not what it was. */
function firstChange(before: EntryRecord[], log: EntryRecord[]): number {
  const at = log.findIndex((record, place) => record !== before[place]);
  return at < 0 ? log.length : at;
}

/** Return whether a row is that of this draft: it is neither gone nor another one's, begun there or at another step. */
export function isSameDraft({ id, begun }: Pick<DraftRecord, "id" | "begun">, row?: DraftRecord): boolean {
  return !!row && row.id === id && row.begun?.round === begun?.round && row.begun?.step === begun?.step;
}

/** Return every row of a store. */
export function loadAll<Name extends "games" | "people">(
  name: Name,
  shared?: ReadTransaction,
): Promise<Schema[Name]["value"][]> {
  return read((transaction) => transaction.objectStore(name).getAll(), shared);
}

/**
 * Return a game with its entries in the order of its log, both of one time; null: not on this phone,
 * or `known` is its turn already.
 */
export function loadGame(id: string, known?: number, shared?: ReadTransaction): Promise<LoadedGame | null> {
  return read(async (transaction) => {
    const head = await transaction.objectStore("games").get(id);
    if (!head || head.turn === known) return null;
    const [log, rounds = []] = await Promise.all([
      transaction.objectStore("entries").getAll(entryKeys(id)),
      transaction.objectStore("rounds").get(id),
    ]);
    return { record: { ...head, sheet: { ...head.sheet, rounds } }, log };
  }, shared);
}

export function loadDrafts(game: string, shared?: ReadTransaction): Promise<DraftRecord[]> {
  const range = IDBKeyRange.bound([game, ""], [game, "\uffff"]);
  return read((transaction) => transaction.objectStore("drafts").getAll(range), shared);
}

/** Return every setting by its name. */
export function loadSettings(shared?: ReadTransaction): Promise<Map<string, unknown>> {
  return read(async (transaction) => {
    const settings = transaction.objectStore("settings");
    const [names, values] = await Promise.all([settings.getAllKeys(), settings.getAll()]);
    return new Map(names.map((name, position) => [name, values[position]]));
  }, shared);
}

/** Return the keys of all entries of a game, from a place on. */
function entryKeys(game: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([game, from], [game, Number.POSITIVE_INFINITY]);
}

type Upgrade = IDBPTransaction<Schema, StoreName[], "versionchange">;

/**
 * Make the stores that are missing, and carry over what stands in the others. Version 1 knew no turns, nothing of
 * games that were erased, and not what an entry or a draft was made for; version 2 kept rounds in the sheet of a game.
 */
export async function upgradeDatabase(
  db: IDBPDatabase<Schema>,
  old: number,
  _now: number | null,
  transaction: Upgrade,
): Promise<void> {
  for (const name of STORE_NAMES)
    if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, STORES[name]);
  if (old < 2) {
    await upgradeRows(transaction.objectStore("entries"), upgradeEntry);
    await upgradeRows(transaction.objectStore("drafts"), (row) => ({ ...row, begun: null }));
  }
  await upgradeRows(transaction.objectStore("games"), (row) => {
    const record = { gone: null, turn: 0, ...(row as Partial<GameRecord>) } as GameRecord;
    void transaction.objectStore("rounds").put(record.sheet.rounds, record.id);
    return headOf(record);
  });
}

interface UpgradableStore<Row> {
  getAll(): Promise<Row[]>;
  put?(row: Row): Promise<unknown>;
}

async function upgradeRows<Row>(store: UpgradableStore<Row>, upgrade: (row: Row) => Row): Promise<void> {
  const rows = await store.getAll();
  await Promise.all(rows.map((row) => store.put?.(upgrade(row))));
}

/** Upgrade an entry of version 1: what waits fits in anywhere. */
function upgradeEntry(row: EntryRecord): EntryRecord {
  const made = row.seq === null ? { step: null, changes: [] } : null;
  return { ...row, made, stamp: null, held: null };
}
