/**
 * The pads that people have made or taken in, as this phone keeps them.
 *
 * They have a database of their own, so that an earlier version of the app still reads that of the games.
 */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Pad, Problem } from "../../types.ts";
import { newId } from "../log/records.ts";
import { isSame } from "../log/shared-draft.ts";
import { MAX_NAME } from "../name-length.ts";
import type { WriteQueue } from "./retry.ts";
import { openChannel } from "./tabs.ts";

export interface OwnPad {
  id: string;
  pad: Pad;
  /** Whether it is put away: no longer offered, but not lost. */
  isRetired: boolean;
  /** When it was last changed on this phone or came to it, in milliseconds. */
  changed: number;
}

/** An own pad with where it stands with the server. */
export interface OwnPadRecord extends OwnPad {
  /** How often the server has stored it, as far as this phone knows; 0: never. */
  version: number;
  /** The scorebook it is in; null: the server chooses. */
  scorebook: string | null;
  /** Whether the server lacks what is here. */
  waits: boolean;
  /** Why the server will not have it; it stays on this phone all the same. */
  refused: Problem | null;
  /** Deleted here, which the server is still to hear; nothing shows it any more. */
  isErased?: boolean;
  /** What was sent without an answer, the last one last: any of it may be what the server has. Missing in records of before. */
  unanswered?: Pad[];
}

interface Schema extends DBSchema {
  pads: { key: string; value: OwnPadRecord };
}

const DATABASE = "companion-pads";
const DB_VERSION = 1;
const CHANNEL = "companion pads";
/** How many that were sent without an answer are remembered of one pad: the first ones, and the newest. */
const MAX_UNANSWERED = 20;

/** What has own pads: the store. */
export interface PadHost {
  writes: WriteQueue;
  pads?: OwnPads;
}

/** Return the own pads of a store, which has them from the first call on. */
export function openPads(host: PadHost): OwnPads {
  host.pads ??= new OwnPads(host.writes);
  return host.pads;
}

/** Emits "change" after every change, by this tab or another one, and "save" where there is something to send. */
export class OwnPads extends EventTarget {
  #writes: WriteQueue;
  #rows = new Map<string, OwnPadRecord>();
  #reading: Promise<void> | null = null;
  /** The ids of pads of which the disk may not have what is known here. */
  #unsaved = new Set<string>();
  /** Counts the writes, where they begin and where they end. */
  #writeSteps = 0;
  #channel = openChannel(CHANNEL);
  #database: string;

  /** `database` is another one where several phones share one disk: in tests. */
  constructor(writes: WriteQueue, database = DATABASE) {
    super();
    this.#writes = writes;
    this.#database = database;
    this.#channel.onmessage = () => void this.reread();
  }

  /** Return all own pads, those changed last first. Rejects where the disk cannot be read. */
  async list(): Promise<OwnPad[]> {
    return this.records();
  }

  /** Return whether a pad is an own one that is not put away. Rejects where the disk cannot be read. */
  async has(pad: Pad): Promise<boolean> {
    return (await this.list()).some((own) => !own.isRetired && isSame(own.pad, pad));
  }

  /**
   * Return all own pads with where they stand with the server, those changed last first. Where the disk cannot be read,
   * what has been kept here since; rejects where nothing has.
   */
  async records(): Promise<OwnPadRecord[]> {
    await this.#read().catch((error) => this.#rows.size || Promise.reject(error));
    return this.#sorted().filter(({ isErased }) => !isErased);
  }

  /** Return all records, also of those that are deleted, of which the server has not heard. */
  async allRecords(): Promise<OwnPadRecord[]> {
    await this.#read();
    return this.#sorted();
  }

  #sorted(): OwnPadRecord[] {
    return [...this.#rows.values()].sort((one, other) => other.changed - one.changed);
  }

  /**
   * Keep a pad: a new one, or in place of that which has this id. What another phone, or tab, has made of that since
   * the one it was `madeOf` becomes a pad of its own beside it. A new one is in memory even where the disk cannot be read.
   */
  async keep(pad: Pad, id = newId(), madeOf: Pad | null = null): Promise<OwnPad> {
    const known = await this.list().catch((error) => (madeOf ? Promise.reject<OwnPad[]>(error) : []));
    const others = known.filter((own) => own.id !== id);
    const { isErased, ...former } = this.#rows.get(id) ?? blankRecord(id, pad);
    if (madeOf && !isErased && !isSame(former.pad, madeOf) && !isSame(former.pad, pad)) {
      const copy = copyOf(former.pad, [pad, ...others.map((own) => own.pad)]);
      await this.#change({ ...former, id: newId(), pad: copy, version: 0, unanswered: [] });
    }
    return this.#change({ ...former, pad });
  }

  /** Put a pad away, or take it out again. */
  async retire(id: string, isRetired: boolean): Promise<void> {
    await this.#read();
    const former = this.#rows.get(id);
    if (former) await this.#change({ ...former, isRetired });
  }

