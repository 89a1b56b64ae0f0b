/**
 * A correction in the making: its changes, kept on the phone with the draft at
 * `place`, and what the engine says would follow. Written as one entry, or not at all.
 */

import { type Consequences, computeConsequences, toAmend, withChange } from "../log/corrections.ts";
import { compareKnockOut } from "../log/knock-out.ts";
import type { Change } from "../log/records.ts";
import { isSame } from "../log/shared-draft.ts";
import type { Store } from "../store.ts";
import { type MendingPlan, planMending } from "./mending-plan.ts";
import { readEntry } from "./past.ts";

/** A correction that is in the log. `isHeld`: it counts nothing, because another phone has corrected the same. */
export interface LoggedCorrection {
  id: string;
  isHeld: boolean;
}

export class CorrectionSession {
  /** Where its changes are kept. */
  readonly place: string;
  /** What would follow, null while nothing is changed or the draft is not whole. */
  consequences: Consequences | null = null;
  /** How all that becomes impossible is mended by the rules; null where a person has to, or nothing does. */
  mending: MendingPlan | null = null;
  /** The change the recorder is making; null while its draft is not whole. */
  #own: Change | null = null;
  #requests = 0;
  /** It is being written, or has been: nothing joins it, and it is not given up any more. */
  #isClosed = false;
  #store: Store;
  #game: string;
  #onChange: () => void;

  /** `onChange` is called after every change and every answer of the engine. */
  constructor(store: Store, game: string, place: string, onChange: () => void) {
    this.#store = store;
    this.#game = game;
    this.place = place;
    this.#onChange = onChange;
  }

  /** Everything that would be written together. */
  get changes(): Change[] {
    const along = this.#store.drafts.get(this.#game, this.place)?.changes ?? [];
    return this.#own ? withChange(along, this.#own) : along;
  }

  /** Set the change the recorder itself makes. */
  async setOwnChange(change: Change | null): Promise<void> {
    this.#own = change;
    await this.refreshPreview();
  }

  /** Add other changes: seen at once, so that the next tap is made on top of them. */
  async add(...changes: Change[]): Promise<void> {
    if (this.#isClosed) return;
    const along = this.#store.drafts.get(this.#game, this.place)?.changes ?? [];
    const saving = this.#store.drafts.setChanges(this.#game, this.place, changes.reduce(withChange, along));
    this.#store.drafts.flush();
    this.#onChange();
    await saving;
    await this.refreshPreview();
  }

  /** Return up everything that would be written; false where it is too late for that. */
  drop(): boolean {
    if (this.#isClosed) return false;
    void this.#store.drafts.drop(this.#game, this.place);
    this.#onChange();
    void this.refreshPreview();
    return true;
  }

  /** Ask the engine what would follow now. */
  async refreshPreview(): Promise<void> {
    const turn = ++this.#requests;
    const { changes } = this;
    const table = this.#store.games.get(this.#game);
    const amend = toAmend(changes);
    const evaluation = changes.length
      ? await this.#store.attempt(this.#game, [amend]).catch(reportNull) // nothing is written unseen by the engine
      : null;
    if (turn !== this.#requests || !table) return;
    this.consequences = evaluation && computeConsequences(table, amend, evaluation);
    if (this.consequences && evaluation?.sheet && table.record.setup.pad)
      this.consequences.knockOut = compareKnockOut(table, amend, evaluation.sheet);
    this.mending = null;
    this.#onChange();
    if (!this.consequences?.stopped) return;
    const mending = await planMending(this.#store, this.#game, changes).catch(() => null);
    if (turn !== this.#requests || !mending) return;
    this.mending = mending;
    this.#onChange();
  }

  /** Mend along what the rules mend by themselves. */
  async mendAll(): Promise<void> {
    await this.add(...(this.mending?.changes ?? []));
  }

  /** Return whether what would be written stands in the log already. */
  async isKnown(): Promise<boolean> {
    const [change, ...more] = this.changes;
    if (!change || more.length || !("of" in change)) return false;
    const { id: _, ...known } = (await readEntry(this.#store, this.#game, change.of)) ?? {};
    return isSame(known, change.entry);
  }

  /** Write all changes down as one entry; null when something stops that. */
  async write(): Promise<LoggedCorrection | null> {
    if (!this.changes.length || this.#isClosed) return null;
    this.#isClosed = true;
    const amend = toAmend(this.changes);
    let written: LoggedCorrection | null = null;
    try {
      const { problem, held } = await this.#store.write(this.#game, [amend], this.place);
      if (!problem) written = { id: amend.id, isHeld: held !== null };
    } finally {
      this.#isClosed = written !== null;
    }
    if (!written) await this.refreshPreview();
    return written;
  }
}

function reportNull(error: unknown): null {
  reportError(error);
  return null;
}
