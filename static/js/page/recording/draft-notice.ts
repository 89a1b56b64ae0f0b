/** Telling the other phones what is filled in on this one. */

import type { Store } from "../store.ts";

/** Says where something is being filled in, and when no more: each once, and nothing after the screen is left. */
export class DraftNotice {
  readonly #store: Store;
  readonly #game: string;
  /** The screen is left: what is tapped still counts, but nobody is told that it is filled in. */
  #isLeft = false;

  constructor(store: Store, game: string) {
    this.#store = store;
    this.#game = game;
  }

  /** Tell from now on: the recorder is on the screen. */
  begin(): void {
    this.#isLeft = false;
  }

  /** Tell that the draft at this place is filled in; where none is begun there, that nothing is. */
  tell(place: string): void {
    if (this.#isLeft) return;
    const draft = this.#store.drafts.get(this.#game, place);
    const named = place === "new" ? `new:${draft?.begun?.round ?? 1}` : place;
    if (draft) this.#store.connection.network?.presenceSender.start(this.#game, named);
    else this.#stop();
  }

  /** Tell that nothing is filled in here any more. */
  leave(): void {
    this.#isLeft = true;
    this.#stop();
  }

  #stop(): void {
    this.#store.connection.network?.presenceSender.stop();
  }
}
