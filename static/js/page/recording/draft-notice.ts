/** Telling the other phones what is filled in on this one. */

import type { Store } from "../store.ts";
import type { DraftSession } from "./draft-session.ts";

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

  /** Tell that this draft is filled in, and what of it; where none is begun, that nothing is. */
  tell(session: DraftSession | null): void {
    if (this.#isLeft || !session) return;
    const { place } = session;
    const draft = this.#store.drafts.get(this.#game, place);
    const named = place === "new" ? `new:${draft?.begun?.round ?? 1}` : place;
    if (draft) this.#sender?.start(this.#game, named, session.isShared ? () => session.filled(true) : null);
    else this.#sender?.stop(() => (session.isClosed ? null : session.filled(false)));
  }

  /** Tell that nothing is filled in here any more; what is, the others go on seeing. */
  leave(session: DraftSession | null): void {
    this.#isLeft = true;
    const isBegun = session && this.#store.drafts.get(this.#game, session.place);
    this.#sender?.stop(isBegun ? () => session.filled(false) : null);
  }

  get #sender() {
    return this.#store.connection.network?.presenceSender;
  }
}
