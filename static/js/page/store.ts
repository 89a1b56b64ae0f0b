/**
 * The one store of state: saves on the phone, then has the screens drawn, then sends.
 *
 * Screens read from it and call it; what changes it tells through `watch`.
 */

import type { Choices, Draft, Entry, Evaluation } from "../types.ts";
import { onWake } from "./device/visibility.ts";
import { read } from "./local/db.ts";
import { Drafts } from "./local/drafts.ts";
import { EngineClient } from "./local/engine-client.ts";
import { GameRepository } from "./local/game-repository.ts";
import { adoptGame, Games, type LogChange, type WriteResult } from "./local/games.ts";
import { Memberships } from "./local/memberships.ts";
import type { OwnPads } from "./local/own-pads.ts";
import { People } from "./local/people.ts";
import { Preferences } from "./local/preferences.ts";
import { WriteQueue } from "./local/retry.ts";
import { Tabs } from "./local/tabs.ts";
import { UndoOffer } from "./local/undo.ts";
import { startOf } from "./log/conflicts.ts";
import type { EntryPlace } from "./log/draft.ts";
import { type DraftStart, type GameHead, type LoadedGame, type LogEntry, stampEntry } from "./log/records.ts";
import type { EmbeddedGame } from "./prerendered.ts";
import { afterPaint } from "./scheduling.ts";
import { Connection } from "./sync/connection.ts";

