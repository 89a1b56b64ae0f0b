/**
 * Brings this phone and the server together.
 *
 * Nothing here is ever waited for: with no network everything goes on, and what
 * waits is sent after the next write, when the phone is back online or the page
 * is shown again, and in between after growing pauses. Each game is a task of
 * its own, so that one in trouble never keeps the others waiting.
 */

import type { Games } from "../local/games.ts";
import { RetryTask } from "../local/retry.ts";
import type { GameHead } from "../log/records.ts";
import { deleteGame, fetchListing, type GameListing, NetworkError } from "./api.ts";
import { exchange, updateRecord } from "./exchange.ts";

interface GameTask {
  task: RetryTask;
  /** Whether others may have written something. */
  shouldPull: boolean;
  /** What is being written here just now, and is to go with it. */
  write: Promise<unknown> | null;
}

export class Sync {
  #tasks = new Map<string, GameTask>();
  #listTask = new RetryTask(
    () => this.#list(),
    (error) => this.#onEnd("", error),
  );
  /** Of each game whether the last attempt failed; "" is the list of games. */
  #failures = new Map<string, boolean>();

  #games: Games;
  #onChange: () => void;
  #onListing: (listing: GameListing) => void | Promise<void>;

  /** `onListing` is called with the games and people the server has for this phone. */
  constructor(games: Games, onChange: () => void, onListing: (listing: GameListing) => void | Promise<void>) {
    this.#games = games;
    this.#onChange = onChange;
    this.#onListing = onListing;
  }

  /** Return whether the last attempt at a game got no answer; null: at the list of games. */
  hasFailed(id: string | null): boolean {
    return this.#failures.get(id ?? "") === true;
  }

  /** Return whether the last attempt at a game got an answer. */
  hasAnswered(id: string): boolean {
    return this.#failures.get(id) === false;
  }

  /** Try everything at once: there may be a network again, or the page is shown again. */
  restart(): void {
    for (const { task } of this.#tasks.values()) if (task.isPending) task.restart();
    this.#listTask.restart();
  }

  /** Retry at once what waits for its next attempt: the server has just answered. */
  retryNow(): void {
    for (const { task } of this.#tasks.values()) task.retryNow();
  }

  /** Ask which games there are, and what is new in them; sends what waits. */
  list(): void {
    this.#listTask.run();
  }

  /** Send what waits in a game; with `shouldPull`, asks for what others wrote as well. */
  exchangeNow(id: string, shouldPull = false): void {
    const game = this.#taskOf(id);
    game.shouldPull ||= shouldPull;
    game.task.run();
  }

  /** Send what waits in a game as soon as this has been written; its turn among the tabs is taken meanwhile. */
  exchangeAfter(write: Promise<unknown>, id: string): void {
    this.#taskOf(id).write = write;
    this.exchangeNow(id);
  }

  /**
   * Throw a game away, on the server if it has it; false where the server will not. Throws `NetworkError`
   * where it cannot be asked. What is being sent of the game is over by then. Of a game that the server has not
   * confirmed it hears with the next list, as it may have it all the same.
   */
  async throwAway(id: string): Promise<boolean> {
    let isDone = false;
    await runInOneTab(id, async () => {
      await this.#games.reread(id).catch(() => undefined);
      const isKnown = this.#games.head(id)?.known;
      isDone = !isKnown || (await deleteGame(id));
      if (isDone) await updateRecord(this.#games, id, { known: false, gone: "erased" });
      if (!isKnown) this.list();
    });
    return isDone;
  }

  async #list(): Promise<void> {
    for (const { id, known, waits, gone, shown, openInvitations } of this.#games.heads)
      if ((!known || waits || openInvitations) && !gone && !shown && !this.#taskOf(id).task.isPending)
        this.exchangeNow(id);
    const listing = await fetchListing();
    this.retryNow();
    await this.#onListing(listing);
    for (const { id, seq, epoch, proof } of listing.games) {
      const head = this.#games.head(id);
      if (head && isThrownAwayUnheard(head) && (await deleteGame(id))) {
        await updateRecord(this.#games, id, { proof: proof ?? "" });
        continue;
      }
      const back = !!head && (head.gone !== null || (!!head.shown && !head.known));
      if (back || (head && head.proof !== proof))
        await updateRecord(this.#games, id, { known: true, gone: null, proof });
      if (back || head?.seq !== seq || head.epoch !== epoch) this.exchangeNow(id, true);
    }
    if (!listing.more) this.#checkUnlisted(new Set(listing.games.map(({ id }) => id)));
  }

  /** Ask for games that are not listed any more: erased, or for others only? */
  #checkUnlisted(listed: Set<string>): void {
    for (const { id, known, gone } of this.#games.heads)
      if (known && !gone && !listed.has(id)) this.exchangeNow(id, true);
  }

  #taskOf(id: string): GameTask {
    const known = this.#tasks.get(id);
    if (known) return known;
    const task = new RetryTask(
      () => runInOneTab(id, () => this.#exchange(id)),
      (error) => this.#onEnd(id, error),
    );
    const game = { task, shouldPull: false, write: null };
    this.#tasks.set(id, game);
    return game;
  }

  /** Send and fetch; the disk is read first, as another tab may have written, unless a write just finds that out. */
  async #exchange(id: string): Promise<void> {
    const game = this.#taskOf(id);
    const { shouldPull, write } = game;
    game.shouldPull = false;
    game.write = null;
    await (write ?? this.#games.reread(id)).catch(() => undefined);
    const isInvited = this.#games.head(id)?.openInvitations;
    await exchange(this.#games, id, shouldPull).catch((error) => {
      game.shouldPull ||= shouldPull;
      throw error;
    });
    if (isInvited && !this.#games.head(id)?.openInvitations) this.list(); // and say whose phone this is
  }

  #onEnd(id: string, error: unknown): void {
    if (error && !(error instanceof NetworkError)) reportError(error);
    if (this.#failures.get(id) === !!error) return;
    this.#failures.set(id, !!error);
    this.#onChange();
  }
}

/** Whether a game was thrown away on this phone before the server had said anything of it. */
function isThrownAwayUnheard({ gone, shown, epoch, proof }: GameHead): boolean {
  return gone === "erased" && !shown && epoch === null && proof === undefined;
}

const LOCK_TIMEOUT_MS = 30_000;

/** Do work that only one tab at a time should do; should another one hang, it is done all the same. */
export async function runInOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
  return navigator.locks.request(`companion ${name}`, { signal }, begin).catch((error) => {
    if (begun) throw error;
    return work();
  });
}
