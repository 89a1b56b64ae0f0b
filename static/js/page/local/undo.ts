/** What was just taken back or thrown away, for the line that offers to bring it back. */

import type { Evaluation } from "../../types.ts";
import { accepted, newestAction } from "../log/log.ts";
import { type DraftRecord, type LogEntry, newId } from "../log/records.ts";
import { singleFlight } from "../scheduling.ts";
import type { Drafts } from "./drafts.ts";
import type { Games } from "./games.ts";

interface Offer {
  game: string;
  what: "undone" | "thrown_away" | "removed" | "unfit";
  /** The entry that was undone. */
  action?: LogEntry;
  /** Missing where nothing can be brought back. */
  undo?(): Promise<void>;
}

type Write = (game: string, undo: LogEntry) => Promise<Evaluation>;

export class UndoOffer {
  recent: Offer | null = null;
  #games: Games;
  #drafts: Drafts;
  #write: Write;
  #onChange: () => void;

  /** `write` writes an entry down; `onChange` is called after every offer. */
  constructor(games: Games, drafts: Drafts, write: Write, onChange: () => void) {
    this.#games = games;
    this.#drafts = drafts;
    this.#write = write;
    this.#onChange = onChange;
  }

  /** Take the newest action back; undoing that undo is the redo. Return the action; null: nothing was taken back. */
  undo = singleFlight(async (game: string): Promise<LogEntry | null> => {
    const action = newestAction(accepted(this.#games.get(game)?.log ?? []));
    if (!action) return null;
    const undo = newId();
    const before = this.recent?.undo ? this.recent : null;
    const { problem } = await this.#write(game, { type: "undo", id: undo, of: action.id });
    if (problem) return null;
    this.#offer({ game, what: "undone", action, undo: () => this.#bringBack(game, undo, before) });
    return action;
  });

  /** Throw a draft away. */
  discardDraft = singleFlight(async (game: string, place: string): Promise<void> => {
    const draft = this.#drafts.get(game, place);
    if (!draft) return;
    await this.#drafts.drop(game, place);
    this.#offer({ game, what: "thrown_away", undo: () => this.#restore(draft) });
  });

  /** Offer to bring a removed round back: to undo the correction just written. */
  offerRemoved(game: string, amend: string): void {
    this.#offer({ game, what: "removed", undo: () => this.#bringBack(game, amend) });
  }

  /** End the offer to bring something back. */
  dismiss(): void {
    this.#offer(null);
  }

  /**
   * Undo what took something away, and offer what was offered `before` that; others may have written what it
   * does not fit to any more.
   */
  async #bringBack(game: string, of: string, before: Offer | null = null): Promise<void> {
    const { problem } = await this.#write(game, { type: "undo", id: newId(), of });
    this.#offer(problem ? { game, what: "unfit" } : before);
  }

  /** Bring a draft back, unless another one has been begun in its place. */
  async #restore(draft: DraftRecord): Promise<void> {
    const { game, place } = draft;
    if (this.#drafts.get(game, place)) return this.#offer({ game, what: "unfit" });
    await this.#drafts.restore(draft);
    this.dismiss();
  }

  #offer(recent: Offer | null): void {
    this.recent = recent;
    this.#onChange();
  }
}
