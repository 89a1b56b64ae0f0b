/**
 * The one store of state: saves on the phone, then has the screens drawn, then sends.
 *
 * Screens read from it and call it; what changes it tells through `watch`.
 */

import type { Catalogue, Choices, Depth, Draft, Entry, GameFile, Judged, Setup } from "../../types.ts";
import type { Place } from "../recorders/recorder.ts";
import { allSettings, write } from "./db.ts";
import { Drafts } from "./drafts.ts";
import { Engine } from "./engine.ts";
import { newId, now } from "./ids.ts";
import { counting, newestDeed } from "./log.ts";
import { People } from "./people.ts";
import type { LogEntry } from "./records.ts";
import { Sync } from "./sync.ts";
import { type Table, Tables } from "./tables.ts";
import { Tabs } from "./tabs.ts";

/** What just went, for the line that offers to bring it back. */
export interface Recent {
  game: string;
  what: "undone" | "thrown_away" | "removed";
  /** The entry that was undone. */
  deed?: LogEntry;
  back(): Promise<unknown>;
}

export class Store {
  readonly engine = new Engine();
  readonly tables = new Tables(this.engine, (writing, game) => this.#saved(writing, game));
  readonly drafts = new Drafts((writing, game) => this.#saved(writing, game));
  readonly people = new People((writing) => this.#saved(writing));
  readonly sync = new Sync(this.tables, () => this.#changed());

  /** False when the last write did not reach this phone's disk. */
  saved = true;
  recent: Recent | null = null;
  #tabs = new Tabs((game) => void this.#reread(game));
  #settings = new Map<string, unknown>();
  #catalogue: Promise<Catalogue> | null = null;
  #watchers = new Set<() => void>();

  /** Reads what the phone keeps. A phone that keeps nothing starts empty and says so. */
  async start(): Promise<void> {
    try {
      await Promise.all([this.tables.start(), this.people.start()]);
      this.#settings = await allSettings();
    } catch {
      this.saved = false;
    }
    this.#changed();
  }

  /** Calls back after every change; the answer ends that. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** A game with its log and drafts, null when this phone does not have it. */
  async open(game: string): Promise<Table | null> {
    const table = await this.tables.load(game);
    await this.drafts.load(game).catch(() => undefined);
    this.#changed();
    return table;
  }

  /** Has the engine draw the sheet of a game anew, so that the next tap need not wait for it. */
  async warm(game: string): Promise<void> {
    await this.tables.ask(game, () => undefined);
  }

  /** How many entries of a game wait to be sent. */
  waiting(game: string): number {
    return this.tables.head(game)?.waits ?? 0;
  }

  /** The games, their seats and their options; asked for once. */
  catalogue(): Promise<Catalogue> {
    this.#catalogue ??= this.engine.catalogue().catch((error) => {
      this.#catalogue = null;
      throw error;
    });
    return this.#catalogue;
  }

  /** Begins a game; its id. */
  async begin(file: Omit<GameFile, "log" | "format" | "id" | "started">): Promise<string | null> {
    const id = newId();
    const moment = now();
    const whole = { format: "companion/1", id, started: moment, ...file } as const;
    const head = { id, file: whole, seq: 0, epoch: null, known: false, refused: null, touched: Date.now() };
    const table = await this.tables.adopt(head);
    if (!table) return null;
    void navigator.storage?.persist?.();
    await this.people.sat(file.seats, file.game === "agame");
    this.sync.now();
    return id;
  }

  /** Writes entries down, all or none; the draft they were made of goes with them. */
  async write(game: string, deeds: Entry[], draft?: string): Promise<Judged> {
    const judged = await this.tables.write(game, deeds.map(stamped), draft);
    if (judged.problem) return judged;
    if (draft) this.drafts.forget(game, draft);
    this.recent = null;
    this.#changed();
    this.sync.now();
    return judged;
  }

  /** What would be if these entries were written. */
  attempt(game: string, deeds: Entry[]): Promise<Judged> {
    return this.tables.ask(game, (engine) => engine.attempt(deeds.map(stamped)));
  }

  /** What an unfinished entry is worth; with `along`, if these entries were written too. */
  choices(game: string, draft: Draft, place: Place, along?: LogEntry[]): Promise<Choices> {
    return this.tables.ask(game, (engine) => engine.choices(draft, place), along);
  }

  /** An entry as it reads now, null when it is gone. */
  reading(game: string, id: string, along?: LogEntry[]): Promise<Entry | null> {
    return this.tables.ask(game, (engine) => engine.reading(id), along);
  }

  /** The set-up at a place of the log: who played then; with `along`, if these entries were written too. */
  setup(game: string, place: Place, along?: LogEntry[]): Promise<Setup> {
    return this.tables.ask(game, (engine) => engine.setup(place), along);
  }

  /** Takes the newest deed back; undoing that undo is the redo. */
  async undo(game: string): Promise<void> {
    const table = this.tables.get(game);
    const deed = table && newestDeed(counting(table.log));
    if (!deed) return;
    const undo = newId();
    await this.write(game, [{ type: "undo", id: undo, of: deed.id }]);
    this.recent = { game, what: "undone", deed, back: () => this.write(game, [{ type: "undo", of: undo }]) };
    this.#changed();
  }

  /** Throws a draft away. */
  async throwAway(game: string, place: string): Promise<void> {
    await this.drafts.drop(game, place);
    this.recent = { game, what: "thrown_away", back: () => this.#restoreDraft() };
    this.#changed();
  }

  /** Offers to bring a removed round back: to undo the correction just written. */
  offerRemoved(game: string): void {
    const log = this.tables.get(game)?.log ?? [];
    const amend = newestDeed(counting(log));
    if (amend)
      this.recent = { game, what: "removed", back: () => this.write(game, [{ type: "undo", of: amend.id }]) };
    this.#changed();
  }

  async #restoreDraft(): Promise<void> {
    await this.drafts.restore();
    this.forgetRecent();
  }

  /** The offer to bring something back is over. */
  forgetRecent(): void {
    this.recent = null;
    this.#changed();
  }

  /** Takes a refused entry out of the log, because a person said so. */
  async dropRefused(game: string, entry: string): Promise<void> {
    await this.tables.dropRefused(game, entry);
    this.#changed();
  }

  /** The depth last used in a kind of game on this phone, the first one at first. */
  depth(game: string, depths: readonly Depth[]): Depth {
    const last = this.#settings.get(`depth ${game}`);
    return depths.find((depth) => depth === last) ?? depths[0] ?? "points";
  }

  setDepth(game: string, depth: Depth): Promise<void> {
    const name = `depth ${game}`;
    this.#settings.set(name, depth);
    return write((transaction) => [transaction.objectStore("settings").put(depth, name)]).catch(
      () => undefined,
    );
  }

  /** Resolves, whether or not the write reached the disk: what did not is still in memory. */
  async #saved(writing: Promise<void>, game?: string): Promise<void> {
    this.saved = await writing.then(
      () => true,
      () => false,
    );
    if (game && this.saved) this.#tabs.tell(game);
    this.#changed();
  }

  /** Takes in what another tab of this phone has saved. */
  async #reread(game: string): Promise<void> {
    await Promise.all([this.tables.reread(game), this.drafts.reread(game)]).catch(() => undefined);
    this.#changed();
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

/** An entry with an id and its moment. */
function stamped(deed: Entry): LogEntry {
  return { at: now(), ...deed, id: deed.id ?? newId() };
}
