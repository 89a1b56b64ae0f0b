/**
 * The games on this phone with their logs: read, judged, written, brought together
 * with the server's. Every change is saved before anybody is told of it.
 */

import type { Judged, Problem } from "../../types.ts";
import type { News } from "./api.ts";
import { allGames, entriesOf, everyPlaceOf, gameOf, write } from "./db.ts";
import type { Engine } from "./engine.ts";
import { judged } from "./judging.ts";
import { appended, counting, merged, waiting } from "./log.ts";
import type { EntryRecord, GameRecord, LogEntry } from "./records.ts";

/** One game with its log. */
export interface Table {
  record: GameRecord;
  log: EntryRecord[];
}

export class Tables {
  #records = new Map<string, GameRecord>();
  #logs = new Map<string, EntryRecord[]>();
  #seated: string | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #unsaved = false;
  #engine: Engine;
  #saved: (writing: Promise<void>, game: string) => Promise<void>;

  /** `saved` hears how each write ends. */
  constructor(engine: Engine, saved: (writing: Promise<void>, game: string) => Promise<void>) {
    this.#engine = engine;
    this.#saved = saved;
  }

  /** Reads the heads of all games from the disk. */
  async start(): Promise<void> {
    for (const record of await allGames()) this.#records.set(record.id, record);
  }

  /** Every game, the one touched last first. */
  get records(): GameRecord[] {
    return [...this.#records.values()].sort((one, other) => other.touched - one.touched);
  }

  /** A game's head, null when this phone does not have it. */
  head(id: string): GameRecord | null {
    return this.#records.get(id) ?? null;
  }

  /** A game whose log is in memory. */
  get(id: string): Table | null {
    const record = this.#records.get(id);
    const log = this.#logs.get(id);
    return record && log ? { record, log } : null;
  }

  /** A game with its log read from the disk; null when this phone does not have it. */
  async load(id: string): Promise<Table | null> {
    if (this.#records.has(id) && !this.#logs.has(id)) {
      const log = await entriesOf(id).catch(() => []);
      if (!this.#logs.has(id)) this.#logs.set(id, log);
    }
    return this.get(id);
  }

  /** Reads a game anew that another tab of this phone has written. */
  reread(id: string): Promise<void> {
    return this.#inTurn(async () => {
      const [record, log] = await Promise.all([gameOf(id), entriesOf(id)]);
      if (!record || this.#unsaved) return;
      this.#records.set(id, record);
      if (!this.#logs.has(id) || JSON.stringify(log) === JSON.stringify(this.#logs.get(id))) return;
      this.#logs.set(id, log);
      if (this.#seated === id) this.#seated = null;
    });
  }

  /** Takes a new game in; its log is empty, or what the server told. */
  adopt(
    record: Omit<GameRecord, "setup" | "sheet" | "waits">,
    entries: LogEntry[] = [],
  ): Promise<Table | null> {
    return this.#inTurn(async () => {
      const { id, file } = record;
      const { setup, sheet } = await this.#engine.open({ ...file, log: entries });
      this.#seated = id;
      if (!setup || !sheet) return null;
      const log = entries.map((entry, place) => ({ game: id, place, entry, seq: place + 1, refused: null }));
      await this.#keep({ record: { ...record, setup, sheet, waits: 0 }, log }, 0);
      return this.get(id);
    });
  }

  /** What the engine says about a game; with `along`, about what it would be with these entries on top. */
  ask<T>(id: string, question: (engine: Engine) => T | Promise<T>, along: LogEntry[] = []): Promise<T> {
    return this.#inTurn(async () => {
      if (along.length) await this.#suppose(id, along);
      else await this.#seat(id);
      return question(this.#engine);
    });
  }

