/**
 * The one store of state: saves on the phone, then has the screens drawn, then sends.
 *
 * Screens read from it and call it; what changes it tells through `watch`.
 */

import type { Choices, Draft, Entry, Evaluation, GameFile, Setup } from "../types.ts";
import { onWaking } from "./device/visibility.ts";
import { Drafts } from "./local/drafts.ts";
import { Engine } from "./local/engine-client.ts";
import { Shelf } from "./local/game-repository.ts";
import { adoptGame, Tables, type Written } from "./local/games.ts";
import { Shares } from "./local/memberships.ts";
import { People } from "./local/people.ts";
import { Preferences } from "./local/preferences.ts";
import { Saving } from "./local/retry.ts";
import { Tabs } from "./local/tabs.ts";
import { TakenBack } from "./local/undo.ts";
import { stepOf } from "./log/conflicts.ts";
import type { EntryPlace } from "./log/draft.ts";
import { counting } from "./log/log.ts";
import { type Begun, type LogEntry, newHead, stamped, type Table } from "./log/records.ts";
import type { GameOfPage } from "./prerendered.ts";
import { Reach } from "./sync/connection.ts";

export class Store {
  readonly #told = () => this.#changed();
  readonly #saved = (game: string) => this.#tabs.tell(game);
  readonly saving = new Saving(this.#told);
  readonly engine = new Engine();
  readonly tables = new Tables(this.engine, new Shelf(this.saving, this.#saved, this.#told));
  readonly drafts = new Drafts(this.saving, (game) => this.#begun(game), this.#saved, this.#told);
  readonly preferences = new Preferences(this.saving);
  readonly people = new People(this.saving, this.preferences, this.#told);
  readonly shares = new Shares(
    this.preferences,
    async (game, by) => (await import("./sync/sharing-api.ts")).sayWho(game, by),
    this.#told,
  );
  readonly takenBack = new TakenBack(
    this.tables,
    this.drafts,
    (game, undo) => this.write(game, [undo]),
    this.#told,
  );
  readonly reach = new Reach(
    ({ Network }) =>
      new Network(this.tables, this.#told, ({ games, people }) => {
        this.shares.learn(games);
        if (people) this.people.learn(people);
      }),
    this.#told,
  );

  /** Resolves when everything given to be written has been, or was refused. */
  written: Promise<unknown> = Promise.resolve();
  /** False when this phone's own copy could not be read. */
  readable = true;
  #tabs = new Tabs((game) => void this.#reread([game]));
  #watchers = new Set<() => void>();

  /** Reads what the phone keeps. A phone that keeps nothing starts empty and says so. */
  async start(): Promise<void> {
    const reading = [this.tables.shelf.start(), this.people.start(), this.preferences.start()];
    await Promise.all(reading).catch(() => {
      this.readable = false;
    });
    this.#changed();
  }

  /** Begins to send and to listen: once the first screen is drawn. */
  async connect(): Promise<void> {
    onWaking(() => void this.#catchUp());
    await this.reach.open();
  }

  /** Whether everything is on this phone's disk. */
  get saved(): boolean {
    return this.readable && this.saving.done;
  }

  /** Calls back after every change; the answer ends that. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** A game with its log and drafts, null when this phone does not have it. */
  async open(game: string): Promise<Table | null> {
    const drafts = this.drafts.load(game).catch(() => undefined);
    const table = await this.tables.load(game).catch(() => {
      this.readable = false;
      return null;
    });
    await drafts;
    this.#changed();
    return table;
  }

  /** Takes in the game that came with the page, where this phone does not have it yet. */
  async take(page: GameOfPage | null): Promise<void> {
    if (!page || this.tables.head(page.listed.id)) return;
    this.shares.learn([page.listed]);
    await adoptGame(this.tables, page.listed.id, page.game).catch(() => undefined);
  }

  /** How many entries of a game wait to be sent; null: of all games. */
  waiting(game: string | null): number {
    if (game !== null) return this.tables.head(game)?.waits ?? 0;
    return this.tables.records.reduce((sum, { waits }) => sum + waits, 0);
  }

  /** Begins a game, maybe as a rematch of an earlier one; its id. */
  async begin(
    file: Omit<GameFile, "log" | "format" | "id" | "started">,
    after?: string | null,
  ): Promise<string | null> {
    const head = newHead({ format: "companion/1", ...file });
    const table = await this.tables.adopt(after ? { ...head, after } : head);
    if (!table) return null;
    if (after) this.shares.inherit(after, head.id);
    void navigator.storage?.persist?.();
    this.reach.network?.sync.now(head.id);
    return head.id;
  }

  /** Writes entries down, all or none; the draft they were made of goes with them. */
  write(game: string, deeds: Entry[], draft?: string): Promise<Written> {
    const writing = this.#write(game, deeds, draft);
    this.written = writing.catch(() => undefined);
    return writing;
  }

  async #write(game: string, deeds: Entry[], draft?: string): Promise<Written> {
    const from = draft === undefined ? undefined : this.drafts.source(game, draft);
    const writing = this.tables.write(game, this.#signed(game, deeds), from);
    this.reach.network?.sync.after(writing, game);
    const written = await writing;
    if (written.problem) return written;
    if (draft) this.drafts.forget(game, draft);
    this.takenBack.forget();
    return written;
  }

  /** What would be if these entries were written. */
  attempt(game: string, deeds: Entry[]): Promise<Evaluation> {
    return this.tables.ask(game, (engine) => engine.attempt(deeds.map(stamped)));
  }

  /** What an unfinished entry is worth; with `along`, if these entries were written too. */
  choices(game: string, draft: Draft, place: EntryPlace, along?: LogEntry[]): Promise<Choices> {
    return this.tables.ask(game, (engine) => engine.choices(draft, place), along);
  }

  /** An entry as it reads now, null when it is gone. */
  reading(game: string, id: string, along?: LogEntry[]): Promise<Entry | null> {
    return this.tables.ask(game, (engine) => engine.reading(id), along);
  }

  /** The set-up at a place of the log: who played then; with `along`, if these entries were written too. */
  setup(game: string, place: EntryPlace, along?: LogEntry[]): Promise<Setup> {
    return this.tables.ask(game, (engine) => engine.setup(place), along);
  }

  /** Makes a game of its own of this phone's copy, under another id; that id. */
  async ownCopy(game: string): Promise<string | null> {
    const table = await this.tables.load(game);
    if (!table) return null;
    const head = newHead(table.record.file);
    await this.tables.copy(head, counting(table.log));
    this.reach.network?.sync.now(head.id);
    return head.id;
  }

  /** Whether this phone writes in a game: it does not only watch, and the server still has it there. */
  writes(game: string): boolean {
    return !this.shares.watches(game) && !this.tables.head(game)?.gone;
  }

  /** Entries as they are written: with id, moment, and the name of whoever said this is his phone. */
  #signed(game: string, deeds: Entry[]): LogEntry[] {
    const by = this.shares.by(game);
    return deeds.map((deed) => stamped(by === null ? deed : { by, ...deed }));
  }

  /** Where a game stands for a draft that is begun now. */
  #begun(game: string): Begun | null {
    const head = this.tables.head(game);
    return head && { ...stepOf(head.sheet), seq: head.seq };
  }

  /** Another tab may have written anything while nobody looked at this one. */
  async #catchUp(): Promise<void> {
    void this.reach.open();
    this.saving.again();
    await this.preferences.start().catch(() => undefined);
    this.readable = await this.tables.shelf.start().then(
      () => true,
      () => false,
    );
    await this.#reread(this.tables.shelf.loaded);
  }

  /** Takes in what another tab of this phone has saved. */
  async #reread(games: string[]): Promise<void> {
    for (const game of games) {
      await Promise.all([this.tables.reread(game), this.drafts.reread(game)]).catch(() => undefined);
    }
    this.#changed();
  }

  #changed(): void {
    this.reach.network?.live.changed();
    for (const watcher of this.#watchers) watcher();
  }
}
