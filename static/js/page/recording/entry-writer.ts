/** Brings what a recorder has made of a draft where it belongs, and the draft away. */

import type { Entry } from "../../types.ts";
import { settleSame } from "../log/hold.ts";
import type { Change } from "../log/records.ts";
import type { Store } from "../store.ts";
import { CorrectionSession } from "./correction-session.ts";

/**
 * What became of a draft: an entry or a correction of its own ("written"), a part of the correction it
 * was opened for ("joined"), an entry of another tab's making ("other-tab"), or an entry that stands back
 * because another phone was first ("held").
 */
export type CommitResult = { outcome: "written" | "joined" | "other-tab" } | { outcome: "held"; id: string };

export class EntryWriter {
  /** A new entry is on its way into the log. */
  isAppending = false;
  readonly #store: Store;
  readonly #game: string;
  /** The place of the correction it is part of; null: it is written by itself. */
  readonly #into: string | null;

  constructor(store: Store, game: string, into: string | null) {
    this.#store = store;
    this.#game = game;
    this.#into = into;
  }

  /** Write an entry, or its correction, or join it to the correction it is part of; null: something stops it. */
  async write(
    entry: Entry,
    place: string,
    correction: CorrectionSession | null,
    change: () => Change,
  ): Promise<CommitResult | null> {
    if (this.#into !== null) return this.#join(this.#into, change(), place);
    if (!correction) return this.#append(entry, place);
    const written = await correction.write();
    return written && this.#resultOf(written.isHeld ? written.id : null);
  }

  async #join(into: string, change: Change, place: string): Promise<CommitResult> {
    await new CorrectionSession(this.#store, this.#game, into, () => undefined).add(change);
    await this.#store.drafts.drop(this.#game, place);
    return { outcome: "joined" };
  }

  async #append(entry: Entry, place: string): Promise<CommitResult | null> {
    this.isAppending = true;
    const { problem, held } = await this.#store.write(this.#game, [entry], place).finally(() => {
      this.isAppending = false;
    });
    return problem ? null : this.#resultOf(held);
  }

  async #resultOf(held: string | null): Promise<CommitResult> {
    return held && !(await this.#isSame(held)) ? { outcome: "held", id: held } : { outcome: "written" };
  }

  /** Return whether an entry that stands back says the same as the other phone's: nobody has to choose then. */
  async #isSame(held: string): Promise<boolean> {
    let isSame = false;
    await this.#store.games.change(this.#game, (table) => {
      const settled = settleSame(table, held);
      isSame = settled !== null;
      return settled;
    });
    return isSame;
  }
}