  /** Judges entries and, if none is refused, keeps them; the draft they were made of goes with them. */
  write(id: string, entries: LogEntry[], draft?: string): Promise<Judged> {
    return this.#inTurn(async () => {
      await this.#seat(id);
      const answer = await this.#engine.add(entries);
      const table = this.get(id);
      const { setup, sheet } = answer;
      if (answer.problem || !table || !setup || !sheet) return answer;
      const log = appended(id, table.log, entries);
      await this.#keep(
        { record: { ...table.record, setup, sheet, touched: Date.now() }, log },
        table.log.length,
        draft,
      );
      return answer;
    });
  }

  /** Takes in what the server told; what still waits is judged again on top of it. */
  takeIn(id: string, { epoch, seq, entries }: News, whole: boolean): Promise<void> {
    return this.#inTurn(async () => {
      const table = await this.load(id);
      if (!table) return;
      const first = seq - entries.length + 1;
      const news = entries.map((entry, offset) => ({ seq: first + offset, entry }));
      await this.#rewrite({
        record: { ...table.record, epoch, seq },
        log: merged(id, table.log, news, whole),
      });
    });
  }

  /** The server has these entries now, numbered up to `seq`. */
  accept(id: string, ids: string[], epoch: string, seq: number): Promise<void> {
    return this.#inTurn(async () => {
      const table = await this.load(id);
      if (!table) return;
      let number = seq - ids.length;
      const log = table.log.map((kept) => (ids.includes(kept.entry.id) ? { ...kept, seq: ++number } : kept));
      await this.#keep({ record: { ...table.record, epoch, seq }, log }, 0);
    });
  }

  /** Marks an entry as refused; it counts nothing until a person mends or drops it. */
  refuse(id: string, entry: string, problem: Problem): Promise<void> {
    return this.#inTurn(async () => {
      const table = await this.load(id);
      if (!table) return;
      const log = table.log.map((kept) => (kept.entry.id === entry ? { ...kept, refused: problem } : kept));
      await this.#rewrite({ ...table, log });
    });
  }

  /** Takes a refused entry out of the log, because a person said so. */
  dropRefused(id: string, entry: string): Promise<void> {
    return this.#inTurn(async () => {
      const table = await this.load(id);
      if (table) await this.#rewrite({ ...table, log: table.log.filter((kept) => kept.entry.id !== entry) });
    });
  }

  /** Notes whether the server has the head of this game, and if not, why. */
  setKnown(id: string, known: boolean, refused: Problem | null = null): Promise<void> {
    return this.#inTurn(async () => {
      const table = await this.load(id);
      if (table)
        await this.#keep({ ...table, record: { ...table.record, known, refused } }, table.log.length);
    });
  }

  /** Keeps a log that changed in the middle; judged at once if it is the open game. */
  async #rewrite(table: Table): Promise<void> {
    const open = this.#seated === table.record.id;
    await this.#keep(open ? await judged(this.#engine, table) : table, 0);
  }

  /** Opens the game as it would be; whatever that makes impossible counts nothing there. */
  async #suppose(id: string, along: LogEntry[]): Promise<void> {
    const table = await this.load(id);
    this.#seated = null;
    if (table) await this.#engine.open({ ...table.record.file, log: [...counting(table.log), ...along] });
  }

  async #seat(id: string): Promise<void> {
    const table = await this.load(id);
    if (!table || this.#seated === id) return;
    this.#seated = id;
    const after = await judged(this.#engine, table);
    await this.#keep(after, after.log === table.log ? table.log.length : 0);
  }

  /** Saves, then tells. After a write that failed the next one saves the whole log. */
  async #keep({ record: head, log }: Table, from: number, draft?: string): Promise<void> {
    const record = { ...head, waits: waiting(log).length };
    const first = this.#unsaved ? 0 : from;
    this.#records.set(record.id, record);
    this.#logs.set(
      record.id,
      log.map((kept, place) => ({ ...kept, place })),
    );
    const saving = write((transaction) => {
      const entries = transaction.objectStore("entries");
      const fresh = log.slice(first).map((kept, offset) => ({ ...kept, place: first + offset }));
      return [
        transaction.objectStore("games").put(record),
        entries.delete(everyPlaceOf(record.id, first)),
        ...fresh.map((kept) => entries.put(kept)),
        ...(draft ? [transaction.objectStore("drafts").delete([record.id, draft])] : []),
      ];
    });
    saving.then(
      () => {
        this.#unsaved = false;
      },
      () => {
        this.#unsaved = true;
      },
    );
    await this.#saved(saving, record.id);
  }

  /** One piece of work at a time, in the order asked for. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
