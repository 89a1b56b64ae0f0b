/** Tells the other phones where something is filled in on this one, and shows them what. */

import type { Filled } from "../log/records.ts";
import { postPresence } from "./api.ts";

/** Once a minute; the others forget a notice after two. */
const REPEAT_INTERVAL_MS = 60_000;
/** The entry that was made of a draft is to be there before the word that nobody writes it any more. */
const STOP_DELAY_MS = 500;
/** Taps that follow one another quickly are shown together; the first is shown after its frame. */
const SHOW_DELAY_MS = 50;
const SHOW_INTERVAL_MS = 300;

/** Reads what is to be shown, as it is by then; null: nothing. */
export type FilledReader = () => Filled | null;

/** A draft that was left, and what of it the others go on seeing; null: nothing. */
interface Left {
  game: string;
  filled: Filled | null;
}

export class PresenceSender {
  #current: { game: string; place: string; read: FilledReader | null } | null = null;
  #repeat: ReturnType<typeof setInterval> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the others were shown last, as text; null: nothing. */
  #shown: string | null = null;
  /** The draft that was left last, until it is thrown away. */
  #left: Left | null = null;
  /** By game the draft whose leaving the server has not heard of. */
  readonly #unheard = new Map<string, Left>();
  /** A notice of how it stands is on its way: the next one tells how it stands once that has arrived. */
  #isSending = false;
  /** The newest notice on its way, until it has arrived or is lost: the next one waits for it, so that none overtakes another. */
  #newest: Promise<boolean> | null = null;
  /** The server takes what a round has so far; an earlier version refuses it, and is asked once. */
  #takesFilled = true;
  readonly #isKnown: (game: string) => boolean;

  /** `isKnown`: whether the server has heard of a game. */
  constructor(isKnown: (game: string) => boolean) {
    this.#isKnown = isKnown;
  }

  /** Begin to tell that the draft at a place of a game is being filled in; with `read`, show the others what. */
  start(game: string, place: string, read: FilledReader | null = null): void {
    if (this.#current?.game === game && this.#current.place === place) {
      this.#current.read = read;
      if (read) this.#showSoon(SHOW_INTERVAL_MS);
      return;
    }
    this.stop();
    this.#unheard.delete(game);
    this.#current = { game, place, read };
    this.#shown = null;
    this.#repeat = setInterval(() => this.#send(), REPEAT_INTERVAL_MS);
    if (read) this.#showSoon(SHOW_DELAY_MS);
    else this.#send();
  }

  /**
   * Tell that nothing is filled in any more, once the entry made of the draft had time to arrive; what is
   * `left` the others go on seeing.
   */
  stop(left: FilledReader | null = null): void {
    clearInterval(this.#repeat);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { game = "" } = this.#current ?? {};
    this.#current = null;
    if (!game) return;
    const mine = { game, filled: left?.() ?? null };
    this.#left = mine;
    setTimeout(() => {
      if (this.#current?.game !== game) this.#tellLeft(mine);
    }, STOP_DELAY_MS);
  }

  /** Have the others no longer see what was left of a draft that has been thrown away since. */
  withdraw(game: string): void {
    const left = this.#left?.game === game ? this.#left : this.#unheard.get(game);
    if (!left?.filled || this.#current?.game === game) return;
    if (left === this.#left) this.#left = null;
    left.filled = { ...left.filled, parts: {}, over: {} }; // for the notice that `stop` has yet to send, too
    this.#tellLeft(left);
  }

  /** Show everything once more: the server may have forgotten it, or never have heard of it. */
  repeat(): void {
    if (this.#current) this.#send();
    for (const left of [...this.#unheard.values()]) this.#tellLeft(left);
  }

  /** Tell that a draft was left; where that does not arrive, again with the next stream. */
  #tellLeft(left: Left): void {
    const { game, filled } = left;
    this.#unheard.delete(game);
    void this.#post(game, null, filled).then((hasArrived) => {
      if (hasArrived || this.#current?.game === game) this.#unheard.delete(game);
      else this.#unheard.set(game, left);
    });
  }

  #showSoon(delay: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const { read = null } = this.#current ?? {};
      if (!read || JSON.stringify(read()) !== this.#shown) this.#send();
    }, delay);
  }

  /** Send a notice of how it stands now; of one that did not arrive the next one tells everything too. */
  #send(): void {
    if (!this.#current) return;
    if (this.#isSending) {
      this.#showSoon(SHOW_INTERVAL_MS);
      return;
    }
    const current = this.#current;
    const { game, place, read } = current;
    const filled = read?.() ?? null;
    this.#isSending = read !== null;
    void this.#post(game, place, filled).then((hasArrived) => {
      this.#isSending = false;
      if (current === this.#current) this.#shown = hasArrived ? JSON.stringify(filled) : null;
    });
  }

  /** Send a notice after those before; return whether it has arrived. */
  #post(game: string, place: string | null, filled: Filled | null): Promise<boolean> {
    const send = () => this.#trySend(game, place, filled).catch(() => false);
    const arrival = this.#newest?.then(send) ?? send();
    this.#newest = arrival;
    void arrival.then(() => {
      if (this.#newest === arrival) this.#newest = null;
    });
    return arrival;
  }

  /** Return whether a notice has arrived: what the server refuses has, and would be refused again. */
  async #trySend(game: string, place: string | null, filled: Filled | null): Promise<boolean> {
    if (!navigator.onLine || !this.#isKnown(game)) return false;
    const shown = this.#takesFilled ? filled : null;
    const status = await postPresence(game, place, shown);
    if (!shown || status !== 400) return status < 500 && status !== 429;
    this.#takesFilled = false;
    return this.#trySend(game, place, null);
  }
}
