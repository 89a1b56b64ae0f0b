import type { Network } from "./live.ts";

type Code = typeof import("./live.ts");

/** Of a game this phone does not have: it may still come, it cannot come now, the server has none for it. */
export type Whereabouts = "looking" | "away" | "nowhere";

/** The way to the server: its code is fetched once the first screen is drawn. */
export class Reach {
  /** Null until that code is here. */
  network: Network | null = null;
  /** Whether it did not come. */
  #cutOff = false;
  /** The game on the screen; null: the list of games. */
  #shown: string | null = null;
  #made: (code: Code) => Network;
  #told: () => void;

  /** `made` makes it of that code, `told` hears when the code did not come. */
  constructor(made: (code: Code) => Network, told: () => void) {
    this.#made = made;
    this.#told = told;
  }

  /** Begins to send and to listen; asked again when the page is woken, in case the code did not come. */
  async open(): Promise<void> {
    if (this.network) return;
    const code = await import("./live.ts").catch(() => null);
    this.#cutOff = !code;
    if (!code) return this.#told();
    if (this.network) return;
    this.network = this.#made(code);
    this.network.live.show(this.#shown);
    this.network.live.start();
  }

  /** This game is on the screen now; null: the list of games. */
  show(game: string | null): void {
    this.#shown = game;
    this.network?.live.show(game);
  }

  /** Where a game is that this phone does not have. */
  whereabouts(game: string): Whereabouts {
    const { sync } = this.network ?? {};
    if (sync?.answered(game)) return "nowhere";
    return this.#cutOff || sync?.fails(game) || !navigator.onLine ? "away" : "looking";
  }
}
