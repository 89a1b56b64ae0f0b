/** Brings what a recorder has made of a draft where it belongs, and the draft away; and the newest entry back. */

import type { Entry } from "../../types.ts";
import { toChange } from "../log/corrections.ts";
import type { EntryPlace } from "../log/draft.ts";
import { settleSame } from "../log/hold.ts";
import type { Change } from "../log/records.ts";
import type { Store } from "../store.ts";
import { vibrateRefusal } from "../vibrate.ts";
import { CorrectionSession } from "./correction-session.ts";
import type { DraftSession } from "./draft-session.ts";

/** What a recorder is opened for. */
export interface Target {
  game: string;
  where: EntryPlace;
  /** The place of the correction it is part of; null: it is written by itself. */
  into: string | null;
}

/**
 * What became of a draft: an entry or a correction of its own ("written", also where the log says it already),
 * a part of the correction it was opened for ("joined"), an entry of another tab's making ("other-tab"), or an
 * entry that stands back because another phone was first ("held").
 */
export type CommitResult = { outcome: "written" | "joined" | "other-tab" } | { outcome: "held"; id: string };

export class EntryWriter {
  /** A new entry is on its way into the log. */
  isAppending = false;
  /** What is corrected; null: something new is recorded. */
  correction: CorrectionSession | null = null;
  /** What was written last stands back: the newest entry is another phone's. */
  #isHeld = false;
  readonly #store: Store;
  readonly #target: Target;

  constructor(store: Store, target: Target) {
    this.#store = store;
    this.#target = target;
  }

  /** Begin with a draft; `onChange` is called after every change of the correction it makes. */
  begin({ place }: DraftSession, onChange: () => void): void {
    const { game, where } = this.#target;
    const isNew = (where.of ?? where.before) === undefined;
    this.correction = isNew ? null : new CorrectionSession(this.#store, game, place, onChange);
  }

  /** Have a correction that is whole show what would follow. */
  preview(draft: DraftSession): void {
    const { main } = draft;
    const change = main.act === "write" ? this.#changeOf(main.entry, draft) : null;
    if (this.#target.into === null) void this.correction?.setOwnChange(change);
  }

  /** Write an entry, or its correction, or join it to the correction it is part of; null: something stops it. */
  async write(entry: Entry, draft: DraftSession): Promise<CommitResult | null> {
    const result = await this.#write(entry, draft);
    this.#isHeld = result?.outcome === "held";
    if (!result) vibrateRefusal();
    return result;
  }

  /**
   * Undo the newest entry, unless the one written here stands back for it; of what was written at its last tap the
   * taps before stay, in the draft.
   */
  async undo(draft: DraftSession): Promise<void> {
    if (this.#isHeld) return;
    const { undoOffer } = this.#store;
    const undone = await undoOffer.undo(this.#target.game);
    const taps = (undone && draft.context.kind.tapsBefore?.(undone)) || [];
    if (!taps.length) return;
    undoOffer.dismiss();
    for (const tap of taps) draft.tap(tap);
    await draft.answer; // what a card is good for, the engine says
  }

  async #write(entry: Entry, draft: DraftSession): Promise<CommitResult | null> {
    const { into, game } = this.#target;
    if (into !== null) return this.#join(into, entry, draft);
    if (!this.correction) return this.#append(entry, draft.place);
    if (await this.correction.isKnown()) {
      await this.#store.drafts.drop(game, draft.place);
      return { outcome: "written" };
    }
    const written = await this.correction.write();
    return written && this.#resultOf(written.isHeld ? written.id : null);
  }

  async #join(into: string, entry: Entry, draft: DraftSession): Promise<CommitResult> {
    const { game } = this.#target;
    const correction = new CorrectionSession(this.#store, game, into, () => undefined);
    await correction.add(this.#changeOf(entry, draft));
    await this.#store.drafts.drop(game, draft.place);
    return { outcome: "joined" };
  }

  #changeOf(entry: Entry, { context }: DraftSession): Change {
    return toChange(this.#target.where, entry, context.original);
  }

  async #append(entry: Entry, place: string): Promise<CommitResult | null> {
    this.isAppending = true;
    const { problem, held } = await this.#store.write(this.#target.game, [entry], place).finally(() => {
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
    await this.#store.games.change(this.#target.game, (table) => {
      const settled = settleSame(table, held);
      isSame = settled !== null;
      return settled;
    });
    return isSame;
  }
}