export class Store {
  readonly #onChange = () => this.#notify();
  readonly #onSave = (game: string) => this.#tabs.announceSave(game);
  readonly writes = new WriteQueue(this.#onChange);
  readonly engine = new EngineClient();
  readonly games: Games = new Games(
    this.engine,
    new GameRepository(this.writes, this.#onSave, this.#onChange, (game) => void this.games.compute(game)),
  );
  readonly drafts = new Drafts(
    this.writes,
    (game) => this.#startOf(game),
    this.#onSave,
    this.#onChange,
    afterPaint,
  );
  readonly preferences = new Preferences(this.writes);
  readonly people = new People(this.writes, this.preferences, this.#onChange);
  readonly memberships = new Memberships(
    this.preferences,
    async (game, by) => (await import("./sync/sharing-api.ts")).putPerson(game, by),
    this.#onChange,
  );
  readonly undoOffer = new UndoOffer(
    this.games,
    this.drafts,
    (game, undo) => this.write(game, [undo]),
    this.#onChange,
  );
  readonly connection = new Connection(({ Network }) => new Network(this, this.#onChange), this.#onChange);

  /** The pads of one's own; there once another screen than the first is shown (`openPads`). */
  declare pads: OwnPads;
  /** Resolves when everything given or tapped to be written has been, or was refused. */
  lastWrite: Promise<unknown> = Promise.resolve();
  /** False when this phone's own copy could not be read. */
  isReadable = true;
  #tabs = new Tabs((game) => void this.#reread([game]));
  #watchers = new Set<() => void>();

  /**
   * Read what the phone keeps in one transaction, with the game that is shown first; its id. A phone that keeps
   * nothing starts empty and says so.
   */
  start(choose: (games: GameHead[]) => string | null): Promise<string | null> {
    const { games, drafts, people, preferences } = this;
    return read(async (transaction) => {
      await Promise.all([
        games.repository.start(transaction),
        people.start(transaction),
        preferences.start(transaction),
      ]);
      const first = choose(games.listed);
      if (first)
        await Promise.all([
          games.repository.load(first, transaction),
          drafts.load(first, transaction).catch(() => undefined),
        ]);
      return first;
    }).catch(() => {
      this.isReadable = false;
      return null;
    });
  }

  /** Begin to send and to listen: once the first screen is drawn. */
  async connect(): Promise<void> {
    onWake(() => void this.#catchUp());
    await this.connection.open();
  }

  /** Whether everything is on this phone's disk. */
  get isSaved(): boolean {
    return this.isReadable && this.writes.isDone;
  }

  /** Call back after every change; the answer ends that. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Return a game with its log and drafts, null when this phone does not have it. */
  async open(game: string): Promise<LoadedGame | null> {
    const drafts = this.drafts.load(game).catch(() => undefined);
    const table = await this.games.load(game).catch(() => {
      this.isReadable = false;
      return null;
    });
    await drafts;
    this.#notify();
    if (table && !table.record.sheet.outlook) void this.games.ask(game, () => null).catch(() => null); // an earlier version's sheet
    return table;
  }

  /** Take in the game that came with the page, where this phone does not have it yet. */
  async addGameOfPage(gameOfPage: EmbeddedGame | null): Promise<void> {
    if (!gameOfPage || this.games.head(gameOfPage.listed.id)) return;
    this.memberships.update([gameOfPage.listed]);
    await adoptGame(this.games, gameOfPage.listed.id, gameOfPage.game).catch(() => undefined);
  }

  /** Return how many entries of a game wait to be sent; null: of all games. */
  countPending(game: string | null): number {
    if (game !== null) return this.games.head(game)?.waits ?? 0;
    return this.games.heads.reduce((sum, { waits }) => sum + waits, 0);
  }

  /** Write entries down, all or none; the draft they were made of goes with them, and what `settle` changes. */
  write(game: string, actions: Entry[], draft?: string, settle?: LogChange): Promise<WriteResult> {
    const writing = this.#write(game, actions, draft, settle);
    this.lastWrite = writing.catch(() => undefined);
    return writing;
  }

  async #write(game: string, actions: Entry[], draft?: string, settle?: LogChange): Promise<WriteResult> {
    this.drafts.flush();
    const from = draft === undefined ? undefined : this.drafts.sourceOf(game, draft);
    const writing = this.games.write(game, this.#signEntries(game, actions), from, settle);
    this.connection.network?.sync.exchangeAfter(writing, game);
    const result = await writing;
    if (result.problem) return result;
    if (draft) this.drafts.forget(game, draft);
    this.undoOffer.dismiss();
    return result;
  }

  /** Return what would be if these entries were written. */
  attempt(game: string, actions: Entry[]): Promise<Evaluation> {
    return this.games.ask(game, (engine) => engine.attempt(actions.map(stampEntry)));
  }

  /** Return what an unfinished entry is worth; with `along`, if these entries were written too. */
  fetchChoices(game: string, draft: Draft, place: EntryPlace, along?: LogEntry[]): Promise<Choices> {
    return this.games.ask(game, (engine) => engine.ask({ do: "choices", draft, ...place }), along);
  }

  /** Return whether this phone writes in a game: it does not only watch, and the server still has it there. */
  canWrite(game: string): boolean {
    const { gone, shown } = this.games.head(game) ?? {};
    return !this.memberships.isWatching(game) && !gone && !shown;
  }

  /** Return entries as they are written: with id, time, and the name of whoever said this is his phone. */
  #signEntries(game: string, actions: Entry[]): LogEntry[] {
    const by = this.memberships.personAt(game);
    return actions.map((action) => stampEntry(by === null ? action : { by, ...action }));
  }

  /** Return where a game stands for a draft that is begun now. */
  #startOf(game: string): DraftStart | null {
    const table = this.games.get(game);
    return table && startOf(table.record, table.log);
  }

  /** Read what another tab may have written while nobody looked at this one. */
  async #catchUp(): Promise<void> {
    void this.connection.open();
    this.writes.retry();
    await this.preferences.start().catch(() => undefined);
    this.isReadable = await this.games.repository.start().then(
      () => true,
      () => false,
    );
    await this.#reread(this.games.repository.loaded);
  }

  /** Take in what another tab of this phone has saved. */
  async #reread(games: string[]): Promise<void> {
    for (const game of games) {
      await Promise.all([this.games.reread(game), this.drafts.reread(game)]).catch(() => undefined);
    }
    this.#notify();
  }

  #notify(): void {
    this.connection.network?.live.onStoreChange();
    for (const watcher of this.#watchers) watcher();
  }
}
