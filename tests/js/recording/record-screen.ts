/** A record screen without a page: a phone with a game, and what its session says. */

import { expect, vi } from "vitest";
import "../local/one-phone.ts";
import type { EntryPlace } from "../../../static/js/page/log/draft.ts";
import type { CommitResult } from "../../../static/js/page/recording/entry-writer.ts";
import { RecorderSession } from "../../../static/js/page/recording/recorder-session.ts";
import { beginGame } from "../../../static/js/page/screens/new-game/begin-game.ts";
import { Store } from "../../../static/js/page/store.ts";
import type { Draft, Options } from "../../../static/js/types.ts";

/** A phone with a game, and its record screen: what it was told, oldest first. */
export class Screen {
  readonly store = new Store();
  readonly results: CommitResult[] = [];
  /** What was drawn, oldest first. */
  drawn: ("draft" | "all" | "question" | "unfinished")[] = [];
  game = "";
  session!: RecorderSession;
  readonly #setup: { game: string; seats: { name: string }[]; options: Options };

  constructor(game = "tally", ...names: string[]) {
    const seats = ["Ada", "Ben", ...names].map((name) => ({ name }));
    this.#setup = { game, seats, options: {} };
  }

  async open(where: EntryPlace = {}, into: string | null = null): Promise<this> {
    this.game ||= (await beginGame(this.store, this.#setup)) ?? "";
    this.session = new RecorderSession(
      this.store,
      { game: this.game, where, into },
      {
        drawDraft: () => void this.drawn.push("draft"),
        drawAll: () => void this.drawn.push("all"),
        warnOfUnfinished: () => void this.drawn.push("unfinished"),
        askToDecide: () => void this.drawn.push("question"),
        pointOut: () => undefined,
        onCommit: async (result) => void this.results.push(result),
      },
    );
    await this.begin();
    return this;
  }

  async begin(isShown = true): Promise<void> {
    const table = await this.store.open(this.game);
    if (!table) throw new Error("no such game");
    await this.session.begin(table, isShown);
  }

  /** The draft with these points, as a tap makes it. */
  points(...figures: (number | null)[]): Draft {
    const { draft } = this.current;
    const players = figures.map((points) => (points === null ? null : { points }));
    return { ...draft, entry: { ...draft.entry, players } };
  }

  get current() {
    const { current } = this.session;
    if (!current) throw new Error("nothing is recorded");
    return current;
  }

  /** Taps, and waits for the engine's answer to it. */
  async tap(draft: Draft): Promise<void> {
    this.session.tap(draft);
    await vi.waitFor(() => expect(this.current.draft).toEqual(draft));
    await this.current.answer;
  }

  /** Writes a round down; its id. */
  async write(...figures: number[]): Promise<string> {
    await this.tap(this.points(...figures));
    await this.session.act();
    return this.log.at(-1)?.id ?? "";
  }

  get log() {
    return (this.store.games.get(this.game)?.log ?? []).map(({ entry }) => entry);
  }
}
