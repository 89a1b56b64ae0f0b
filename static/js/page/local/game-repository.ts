/**
 * The phone's own copy of its games, in memory and on the disk.
 *
 * Several tabs share the disk: a tab that finds a game written by another one takes
 * that in first, and does its own work again on top of it.
 */

import { rejoined, waiting } from "../log/log.ts";
import type { EntryRecord, GameRecord, Table } from "../log/records.ts";
import { allGames, DraftGone, type DraftRow, Overtaken, readGame, writeGame } from "./db.ts";
import type { Saving } from "./retry.ts";

/** A game after a change. */
export interface Changed extends Table {
  /** The draft that became an entry. */
  draft?: DraftRow;
  /** The server told it, and keeps it: it is shown before the phone's own disk has it. */
  news?: boolean;
}

export class Shelf {
  #records = new Map<string, GameRecord>();
  #logs = new Map<string, EntryRecord[]>();
  /** By game the turn its copy on the disk had when last seen. */
  #turns = new Map<string, number>();
  #saving: Saving;
  #saved: (game: string) => void;
  #told: () => void;

  /** `saved` hears of every game that has reached the disk, `told` of every change. */
  constructor(saving: Saving, saved: (game: string) => void, told: () => void) {
    this.#saving = saving;
    this.#saved = saved;
    this.#told = told;
  }

  /** Reads the heads of all games. */
  async start(): Promise<void> {
    for (const record of await allGames()) if (!this.#logs.has(record.id)) this.#put(record);
  }

  /** Every game, the one touched last first. */
  get records(): GameRecord[] {
    return [...this.#records.values()].sort((one, other) => other.touched - one.touched);
  }

  /** The games whose log is in memory. */
  get loaded(): string[] {
    return [...this.#logs.keys()];
  }

  head(id: string): GameRecord | null {
    return this.#records.get(id) ?? null;
  }

  get(id: string): Table | null {
    const record = this.#records.get(id);
    const log = this.#logs.get(id);
    return record && log ? { record, log } : null;
  }

  /** A game with its log; null when this phone does not have it. Throws where the disk cannot be read. */
  async load(id: string): Promise<Table | null> {
    if (!this.#logs.has(id)) await this.reread(id);
    return this.get(id);
  }

  /** Takes in what another tab has written; what only this one has stays on top. */
  async reread(id: string): Promise<void> {
    const found = await readGame(id, this.#logs.has(id) ? this.#turns.get(id) : undefined);
    if (!found) return;
    const unsaved = this.#saving.misses(id) ? (this.#logs.get(id) ?? []) : [];
    const log = rejoined(found.log, unsaved);
    this.#put({ ...found.record, waits: waiting(log).length });
    if (!sameLog(log, this.#logs.get(id))) this.#logs.set(id, log);
  }

  /**
   * Keeps what `change` makes of a game (null: nothing); it is asked again where another
   * tab was quicker, and comes to nothing where that tab made an entry of the same draft.
   * The game is in memory even where the disk will not take it.
   */
  async change(id: string, change: (table: Table | null) => Promise<Changed | null>): Promise<void> {
    const table = await this.load(id);
    const after = this.#turns.get(id) ?? 0;
    const changed = await change(table);
    const trouble = changed && (await this.#keep(changed, after));
    if (!trouble) return;
    await this.reread(id);
    if (!(trouble instanceof DraftGone)) await this.change(id, change);
  }

  /** Null, or how another tab was quicker. */
  async #keep({ record: head, log, draft, news }: Changed, after: number): Promise<Overtaken | null> {
    const { id } = head;
    const record = { ...head, waits: waiting(log).length, turn: after + 1 };
    const from = this.#saving.misses(id) ? 0 : firstChange(this.#logs.get(id) ?? [], log);
    const writing = () => writeGame({ record, log, from, after, draft });
    const before = this.get(id);
    if (news) this.#show(record, log);
    const saved = await this.#saving.save(id, writing, () => this.#later(id)).catch(overtaken);
    if (saved instanceof Overtaken) {
      if (before && this.#logs.get(id) === log) this.#show(before.record, before.log); // it is not on the disk
      return saved;
    }
    if (saved) this.#written(record);
    if (!news) this.#show(record, log);
    return null;
  }

  #show(record: GameRecord, log: EntryRecord[]): void {
    this.#records.set(record.id, record);
    this.#logs.set(record.id, log);
    this.#told();
  }

  /** Writes a game that the disk would not take before, whole. */
  async #later(id: string): Promise<void> {
    const table = this.get(id);
    const after = this.#turns.get(id) ?? 0;
    if (!table) return;
    const record = { ...table.record, turn: after + 1 };
    await writeGame({ record, log: table.log, from: 0, after }).catch(async (error) => {
      if (error instanceof Overtaken) await this.reread(id);
      throw error;
    });
    this.#written(record);
  }

  #written(record: GameRecord): void {
    this.#turns.set(record.id, record.turn);
    this.#saved(record.id);
  }

  #put(record: GameRecord): void {
    this.#records.set(record.id, record);
    this.#turns.set(record.id, record.turn);
  }
}

/** How another tab was quicker; other troubles go on. */
function overtaken(error: unknown): Overtaken {
  if (error instanceof Overtaken) return error;
  throw error;
}

function sameLog(one: EntryRecord[], other: EntryRecord[] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The first place at which a log is not what it was. */
function firstChange(before: EntryRecord[], log: EntryRecord[]): number {
  const at = log.findIndex((kept, place) => kept !== before[place]);
  return at < 0 ? log.length : at;
}