  /** Delete a pad for good. One that the server has is remembered until it has heard so. */
  async erase(id: string): Promise<void> {
    await this.#read();
    const former = this.#rows.get(id);
    if (!former) return;
    if (former.version || former.waits) await this.#change({ ...former, isErased: true });
    else await this.forget(id);
  }

  /** Remove the record of a pad. */
  async forget(id: string): Promise<void> {
    if (!this.#rows.delete(id)) return;
    this.#writeSteps++;
    await this.#writes.save(writeName(id), async () => {
      if (!this.#rows.has(id)) await withDatabase(this.#database, (db) => db.delete("pads", id));
      this.#writeSteps++;
    });
    this.#unsaved.delete(id);
    this.#announce();
  }

  /** Note on the disk that a pad is being sent; return what was sent of it without an answer, this included. */
  async noteSent(id: string, pad: Pad): Promise<Pad[]> {
    const record = this.#rows.get(id);
    const before = record?.unanswered ?? [];
    if (before.some((one) => isSame(one, pad))) return before;
    const unanswered = [...before.slice(0, MAX_UNANSWERED - 1), pad];
    if (record) await this.store([{ ...record, unanswered }]);
    return unanswered;
  }

  /** Store records as the server has them; nothing of them is sent again unless it `waits`. */
  async store(records: OwnPadRecord[]): Promise<void> {
    if (!records.length) return;
    for (const record of records) this.#rows.set(record.id, record);
    await Promise.all(records.map((record) => this.#save(record)));
    this.#announce();
  }

  /** Read what another tab has written. */
  async reread(): Promise<void> {
    this.#reading = null;
    await this.#read().catch(() => undefined);
    this.dispatchEvent(new Event("change"));
  }

  async #change(record: OwnPadRecord): Promise<OwnPadRecord> {
    const changed = { ...record, changed: Date.now(), waits: true, refused: null };
    this.#rows.set(record.id, changed);
    await this.#save(changed);
    this.#announce();
    this.dispatchEvent(new Event("save"));
    return changed;
  }

  async #save(record: OwnPadRecord): Promise<void> {
    this.#unsaved.add(record.id);
    this.#writeSteps++;
    await this.#writes.save(writeName(record.id), async () => {
      const newest = this.#rows.get(record.id);
      if (!newest) return; // deleted meanwhile
      await withDatabase(this.#database, (db) => db.put("pads", newest));
      this.#writeSteps++;
      if (this.#rows.get(record.id) === newest) this.#unsaved.delete(record.id);
    });
  }

  #announce(): void {
    this.dispatchEvent(new Event("change"));
    this.#channel.postMessage("");
  }

  /** Read the disk once; what it has not taken yet is known here. */
  #read(): Promise<void> {
    this.#reading ??= this.#load().catch((error) => {
      this.#reading = null;
      throw error;
    });
    return this.#reading;
  }

  /** Read the disk, anew where something was written meanwhile: nothing known here gives way to what it was before. */
  async #load(): Promise<void> {
    const before = this.#writeSteps;
    const rows = await withDatabase(this.#database, (db) => db.getAll("pads"));
    if (before !== this.#writeSteps) return this.#load();
    const known = [...this.#rows.values()].filter(({ id }) => this.#unsaved.has(id));
    this.#rows = new Map([...rows, ...known].map((row) => [row.id, row]));
  }
}

/** Return a pad as another one beside these: where one is called so already, with a number behind its name. */
export function copyOf(pad: Pad, others: Pad[]): Pad {
  const usedNames = new Set(
    others.flatMap(({ name }) => (typeof name === "string" ? [name] : Object.values(name))),
  );
  for (let number = 1; ; number++) {
    const numbered = (name: string) => (number === 1 ? name : withNumber(name, number));
    const { name } = pad;
    const names =
      typeof name === "string"
        ? numbered(name)
        : Object.fromEntries(Object.entries(name).map(([code, text]) => [code, numbered(text)]));
    const isUsed = (typeof names === "string" ? [names] : Object.values(names)).some((text) =>
      usedNames.has(text),
    );
    if (!isUsed) return { ...pad, name: names };
  }
}

/** Return a name with another number behind it: "Wizard 2" is followed by "Wizard 3". */
function withNumber(name: string, number: number): string {
  const ending = ` ${number}`;
  const stem = [...name.replace(/ \d+$/, "")].slice(0, MAX_NAME - ending.length);
  return stem.join("").trimEnd() + ending;
}

/** Do work with the database, which is closed afterwards: browsers drop handles that lie idle. */
async function withDatabase<T>(name: string, work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(name, DB_VERSION, {
    upgrade: (made) => void made.createObjectStore("pads", { keyPath: "id" }),
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

function blankRecord(id: string, pad: Pad): OwnPadRecord {
  const stored = { version: 0, scorebook: null, waits: true, refused: null, unanswered: [] };
  return { id, pad, isRetired: false, changed: 0, ...stored };
}

/** Return what the write of a pad goes by. */
function writeName(id: string): string {
  return `pad ${id}`;
}
