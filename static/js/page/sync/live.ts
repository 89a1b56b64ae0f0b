/**
 * Keeps what is on the screen up to date while somebody looks at it.
 *
 * The game on the screen is told of by a stream; where there is none to be had it is
 * asked for every ten seconds. The list of games is asked for every minute while it is
 * on the screen, or a game that is over and may be followed by a rematch. A hidden tab
 * closes its stream, and catches up when it is shown again. No clock ticks that is not needed:
 * a phone that only lies there is to sleep.
 */

import { onSleeping, onWaking } from "../device/visibility.ts";
import type { Tables } from "../local/games.ts";
import { pauseAfter } from "../local/retry.ts";
import type { News } from "../log/records.ts";
import type { Listing } from "./api.ts";
import { takeIn } from "./exchange.ts";
import { type Notice, Notices, Writing } from "./presence.ts";
import { Sync } from "./sync.ts";

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

/** The server says something at least every 15 seconds; a network that swallows it raises no error. */
const SILENCE = 35_000;

/** Who hears what comes down a stream. */
interface Ears {
  news(news: News): void;
  writing(notice: Notice): void;
  /** What this phone may do with the game is no longer the same. */
  lost(): void;
  /** The stream is of no more use: broken, silent for too long, or closed by the server. */
  ended(): void;
}

export class Stream {
  #source: EventSource;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #ears: Ears;

  constructor(game: string, after: number, ears: Ears) {
    this.#ears = ears;
    this.#source = new EventSource(`/api/games/${encodeURIComponent(game)}/stream?after=${after}`);
    this.#hear("log", ears.news);
    this.#hear("writing", ears.writing);
    this.#hear("beat", () => undefined);
    this.#hear("gone", () => {
      ears.lost();
      this.#end();
    });
    this.#source.addEventListener("error", () => this.#end());
    this.#wind();
  }

  close(): void {
    clearTimeout(this.#watchdog);
    this.#source.close();
  }

  #hear<Told>(event: string, heard: (told: Told) => void): void {
    this.#source.addEventListener(event, ({ data }: MessageEvent<string>) => {
      this.#wind();
      heard(JSON.parse(data || "{}"));
    });
  }

  #wind(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#end(), SILENCE);
  }

  #end(): void {
    this.close();
    this.#ears.ended();
  }
}

export class Network {
  readonly sync: Sync;
  readonly live: Live;
  readonly writing: Writing;

  /** `told` hears of every change, `listed` of what the server lists. */
  constructor(tables: Tables, told: () => void, listed: (listing: Listing) => void) {
    this.sync = new Sync(tables, told, listed);
    this.live = new Live(tables, this.sync, told);
    this.writing = new Writing((game) => !!tables.head(game)?.known);
  }
}
