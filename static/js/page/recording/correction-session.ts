/**
 * A correction in the making: its changes, kept on the phone with the draft at
 * `place`, and what the engine says would follow. Written as one entry, or not at all.
 */

import { amendOf, type Consequences, consequences, withChange } from "../log/corrections.ts";
import type { Change } from "../log/records.ts";
import type { Store } from "../store.ts";

export class Correcting {
  /** Where its changes are kept. */
  readonly place: string;
  /** What would follow, null while nothing is changed or the draft is not whole. */
  follows: Consequences | null = null;
  /** The change the recorder is making; null while its draft is not whole. */
  #own: Change | null = null;
  #asked = 0;
  /** It is being written, or has been: nothing joins it, and it is not given up any more. */
  #closed = false;
  #store: Store;
  #game: string;
  #told: () => void;

  /** `told` hears of every answer. */
  constructor(store: Store, game: string, place: string, told: () => void) {
    this.#store = store;
    this.#game = game;
    this.place = place;
    this.#told = told;
  }

  /** Everything that would be written together. */
  get changes(): Change[] {
    const along = this.#store.drafts.at(this.#game, this.place)?.changes ?? [];
    return this.#own ? withChange(along, this.#own) : along;
  }

  /** The recorder's own change is this now. */
  async make(change: Change | null): Promise<void> {
    this.#own = change;
    await this.weigh();
  }

  /** Something else changes together with it: seen at once, so that the next tap is made on top of it. */
  async add(...changes: Change[]): Promise<void> {
    if (this.#closed) return;
    const along = this.#store.drafts.at(this.#game, this.place)?.changes ?? [];
    const kept = this.#store.drafts.mend(this.#game, this.place, changes.reduce(withChange, along));
    this.#told();
    await kept;
    await this.weigh();
  }

  /** Gives up everything that would be written; false where it is too late for that. */
  drop(): boolean {
    if (this.#closed) return false;
    void this.#store.drafts.drop(this.#game, this.place);
    this.#told();
    void this.weigh();
    return true;
  }

  /** Asks the engine what would follow now. */
  async weigh(): Promise<void> {
    const turn = ++this.#asked;
    const { changes } = this;
    const table = this.#store.tables.get(this.#game);
    const tried = amendOf(changes);
    const judged = changes.length ? await this.#store.attempt(this.#game, [tried]) : null;
    if (turn !== this.#asked || !table) return;
    this.follows = judged && consequences(table, tried, judged);
    this.#told();
  }

  /** Writes all changes down as one entry; false when something stops that. */
  async write(): Promise<boolean> {
    if (!this.changes.length || this.#closed) return false;
    this.#closed = true;
    let written = false;
    try {
      const { problem } = await this.#store.write(this.#game, [amendOf(this.changes)], this.place);
      written = !problem;
    } finally {
      this.#closed = written;
    }
    if (!written) await this.weigh();
    return written;
  }
}
