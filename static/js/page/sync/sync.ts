/**
 * Brings this phone and the server together.
 *
 * Nothing here is ever waited for: with no network everything goes on, and what
 * waits is sent after the next write, when the phone is back online or the page
 * is shown again, and in between after growing pauses. Each game is an errand of
 * its own, so that one in trouble never keeps the others waiting.
 */

import type { Tables } from "../local/games.ts";
import { Errand } from "../local/retry.ts";
import { type Listing, listing, Unreachable } from "./api.ts";
import { exchange, noteHead } from "./exchange.ts";

interface GameErrand {
  errand: Errand;
  /** Whether others may have written something. */
  news: boolean;
  /** What is being written here just now, and is to go with it. */
  writing: Promise<unknown> | null;
}

export class Sync {
  #errands = new Map<string, GameErrand>();
  #listing = new Errand(
    () => this.#list(),
    (error) => this.#ended("", error),
  );
  /** Of each game whether the last attempt failed; "" is the list of games. */
  #failed = new Map<string, boolean>();

  #tables: Tables;
  #told: () => void;
  #listed: (listing: Listing) => void;

  /** `listed` hears which games and people the server has for this phone. */
  constructor(tables: Tables, told: () => void, listed: (listing: Listing) => void) {
    this.#tables = tables;
    this.#told = told;
    this.#listed = listed;
  }

  /** Whether the last attempt at a game got no answer; null: at the list of games. */
  fails(id: string | null): boolean {
    return this.#failed.get(id ?? "") === true;
  }

  /** Whether the last attempt at a game got an answer. */
  answered(id: string): boolean {
    return this.#failed.get(id) === false;
  }

  /** There may be a network again, or the page is shown again: everything is tried at once. */
  afresh(): void {
    for (const { errand } of this.#errands.values()) if (errand.pending) errand.afresh();
    this.#listing.afresh();
  }

  /** The server has just answered: games that wait for their next attempt need not any longer. */
  hurry(): void {
    for (const { errand } of this.#errands.values()) errand.hurry();
  }

  /** Asks which games there are, and what is new in them; sends what waits. */
  list(): void {
    this.#listing.now();
  }

  /** Sends what waits in a game; with `news`, asks for what others wrote as well. */
  now(id: string, news = false): void {
    const game = this.#errandOf(id);
    game.news ||= news;
    game.errand.now();
  }

  /** Sends what waits in a game as soon as this has been written; its turn among the tabs is taken meanwhile. */
  after(writing: Promise<unknown>, id: string): void {
    this.#errandOf(id).writing = writing;
    this.now(id);
  }

  async #list(): Promise<void> {
    for (const { id, known, waits, gone } of this.#tables.records)
      if ((!known || waits) && !gone && !this.#errandOf(id).errand.pending) this.now(id);
    const listed = await listing();
    this.hurry();
    this.#listed(listed);
    for (const { id, seq, epoch } of listed.games) {
      const head = this.#tables.head(id);
      const back = !!head?.gone;
      if (back) await noteHead(this.#tables, id, { known: true, gone: null });
      if (back || head?.seq !== seq || head.epoch !== epoch) this.now(id, true);
    }
    if (!listed.more) this.#miss(new Set(listed.games.map(({ id }) => id)));
  }

  /** A game that is not listed any more is asked for: was it erased, or is it for others only? */
  #miss(listed: Set<string>): void {
    for (const { id, known, gone } of this.#tables.records)
      if (known && !gone && !listed.has(id)) this.now(id, true);
  }

  #errandOf(id: string): GameErrand {
    const known = this.#errands.get(id);
    if (known) return known;
    const errand = new Errand(
      () => inOneTab(id, () => this.#bring(id)),
      (error) => this.#ended(id, error),
    );
    const game = { errand, news: false, writing: null };
    this.#errands.set(id, game);
    return game;
  }

  /** Another tab may have sent and heard things meanwhile: the disk is read first, unless a write just finds that out. */
  async #bring(id: string): Promise<void> {
    const game = this.#errandOf(id);
    const { news, writing } = game;
    game.news = false;
    game.writing = null;
    await (writing ?? this.#tables.reread(id)).catch(() => undefined);
    await exchange(this.#tables, id, news).catch((error) => {
      game.news ||= news;
      throw error;
    });
  }

  #ended(id: string, error: unknown): void {
    if (error && !(error instanceof Unreachable)) reportError(error);
    if (this.#failed.get(id) === !!error) return;
    this.#failed.set(id, !!error);
    this.#told();
  }
}

const PATIENCE = 30_000;

/** Does work that only one tab at a time should do; should another one hang, it is done all the same. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  const signal = AbortSignal.timeout(PATIENCE);
  return navigator.locks.request(`companion ${name}`, { signal }, begin).catch((error) => {
    if (begun) throw error;
    return work();
  });
}
