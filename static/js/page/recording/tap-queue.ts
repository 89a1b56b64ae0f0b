/** Taps wait for what was tapped before them. */

import type { Draft } from "../../types.ts";
import type { Store } from "../store.ts";
import type { Recording } from "./recorder-session.ts";

/** The screen the taps are made on. */
interface Host {
  store: Store;
  game: string;
  readonly recording: Recording | null;
  /** A recorder that stays open while entry after entry is written. */
  readonly writesAtOnce: boolean;
  write(recording: Recording): Promise<void>;
  requestUpdate(): void;
}

/** Taps: each is seen at once, and counts when what was tapped before it has been written. */
export class Taps {
  /** The newest one, while those before it are still being written. */
  #ahead: Draft | null = null;
  /** The recording that one was made on; null: the one there is. */
  #aheadOf: Recording | null = null;
  /** The recording whose draft is shown: the next tap is made on that one. */
  #shownOf: Recording | null = null;
  #turn: Promise<void> = Promise.resolve();
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Whether one is seen that does not count yet. */
  get waiting(): boolean {
    return this.#ahead !== null;
  }

  /** The draft to be shown. */
  shown(recording: Recording): Draft {
    this.#shownOf = this.#ahead ? this.#aheadOf : recording;
    return this.#ahead ?? recording.draft;
  }

  tapped = ({ detail }: CustomEvent<Draft>): void => {
    const on = this.#shownOf ?? this.#host.recording; // which may be written by now, and not drawn anew yet
    this.#show(detail, on);
    this.#inTurn(async () => {
      if (this.#ahead === detail) this.#ahead = null;
      const tapped = on && carried(on, detail);
      if (tapped) await this.#take(tapped);
      else this.#host.requestUpdate();
    });
  };

  /** What waited for a word is written; the tap that closed it may be the next one's first. */
  finished = ({ detail: { next } }: CustomEvent<{ next: Draft | null }>): void => {
    const written = this.#host.recording;
    this.#show(next, null);
    this.#inTurn(async () => {
      await written?.answered;
      if (written && written === this.#host.recording) await this.#host.write(written);
      if (this.#ahead === next) this.#ahead = null;
      if (next && this.#host.recording !== written) await this.#take(next);
    });
  };

  undone = (): void =>
    this.#inTurn(async () => {
      if (!this.#host.recording?.back()) await this.#host.store.takenBack.undo(this.#host.game);
    });

  #show(ahead: Draft | null, of: Recording | null): void {
    this.#ahead = ahead;
    this.#aheadOf = of;
    this.#host.requestUpdate();
  }

  async #take(draft: Draft): Promise<void> {
    const { recording } = this.#host;
    recording?.tap(draft);
    if (!recording || !this.#host.writesAtOnce) return;
    await recording.answered;
    const { main, choices, task } = recording;
    if (main.act === "write" && choices && !task.kind.waits?.(draft, choices))
      await this.#host.write(recording);
  }

  /** One after the other, in the order of the fingers. */
  #inTurn(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(work, work);
  }
}

/** The tap as it reads now that the entries it was made on have been written; null: it does nothing. */
function carried({ next, task, draft }: Recording, tapped: Draft | null): Draft | null {
  const { carry } = task.kind;
  if (!next || !tapped) return tapped;
  return carried(next, carry ? carry(draft, tapped) : tapped);
}
