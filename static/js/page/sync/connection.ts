import type { Network } from "./live.ts";

type Code = typeof import("./live.ts");

/** Of a game this phone does not have: it may still come, it cannot come now, the server has none for it. */
export type Availability = "looking" | "away" | "nowhere";

/** How long until code that did not come is asked for again. */
const RETRY_MS = 5000;

/** The way to the server: its code is fetched once the first screen is drawn. */
export class Connection {
  /** Null until that code is here. */
  network: Network | null = null;
  /** Whether it did not come. */
  #hasFailed = false;
  /** Asks for it once more where it did not come. */
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** The game on the screen; null: the list of games. */
  #shown: string | null = null;
  #create: (code: Code) => Network;
  #onFailure: () => void;

  /** `create` makes it of that code, `onFailure` is called when the code did not come. */
  constructor(create: (code: Code) => Network, onFailure: () => void) {
    this.#create = create;
    this.#onFailure = onFailure;
  }

  /** Begin to send and to listen; tried again after a while, and when the page is woken, where the code did not come. */
  async open(): Promise<void> {
    clearTimeout(this.#retry);
    if (this.network) return;
    const code = await import("./live.ts").catch(() => null);
    this.#hasFailed = !code;
    if (!code) {
      this.#retry = setTimeout(() => void this.open(), RETRY_MS);
      return this.#onFailure();
    }
    if (this.network) return;
    this.network = this.#create(code);
    this.network.live.show(this.#shown);
    this.network.live.start();
  }

  /** Say which game is on the screen now; null: the list of games. */
  show(game: string | null): void {
    this.#shown = game;
    this.network?.live.show(game);
  }

  /** Return where a game is that this phone does not have. */
  availability(game: string): Availability {
    const { sync } = this.network ?? {};
    if (sync?.hasAnswered(game)) return "nowhere";
    return this.#hasFailed || sync?.hasFailed(game) || !navigator.onLine ? "away" : "looking";
  }
}
