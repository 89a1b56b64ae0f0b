/** Taps made while what was tapped before them is still being written. */

import type { Draft } from "../../types.ts";
import type { DraftSession } from "./draft-session.ts";

interface Tap {
  draft: Draft;
  madeOn: DraftSession | null;
  drawn: Draft | undefined;
  /** It was made on what begins the entry after that of `madeOn`. */
  isOfNext: boolean;
}

/** The taps on a recorder, in the order of the fingers: each is shown at once, and counts in its turn. */
export class TapQueue {
  /** The newest tap, while those before it are still being written. */
  #ahead: Draft | null = null;
  /** The session that tap was made on; null: the current one. */
  #aheadOf: DraftSession | null = null;
  /** Whether that tap begins what comes after the entry of its session. */
  #isForNext = false;
  /** The session whose draft is on the screen: the next tap is made on that one. */
  #shownOf: DraftSession | null = null;
  /** Whether what is on the screen begins what comes after that session's entry. */
  #isShownForNext = false;
  /** The draft as it was drawn last; undefined before the first time. */
  #drawn: Draft | undefined;
  #queue: Promise<void> = Promise.resolve();

  /** Whether a tap is shown that does not count yet. */
  get isAhead(): boolean {
    return this.#ahead !== null;
  }

  /** Return the draft to draw, and remember that the next tap is made on it. */
  draftToDraw(current: DraftSession): Draft {
    this.#shownOf = this.#ahead ? this.#aheadOf : current;
    this.#isShownForNext = this.#ahead !== null && this.#isForNext;
    this.#drawn = this.#ahead ?? current.draft;
    return this.#drawn;
  }

  /**
   * Take a tap, and show it before it counts. It was made on what was `drawn`, of the session `madeOn`: that may be
   * written by now, and not drawn anew yet.
   */
  take(tapped: Draft, current: DraftSession | null): Tap {
    const madeOn = this.#shownOf ?? current;
    const draft = madeOn?.walk(this.#ahead ?? madeOn.draft, tapped) ?? tapped;
    const isOfNext = this.#isShownForNext;
    this.show(draft, madeOn, isOfNext);
    return { draft, madeOn, drawn: this.#drawn, isOfNext };
  }

  /** Show a tap before it counts; `isForNext`: it begins what comes after the entry of the session it was made on. */
  show(draft: Draft | null, madeOn: DraftSession | null, isForNext = false): void {
    this.#ahead = draft;
    this.#aheadOf = madeOn;
    this.#isForNext = isForNext;
  }

  /** Show a tap no longer: it counts now, or comes to nothing. */
  settle(draft: Draft | null): void {
    if (this.#ahead === draft) this.#ahead = null;
  }

  /** Do `work` once everything tapped before is done; resolve when that is. */
  add(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error: unknown) => reportError(error)); // the next tap counts all the same
    return this.#queue;
  }
}

/** Return the tap as it reads once the entries it was made on have been written; null: it does nothing. */
export function carryTap(session: DraftSession | null, tap: Draft | null): Draft | null {
  if (!session?.next || !tap) return session && tap;
  const { next, context, draft } = session;
  const { carryOver } = context.kind;
  return carryTap(next, carryOver ? carryOver(draft, tap) : tap);
}
