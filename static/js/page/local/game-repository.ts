/**
 * The phone's own copy of its games, in memory and on the disk.
 *
 * Several tabs share the disk: a tab that finds a game written by another one takes
 * that in first, and does its own work again on top of it.
 */

import { mergeTabs, pending } from "../log/log.ts";
import {
  type EntryRecord,
  EVENING_MS,
  type GameHead,
  type GameRecord,
  type LoadedGame,
} from "../log/records.ts";
import {
  type DraftSource,
  loadAll,
  loadGame,
  MissingDraftError,
  type ReadTransaction,
  StaleWriteError,
  writeGame,
} from "./db.ts";
import type { WriteQueue } from "./retry.ts";

/** A game after a change. */
export interface GameUpdate extends LoadedGame {
  /** The draft that became an entry. */
  draft?: DraftSource;
  /** The server told it, and keeps it: it is shown before the phone's own disk has it. */
  isFromServer?: boolean;
}

export class GameRepository {
  #heads = new Map<string, GameHead>();
  /** The games whose log is in memory. */
  #games = new Map<string, LoadedGame>();
  /** By game the turn its copy on the disk had when last seen. */
  #turns = new Map<string, number>();
  #writes: WriteQueue;
  #onSave: (game: string) => void;
  #onChange: () => void;
  #onMerge: (game: string) => void;

  /**
   * `onSave` is called with every game that has reached the disk, `onChange` after every change, `onMerge` with a game
   * that another tab's log was joined to: its sheet has not been computed yet.
   */
  constructor(
    writes: WriteQueue,
    onSave: (game: string) => void,
    onChange: () => void,
    onMerge: (game: string) => void,
  ) {
    this.#writes = writes;
    this.#onSave = onSave;
    this.#onChange = onChange;
    this.#onMerge = onMerge;
  }

  /** Read the heads of all games. */
  async start(shared?: ReadTransaction): Promise<void> {
    for (const head of await loadAll("games", shared)) if (!this.#games.has(head.id)) this.#put(head);
  }

  /** Every game, the one touched last first; behind them what a clock that was ahead put further ahead than this evening. */
  get heads(): GameHead[] {
    const latest = Date.now() + EVENING_MS;
    const place = ({ touched }: GameHead) => (touched > latest ? touched : -touched);
    return [...this.#heads.values()].sort((one, other) => place(one) - place(other));
  }

  /** The games whose log is in memory. */
  get loaded(): string[] {
    return [...this.#games.keys()];
  }

  head(id: string): GameHead | null {
    return this.#heads.get(id) ?? null;
  }

  /** Return a game whose log is in memory: a new object each time, by which parts of the page see that they are due. */
  get(id: string): LoadedGame | null {
    const game = this.#games.get(id);
    return game ? { ...game } : null;
  }

  /** Return a game with its log; null when this phone does not have it. Throws where the disk cannot be read. */
  async load(id: string, shared?: ReadTransaction): Promise<LoadedGame | null> {
    if (!this.#games.has(id)) await this.reread(id, shared);
    return this.get(id);
  }

  /** Take in what another tab has written; what only this one has stays on top. */
  async reread(id: string, shared?: ReadTransaction): Promise<void> {
    const known = this.#games.has(id) ? this.#turns.get(id) : undefined;
    const stored = await loadGame(id, known, shared);
    if (!stored) return;
    const before = this.get(id)?.log ?? [];
    const log = mergeTabs(stored.log, this.#writes.isPending(id) ? before : []);
    const record = { ...stored.record, waits: pending(log).length };
    this.#put(record);
    this.#games.set(id, { record, log: isSameLog(log, before) ? before : log });
    if (log.length > stored.log.length) this.#onMerge(id);
  }

  /**
   * Keep what `change` makes of a game (null: nothing); it is asked again where another
   * tab was quicker, and comes to nothing where that tab made an entry of the same draft.
   * The game is in memory even where the disk will not take it, and begins there where the disk cannot be read.
   */
  async change(id: string, change: (table: LoadedGame | null) => Promise<GameUpdate | null>): Promise<void> {
    const table = await this.load(id).catch((error) => (this.#heads.has(id) ? Promise.reject(error) : null));
    const after = this.#turns.get(id) ?? 0;
    const changed = await change(table);
    const stale = changed && (await this.#save(changed, after));
    if (!stale) return;
    await this.reread(id);
    if (!(stale instanceof MissingDraftError)) await this.change(id, change);
  }

  /** Save a changed game; return null, or how another tab was quicker. */
  async #save(
    { record: head, log, draft, isFromServer }: GameUpdate,
    after: number,
  ): Promise<StaleWriteError | null> {
    const { id } = head;
    const record = { ...head, waits: pending(log).length, turn: after + 1 };
    const before = this.get(id);
    const kept = this.#writes.isPending(id) ? null : before;
    const writing = () => writeGame({ record, log, kept, after, draft });
    if (isFromServer) this.#show(record, log);
    const saved = await this.#writes.save(id, writing, () => this.#saveLater(id)).catch(asStaleWrite);
    if (saved instanceof StaleWriteError) {
      if (before && this.get(id)?.log === log) this.#show(before.record, before.log); // it is not on the disk
      return saved;
    }
    if (saved) this.#onWritten(record);
    if (!isFromServer) this.#show(record, log);
    return null;
  }

  #show(record: GameRecord, log: EntryRecord[]): void {
    this.#heads.set(record.id, record);
    this.#games.set(record.id, { record, log });
    this.#onChange();
  }

  /** Write a game that the disk would not take before, whole. */
  async #saveLater(id: string): Promise<void> {
    const table = this.get(id);
    const after = this.#turns.get(id) ?? 0;
    if (!table) return;
    const record = { ...table.record, turn: after + 1 };
    await writeGame({ record, log: table.log, kept: null, after }).catch(async (error) => {
      if (error instanceof StaleWriteError) await this.reread(id);
      throw error;
    });
    this.#onWritten(record);
  }

  #onWritten(record: GameRecord): void {
    this.#turns.set(record.id, record.turn);
    this.#onSave(record.id);
  }

  #put(head: GameHead): void {
    this.#heads.set(head.id, head);
    this.#turns.set(head.id, head.turn);
  }
}

/** Return how another tab was quicker; other troubles go on. */
function asStaleWrite(error: unknown): StaleWriteError {
  if (error instanceof StaleWriteError) return error;
  throw error;
}

function isSameLog(one: EntryRecord[], other: EntryRecord[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
