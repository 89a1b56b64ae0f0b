/** Tells the other phones what is being filled in here, so that nobody writes the same. */

import { postWriting } from "./api.ts";

/** Once a minute; the others forget a notice after two. */
const AGAIN = 60_000;
/** The entry that was made of a draft is to be there before the word that nobody writes it any more. */
const A_WHILE = 500;

export class Writing {
  #now: { game: string; place: string } | null = null;
  #clock: ReturnType<typeof setInterval> | undefined;
  readonly #isKnown: (game: string) => boolean;

  /** `isKnown`: whether the server has heard of a game. */
  constructor(isKnown: (game: string) => boolean) {
    this.#isKnown = isKnown;
  }

  /** Something is in the draft at a place of a game, and its recorder is on the screen. */
  at(game: string, place: string): void {
    if (this.#now?.game === game && this.#now.place === place) return;
    this.stop();
    this.#now = { game, place };
    this.#clock = setInterval(() => this.#tell(game, place), AGAIN);
    this.#tell(game, place);
  }

  /** The recorder was left, or its draft became an entry: said once that had time to arrive. */
  stop(): void {
    clearInterval(this.#clock);
    const { game = "" } = this.#now ?? {};
    this.#now = null;
    if (game) setTimeout(() => this.#now?.game !== game && this.#tell(game, null), A_WHILE);
  }

  /** A notice that does not arrive is not missed. */
  #tell(game: string, place: string | null): void {
    if (navigator.onLine && this.#isKnown(game)) void postWriting(game, place).catch(() => undefined);
  }
}
