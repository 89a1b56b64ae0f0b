/** What was just taken back or thrown away, for the line that offers to bring it back. */

import type { Evaluation } from "../../types.ts";
import { counting, newestDeed } from "../log/log.ts";
import { type DraftRecord, type LogEntry, newId } from "../log/records.ts";
import { once } from "../scheduling.ts";
import type { Drafts } from "./drafts.ts";
import type { Tables } from "./games.ts";

interface Recent {
  game: string;
  what: "undone" | "thrown_away" | "removed" | "unfit";
  /** The entry that was undone. */
  deed?: LogEntry;
  /** Missing where nothing can be brought back. */
  back?(): Promise<void>;
}

type Write = (game: string, undo: LogEntry) => Promise<Evaluation>;

export class TakenBack {
  recent: Recent | null = null;
  #tables: Tables;
  #drafts: Drafts;
  #write: Write;
  #told: () => void;

  /** `write` writes an entry down; `told` hears of every offer. */
  constructor(tables: Tables, drafts: Drafts, write: Write, told: () => void) {
    this.#tables = tables;
    this.#drafts = drafts;
    this.#write = write;
    this.#told = told;
  }

  /** Takes the newest deed back; undoing that undo is the redo. */
  undo = once(async (game: string): Promise<void> => {
    const deed = this.#newest(game);
    if (!deed) return;
    const undo = newId();
    const { problem } = await this.#write(game, { type: "undo", id: undo, of: deed.id });
    if (!problem) this.#offer({ game, what: "undone", deed, back: () => this.#bringBack(game, undo) });
  });

  /** Throws a draft away. */
  throwAway = once(async (game: string, place: string): Promise<void> => {
    const draft = this.#drafts.at(game, place);
    if (!draft) return;
    await this.#drafts.drop(game, place);
    this.#offer({ game, what: "thrown_away", back: () => this.#restore(draft) });
  });

  /** Offers to bring a removed round back: to undo the correction just written. */
  offerRemoved(game: string): void {
    const amend = this.#newest(game);
    if (amend) this.#offer({ game, what: "removed", back: () => this.#bringBack(game, amend.id) });
  }

  /** The offer to bring something back is over. */
  forget(): void {
    this.#offer(null);
  }

  #newest(game: string): LogEntry | null {
    return newestDeed(counting(this.#tables.get(game)?.log ?? []));
  }

  /** Undoes what took something away; others may have written what it does not fit to any more. */
  async #bringBack(game: string, of: string): Promise<void> {
    const { problem } = await this.#write(game, { type: "undo", id: newId(), of });
    if (problem) this.#offer({ game, what: "unfit" });
  }

  async #restore(draft: DraftRecord): Promise<void> {
    await this.#drafts.restore(draft);
    this.forget();
  }

  #offer(recent: Recent | null): void {
    this.recent = recent;
    this.#told();
  }
}
