/**
 * Keeps what is on the screen up to date while somebody looks at it.
 *
 * The game on the screen is told of by a stream; where there is none to be had it is
 * asked for every ten seconds. The list of games is asked for every minute while it is
 * on the screen, or a game that is over and may be followed by a rematch. A hidden tab
 * closes its stream, and catches up when it is shown again. No clock ticks that is not needed:
 * a phone that only lies there is to sleep.
 */

import { onWake } from "../device/visibility.ts";
import type { Drafts } from "../local/drafts.ts";
import type { Games } from "../local/games.ts";
import type { Memberships } from "../local/memberships.ts";
import { openPads, type PadHost } from "../local/own-pads.ts";
import type { People } from "../local/people.ts";
import type { Preferences } from "../local/preferences.ts";
import { pauseAfter } from "../local/retry.ts";
import type { LogDelta, PhoneName } from "../log/records.ts";
import { CompletedDrafts } from "./completed-drafts.ts";
import { applyDelta } from "./exchange.ts";
import { PadSync } from "./pad-sync.ts";
import { Presence, type PresenceNotice } from "./presence.ts";
import { PresenceSender } from "./presence-sender.ts";
import { Sync } from "./sync.ts";

/** What judges refused entries comes along: the network that brought them may be gone when they are judged. */
export * as refusals from "../local/refusals.ts";

const PULL_INTERVAL_MS = 10_000;
const LIST_INTERVAL_MS = 60_000;

/** Who hears what happens while somebody looks. */
interface LiveHandlers {
  /** Something the screens show of the other phones is another. */
  onChange(): void;
  /** A stream has begun to speak. */
  onStream(): void;
  /** The store has changed, maybe in the game on the screen. */
  onGameChange(game: string | null): void;
}

export class LiveUpdates {
  readonly presence: Presence;
  /** The game on the screen; null: the list of games. */
  #game: string | null = null;
  #isAwake = false;
  #stream: EventStream | null = null;
  /** Whether the stream has said something since it was opened. */
  #isStreaming = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pull: ReturnType<typeof setInterval> | undefined;
  #list: ReturnType<typeof setInterval> | undefined;
  #games: Games;
  #sync: Sync;

  #handlers: LiveHandlers;

  constructor(games: Games, sync: Sync, handlers: LiveHandlers) {
    this.#games = games;
    this.#sync = sync;
    this.#handlers = handlers;
    this.presence = new Presence(handlers.onChange);
  }

  start(): void {
    onWake(() => this.#wake());
    onSleep(() => this.#sleep());
    addEventListener("online", () => this.#isAwake || this.#sync.restart()); // hidden: send, but open no stream
    if (document.visibilityState === "visible") this.#wake();
  }

  /** Follow the game that is on the screen now; null: the list of games. */
  show(game: string | null): void {
    if (game === this.#game) return;
    this.#close();
    this.presence.clear();
    this.#game = game;
    this.#schedulePull();
    if (!this.#isAwake) return;
    if (game) this.#catchUp(game);
    else this.#sync.list();
  }

  /** Open the stream of a game that may have become known to the server. */
  onStoreChange(): void {
    this.#handlers.onGameChange(this.#game);
    const head = this.#game && this.#isAwake && !this.#stream ? this.#games.head(this.#game) : null;
    if (head?.known && !head.gone && this.#retry === undefined) this.#open(head.id, head.seq);
  }

  get #shouldList(): boolean {
    return !this.#game || this.#games.head(this.#game)?.sheet.over === true;
  }

  #wake(): void {
    this.#isAwake = true;
    this.#close();
    this.#schedulePull();
    clearInterval(this.#list);
    this.#list = setInterval(() => this.#shouldList && this.#sync.list(), LIST_INTERVAL_MS);
    this.#failures = 0;
    this.#sync.restart();
    if (this.#game) this.#catchUp(this.#game);
  }

  #sleep(): void {
    this.#isAwake = false;
    this.#close();
    this.#schedulePull();
    clearInterval(this.#list);
  }

  /** Set the clock by which the game is asked for, if it has to be. */
  #schedulePull(): void {
    const game = this.#game;
    clearInterval(this.#pull);
    if (this.#isAwake && game && !this.#isStreaming)
      this.#pull = setInterval(() => this.#catchUp(game), PULL_INTERVAL_MS);
  }

  #catchUp(game: string): void {
    this.#sync.exchangeNow(game, true);
    this.onStoreChange();
  }

  #open(game: string, after: number): void {
    this.#stream = new EventStream(game, after, {
      onLog: (delta) => this.#onLog(game, delta),
      onPresence: (notice) => this.presence.onNotice(notice),
      onArrival: (arrival) => this.presence.onArrival(arrival),
      onAccessChange: () => this.#sync.list(),
      onEnd: () => this.#onStreamEnd(game),
    });
  }

  #onLog(game: string, delta: LogDelta): void {
    if (!this.#isStreaming) this.#onFirstEvent();
    this.#failures = 0;
    const ask = () => this.#sync.exchangeNow(game, true);
    void applyDelta(this.#games, game, delta, false).then(
      (fits) => fits || ask(),
      (error: unknown) => {
        reportError(error);
        ask(); // what was not taken in comes with the answer
      },
    );
  }

  /** Stop asking: the stream speaks, so there is a network. */
  #onFirstEvent(): void {
    this.#isStreaming = true;
    this.#schedulePull();
    this.#sync.retryNow();
    this.#handlers.onStream();
  }

  /** Ask by a plain request, and try the stream again a little later. */
  #onStreamEnd(game: string): void {
    this.#close();
    this.#schedulePull();
    this.#sync.exchangeNow(game, true);
    this.#retry = setTimeout(
      () => {
        this.#retry = undefined;
        this.onStoreChange();
      },
      pauseAfter(this.#failures++),
    );
  }

  #close(): void {
    this.#stream?.close();
    this.#stream = null;
    this.#isStreaming = false;
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }
}

