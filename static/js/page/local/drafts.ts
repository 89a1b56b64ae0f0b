/**
 * Drafts: rounds being filled in. Kept on the phone at every tap, with every tap
 * before it, so that undo has no limit and nothing is lost to a call or a dead battery.
 */

import type { Draft } from "../../types.ts";
import type { Begun, Change, DraftRecord } from "../log/records.ts";
import { draftsOf, write } from "./db.ts";
import type { FromDraft } from "./games.ts";
import type { Saving } from "./retry.ts";

export class Drafts {
  #records = new Map<string, DraftRecord>();
  /** The drafts that have reached the disk. */
  #onDisk = new Set<string>();
  /** The drafts that another tab made an entry of, or threw away. */
  #takenUp = new Set<string>();
  /** Changes made here so far. */
  #changes = 0;

  #saving: Saving;
  #begun: (game: string) => Begun | null;
  #saved: (game: string) => void;
  #told: () => void;

  /**
   * `begun` says where a game stands now; `saved` hears of every draft that has reached the disk, or
   * is gone from it; `told` only of the latter: of what is on the screen every tap is drawn anyway.
   */
  constructor(
    saving: Saving,
    begun: (game: string) => Begun | null,
    saved: (game: string) => void,
    told: () => void,
  ) {
    this.#saving = saving;
    this.#begun = begun;
    this.#saved = saved;
    this.#told = told;
  }

  /** Reads the drafts of a game from the disk; what is in memory already is newer. */
  async load(game: string): Promise<void> {
    for (const record of await draftsOf(game)) {
      if (!this.at(game, record.place)) this.#found(record);
    }
  }

  /** Reads the drafts of a game anew: another tab wrote some, or made an entry of one. */
  async reread(game: string): Promise<void> {
    const changes = this.#changes;
    const records = await draftsOf(game);
    if (changes !== this.#changes) return this.reread(game);
    for (const [key, record] of this.#records) if (record.game === game) this.#lose(key);
    for (const record of records) this.#found(record);
  }

  /** A recorder begins at a place: what became of the drafts there before is over. */
  follow(game: string, place: string): void {
    this.#takenUp.delete(keyOf(game, place));
  }

  /** True once, after another tab has made an entry of the draft at a place, or has thrown it away. */
  wasTakenUp(game: string, place: string): boolean {
    return this.#takenUp.delete(keyOf(game, place));
  }

  /** Forgets what is not on the disk any more; what never got there is kept. */
  #lose(key: string): void {
    if (this.#saving.misses(`draft ${key}`)) return;
    this.#records.delete(key);
    if (this.#onDisk.delete(key)) this.#takenUp.add(key);
  }

  /** Takes in a row of the disk, unless the disk is behind: it has not taken yet what is known here. */
  #found(record: DraftRecord): void {
    const key = keyOf(record.game, record.place);
    if (this.#saving.misses(`draft ${key}`)) return;
    this.#records.set(key, record);
    this.#onDisk.add(key);
    this.#takenUp.delete(key);
  }

  /** The draft at a place, with its history. */
  at(game: string, place: string): DraftRecord | null {
    return this.#records.get(keyOf(game, place)) ?? null;
  }

  /** What an entry made of this draft has to know of it. */
  source(game: string, place: string): FromDraft {
    const { begun = null } = this.at(game, place) ?? {};
    return { place, begun, bound: this.#onDisk.has(keyOf(game, place)) };
  }

  /** The draft as it is now, null when none was begun. */
  current(game: string, place: string): Draft | null {
    return this.at(game, place)?.history.at(-1) ?? null;
  }

  /** Keeps the draft after one more tap; `opening` is what it was before the first. */
  push(game: string, place: string, draft: Draft, opening: Draft): Promise<void> {
    const record = this.at(game, place) ?? this.#blank(game, place);
    const before = record.history.length ? record.history : [opening];
    return this.#keep({ ...record, history: [...before, draft] });
  }

  /** Keeps what else is changed together with this draft; there may be no draft of its own. */
  mend(game: string, place: string, changes: Change[]): Promise<void> {
    return this.#keep({ ...(this.at(game, place) ?? this.#blank(game, place)), changes });
  }

  /** Takes one tap back and gives what is left; null when there is none. */
  back(game: string, place: string): Draft | null {
    const record = this.at(game, place);
    const before = record?.history.at(-2);
    if (!record || !before) return null;
    if (record.history.length === 2 && !record.changes.length) void this.drop(game, place);
    else void this.#keep({ ...record, history: record.history.slice(0, -1) });
    return before;
  }

  /** Throws a draft away; `restore` brings it back. */
  async drop(game: string, place: string): Promise<void> {
    this.forget(game, place);
    await this.#save(game, place);
    this.#told();
  }

  /** Brings back a draft that was thrown away. */
  restore(draft: DraftRecord): Promise<void> {
    return this.#keep(draft);
  }

  /**
   * Leaves a draft out of memory; its row on the disk goes with the entry that was made of it, or
   * after it where the disk would not take that yet.
   */
  forget(game: string, place: string): void {
    const key = keyOf(game, place);
    this.#changes++;
    this.#records.delete(key);
    this.#onDisk.delete(key);
    this.#saving.forget(`draft ${key}`);
    if (this.#saving.misses(game)) this.#saving.owe(`draft ${key}`, () => this.#write(game, place));
  }

  #blank(game: string, place: string): DraftRecord {
    return { game, place, history: [], changes: [], begun: this.#begun(game) };
  }

  async #keep(record: DraftRecord): Promise<void> {
    const { game, place } = record;
    const key = keyOf(game, place);
    this.#changes++;
    this.#records.set(key, record);
    const saved = await this.#save(game, place);
    if (saved && this.#records.get(key) === record) this.#onDisk.add(key);
  }

  async #save(game: string, place: string): Promise<boolean> {
    const saved = await this.#saving.save(`draft ${keyOf(game, place)}`, () => this.#write(game, place));
    if (saved) this.#saved(game);
    return saved;
  }

  /** Has the disk take what a draft is by then: a write that comes late is no older than another. */
  #write(game: string, place: string): Promise<void> {
    return write((transaction) => {
      const drafts = transaction.objectStore("drafts");
      const record = this.at(game, place);
      return [record ? drafts.put(record) : drafts.delete([game, place])];
    });
  }
}

function keyOf(game: string, place: string): string {
  return `${game} ${place}`;
}
