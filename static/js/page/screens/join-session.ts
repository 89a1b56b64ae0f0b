/** Joining by an invitation: its token is redeemed as soon as there is a network, then the game is fetched. */

import { RetryTask } from "../local/retry.ts";
import type { Store } from "../store.ts";
import { fetchListing, NetworkError } from "../sync/api.ts";
import { exchange, updateRecord } from "../sync/exchange.ts";
import { CODE, type JoinResult, join } from "../sync/sharing-api.ts";

/**
 * "waiting": the server cannot be reached; "crowded": its rate limit was reached; "unknown": the
 * invitation is not valid; "in": the game is on this phone.
 */
type Progress = "asking" | "waiting" | "crowded" | "unknown" | "in";

const TOO_MANY_REQUESTS = 429;

export class JoinSession {
  progress: Progress = "asking";
  /** The id of the game joined; null for a scorebook without games. */
  game: string | null = null;
  #result: JoinResult | null = null;
  #store: Store;
  readonly #token: string;
  #onChange: () => void;
  #task = new RetryTask(
    () => this.#attempt(),
    (error) => this.#onAttemptEnd(error),
  );

  /** What goes on, also while another screen is shown: an invitation may be good once only. */
  static #current: JoinSession | null = null;

  /** Return the session that redeems a token already, or a new one in the place of any other. */
  static open(store: Store, token: string, onChange: () => void): JoinSession {
    const current = JoinSession.#current;
    if (current && current.#token === token && !current.#isOver) {
      current.#onChange = onChange;
      return current;
    }
    if (current) current.progress = "unknown"; // it tries no more
    JoinSession.#current = new JoinSession(store, token, onChange);
    return JoinSession.#current;
  }

  /** The token of what goes on; null: nothing does. */
  static get pending(): string | null {
    const current = JoinSession.#current;
    return current && !current.#isOver ? current.#token : null;
  }

  /** `onChange` is called after every change of `progress`. */
  private constructor(store: Store, token: string, onChange: () => void) {
    this.#store = store;
    this.#token = token;
    this.#onChange = onChange;
    saveToken(token);
  }

  /** Try at once; it goes on by itself from there. */
  tryNow = (): void => {
    if (!this.#isOver) this.#task.restart();
  };

  get #isOver(): boolean {
    return this.progress === "unknown" || this.progress === "in";
  }

  async #attempt(): Promise<void> {
    if (this.#isOver) return;
    this.#result ??= await join(this.#token);
    if (storedToken() === this.#token) saveToken(null);
    if (!this.#result) return this.#setProgress("unknown");
    const game = this.#result.game ?? (await findNewestGame(this.#result.scorebook));
    if (game) await this.#fetch(game, this.#result);
    this.game = game;
    const hasGame = game === null || this.#store.games.head(game) !== null;
    this.#setProgress(hasGame ? "in" : "unknown");
  }

  async #fetch(game: string, { role }: JoinResult): Promise<void> {
    const { games, memberships } = this.#store;
    memberships.setRole(game, role);
    if (games.head(game)) await updateRecord(games, game, { known: true, gone: null });
    await exchange(games, game, true);
  }

  #setProgress(progress: Progress): void {
    this.progress = progress;
    this.#onChange();
  }

  #onAttemptEnd(error: unknown): void {
    if (!error || this.#isOver) return;
    const isUnreachable = error instanceof NetworkError;
    if (!isUnreachable) reportError(error);
    this.#setProgress(isUnreachable && error.status === TOO_MANY_REQUESTS ? "crowded" : "waiting");
  }
}

/** Return the game of a scorebook that was written to last, null when it has none. */
async function findNewestGame(scorebook: string): Promise<string | null> {
  return (await fetchListing()).games.find((game) => game.scorebook === scorebook)?.id ?? null;
}

/** A token by itself, or at the end of an address in a text. */
const TOKEN = /(?:^|#)([\w-]{32})(?![\w-])/;
const PENDING = "invitation";

/** Return the address that leads in; its token stands where no browser sends it. */
export function invitationUrl(token: string): string {
  return `${location.origin}/join#${token}`;
}

/** Return the token in a pasted address, message or code, null where there is none. */
export function tokenIn(text: string): string | null {
  return TOKEN.exec(text.trim())?.[1] ?? null;
}

/** Return the token in what was pasted, or the code that was typed, however it is spaced; null where there is neither. */
export function invitationIn(text: string): string | null {
  const code = text.replace(/\s/g, "").toUpperCase();
  return CODE.test(code) ? code : tokenIn(text);
}

/** Return the host that an address leads to, null where it is this one or the text is no address. */
export function foreignHost(text: string): string | null {
  const { origin, host } = URL.canParse(text) ? new URL(text) : location;
  return origin === location.origin || !host ? null : host;
}

/**
 * Return the token this page was opened with. It leaves the address bar at once; a page that is
 * loaded again before the token was exchanged still has it.
 */
export function takeToken(): string | null {
  const { hash } = location;
  if (hash.length > 1) {
    history.replaceState(history.state, "", location.pathname);
    saveToken(hash.slice(1));
  }
  return storedToken();
}

/** Keep a token for as long as this tab is open; null: it has been exchanged. */
export function saveToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(PENDING);
    else sessionStorage.setItem(PENDING, token);
  } catch {
    // Without storage the token is lost with the page.
  }
}

function storedToken(): string | null {
  try {
    return sessionStorage.getItem(PENDING);
  } catch {
    return null;
  }
}