/** The server says something at least every 15 seconds; a network that swallows it raises no error. */
const MAX_SILENCE_MS = 35_000;

/** Who hears what comes down a stream. */
interface StreamHandlers {
  onLog(delta: LogDelta): void;
  onPresence(notice: PresenceNotice): void;
  onArrival(arrival: { phone: PhoneName }): void;
  /** What this phone may do with the game is no longer the same. */
  onAccessChange(): void;
  /** The stream is of no more use: broken, silent for too long, or closed by the server. */
  onEnd(): void;
}

export class EventStream {
  #source: EventSource;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #handlers: StreamHandlers;

  constructor(game: string, after: number, handlers: StreamHandlers) {
    this.#handlers = handlers;
    this.#source = new EventSource(`/api/games/${encodeURIComponent(game)}/stream?after=${after}`);
    this.#listen("log", handlers.onLog);
    this.#listen("writing", handlers.onPresence);
    this.#listen("joined", handlers.onArrival);
    this.#listen("beat", () => undefined);
    this.#listen("gone", () => {
      handlers.onAccessChange();
      this.#end();
    });
    this.#source.addEventListener("error", () => this.#end());
    this.#restartWatchdog();
  }

  close(): void {
    clearTimeout(this.#watchdog);
    this.#source.close();
  }

  #listen<Told>(event: string, handler: (event: Told) => void): void {
    this.#source.addEventListener(event, ({ data }: MessageEvent<string>) => {
      this.#restartWatchdog();
      handler(JSON.parse(data || "{}"));
    });
  }

  #restartWatchdog(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#end(), MAX_SILENCE_MS);
  }

  #end(): void {
    this.close();
    this.#handlers.onEnd();
  }
}

/** What this phone keeps, as far as the network concerns it: the store. */
interface NetworkHost extends PadHost {
  games: Games;
  memberships: Memberships;
  preferences: Preferences;
  people: People;
  drafts: Drafts;
  /** Resolves when everything given to be written has been, or was refused. */
  lastWrite: Promise<unknown>;
}

export class Network {
  readonly sync: Sync;
  readonly live: LiveUpdates;
  readonly presenceSender: PresenceSender;

  readonly pads: PadSync;

  /** `onChange` is called after every change of what the network brings. */
  constructor(host: NetworkHost, onChange: () => void) {
    const { games, memberships, people } = host;
    this.pads = new PadSync(openPads(host));
    this.sync = new Sync(games, onChange, async (listing) => {
      await host.preferences.start().catch(() => undefined); // another tab may have said meanwhile whose phone this is
      memberships.update(listing.games);
      if (listing.people) people.setOffered(listing.people);
      this.pads.onListing(listing.pads);
    });
    this.presenceSender = new PresenceSender((game) => !!games.head(game)?.known);
    const completed = new CompletedDrafts(host);
    this.live = new LiveUpdates(games, this.sync, {
      onChange,
      onStream: () => this.presenceSender.repeat(),
      onGameChange: (game) => {
        completed.follow(game);
        if (game && !host.drafts.get(game, "new")) this.presenceSender.withdraw(game);
      },
    });
  }
}

/** Call back when nobody looks any more: hidden, left, or put into the back/forward cache. */
export function onSleep(callback: () => void): () => void {
  const hidden = () => document.visibilityState === "hidden" && callback();
  addEventListener("pagehide", callback);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    removeEventListener("pagehide", callback);
    document.removeEventListener("visibilitychange", hidden);
  };
}
