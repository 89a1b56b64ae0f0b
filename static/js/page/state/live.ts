/**
 * Keeps what is on the screen up to date while somebody looks at it.
 *
 * The game on the screen is told of by a stream; where there is none to be had it is
 * asked for every ten seconds. The list of games is asked for every minute while it is
 * on the screen, or a game that is over and may be followed by a rematch. A hidden tab
 * closes its stream, and catches up when it is shown again. No clock ticks that is not needed:
 * a phone that only lies there is to sleep.
 */

import { takeIn } from "./answers.ts";
import type { News } from "./api.ts";
import { Notices } from "./notices.ts";
import { pauseAfter } from "./pauses.ts";
import { Stream } from "./stream.ts";
import type { Sync } from "./sync.ts";
import type { Tables } from "./tables.ts";
import { onSleeping, onWaking } from "./waking.ts";

const PULL = 10_000;
const LIST = 60_000;

export class Live {
  readonly notices: Notices;
  /** The game on the screen; null: the list of games. */
  #game: string | null = null;
  #awake = false;
  #stream: Stream | null = null;
  /** Whether the stream has said something since it was opened. */
  #flows = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pull: ReturnType<typeof setInterval> | undefined;
  #list: ReturnType<typeof setInterval> | undefined;
  #tables: Tables;
  #sync: Sync;

  constructor(tables: Tables, sync: Sync, told: () => void) {
    this.#tables = tables;
    this.#sync = sync;
    this.notices = new Notices(told);
  }

  start(): void {
    onWaking(() => this.#wake());
    onSleeping(() => this.#sleep());
    if (document.visibilityState === "visible") this.#wake();
  }

  /** This game is on the screen now; null: the list of games. */
  show(game: string | null): void {
    if (game === this.#game) return;
    this.#close();
    this.notices.clear();
    this.#game = game;
    this.#wind();
    if (!this.#awake) return;
    if (game) this.#catchUp(game);
    else this.#sync.list();
  }

  /** A game may have become known to the server, which has a stream for it from then on. */
  changed(): void {
    const head = this.#game && this.#awake && !this.#stream ? this.#tables.head(this.#game) : null;
    if (head?.known && !head.gone && this.#retry === undefined) this.#open(head.id, head.seq);
  }

  get #wantsList(): boolean {
    return !this.#game || this.#tables.head(this.#game)?.sheet.over === true;
  }

  #wake(): void {
    this.#awake = true;
    this.#close();
    this.#wind();
    clearInterval(this.#list);
    this.#list = setInterval(() => this.#wantsList && this.#sync.list(), LIST);
    this.#failures = 0;
    this.#sync.afresh();
    if (this.#game) this.#catchUp(this.#game);
  }

  #sleep(): void {
    this.#awake = false;
    this.#close();
    this.#wind();
    clearInterval(this.#list);
  }

  /** Sets the clock by which the game is asked for, if it has to be. */
  #wind(): void {
    const game = this.#game;
    clearInterval(this.#pull);
    if (this.#awake && game && !this.#flows) this.#pull = setInterval(() => this.#catchUp(game), PULL);
  }

  #catchUp(game: string): void {
    this.#sync.now(game, true);
    this.changed();
  }

  #open(game: string, after: number): void {
    this.#stream = new Stream(game, after, {
      news: (news) => this.#heard(game, news),
      writing: (notice) => this.notices.hear(notice),
      lost: () => this.#sync.list(),
      ended: () => this.#ended(game),
    });
  }

  #heard(game: string, news: News): void {
    if (!this.#flows) this.#flow();
    this.#failures = 0;
    void takeIn(this.#tables, game, news, false).then((fits) => fits || this.#sync.now(game, true));
  }

  /** The stream speaks: there is a network, and nothing need be asked for. */
  #flow(): void {
    this.#flows = true;
    this.#wind();
    this.#sync.hurry();
  }

  /** Asks by a plain request, and tries the stream again a little later. */
  #ended(game: string): void {
    this.#close();
    this.#wind();
    this.#sync.now(game, true);
    this.#retry = setTimeout(
      () => {
        this.#retry = undefined;
        this.changed();
      },
      pauseAfter(this.#failures++),
    );
  }

  #close(): void {
    this.#stream?.close();
    this.#stream = null;
    this.#flows = false;
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }
}
