/**
 * Drafts: rounds being filled in. Kept on the phone at every tap, once that is painted, with every tap
 * before it, so that undo has no limit and nothing is lost to a call or a dead battery.
 */

import type { Draft } from "../../types.ts";
import { type Change, type DraftRecord, type DraftStart, newId } from "../log/records.ts";
import { type DraftSource, isSameDraft, loadDrafts, type ReadTransaction, write } from "./db.ts";
import type { WriteQueue } from "./retry.ts";

export class Drafts {
  #records = new Map<string, DraftRecord>();
  /** The drafts that have reached the disk. */
  #onDisk = new Set<string>();
  /** The drafts that another tab made an entry of, or threw away. */
  #lost = new Set<string>();
  /** Changes made here so far. */
  #changes = 0;
  /** The writes that wait until the newest tap is painted. */
  #due = new Map<DraftRecord, () => void>();
  #isLeaving = false;

  #writes: WriteQueue;
  #startOf: (game: string) => DraftStart | null;
  #onSave: (game: string) => void;
  #onChange: () => void;
  #afterPaint: (work: () => void) => void;

  /**
   * `startOf` says where a game stands now; `onSave` is called when a draft has reached the disk or is
   * gone from it, `onChange` when one was thrown away, or changed behind the screen: every tap on it is drawn
   * anyway. `afterPaint` does what is given to it once that is seen.
   */
  constructor(
    writes: WriteQueue,
    startOf: (game: string) => DraftStart | null,
    onSave: (game: string) => void,
    onChange: () => void,
    afterPaint: (work: () => void) => void,
  ) {
    this.#writes = writes;
    this.#startOf = startOf;
    this.#onSave = onSave;
    this.#onChange = onChange;
    this.#afterPaint = afterPaint;
  }

  /**
   * Begin to write what waits for a paint: something is made of it, or `event` says that the page is left or hidden and
   * may not be there much longer; then there is no time to look first at what another tab has made of it.
   */
  flush = (event?: Event): void => {
    this.#isLeaving = event?.type === "pagehide" || (!!event && document.hidden);
    if (this.#due.size) this.#changes++;
    for (const save of this.#due.values()) save();
    this.#due.clear();
    this.#isLeaving = false;
  };

  /** Read the drafts of a game from the disk; what is in memory already is newer. */
  async load(game: string, shared?: ReadTransaction): Promise<void> {
    const changes = this.#changes;
    const records = await loadDrafts(game, shared);
    if (changes !== this.#changes) return this.load(game);
    for (const record of records) if (!this.get(game, record.place)) this.#addRow(record);
  }

  /** Read the drafts of a game anew: another tab wrote some, or made an entry of one. */
  async reread(game: string): Promise<void> {
    const changes = this.#changes;
    const records = await loadDrafts(game);
    if (changes !== this.#changes) return this.reread(game);
    const stored = new Set(records.map(({ place }) => keyOf(game, place)));
    for (const [key, record] of this.#records) {
      const isAhead = this.#due.has(record) && stored.has(key) === this.#onDisk.has(key);
      if (record.game === game && !isAhead) this.#forgetRow(key);
    }
    for (const record of records) if (!this.get(game, record.place)) this.#addRow(record);
  }

  /** Forget what became of earlier drafts at a place: a recorder begins there. */
  follow(game: string, place: string): void {
    this.#lost.delete(keyOf(game, place));
  }

  /** Return true once, after another tab has made an entry of the draft at a place, or has thrown it away. */
  noticeLoss(game: string, place: string): boolean {
    return this.#lost.delete(keyOf(game, place));
  }

  /** Forget what is not on the disk any more; what never got there is kept. */
  #forgetRow(key: string): void {
    if (!this.#writes.isPending(`draft ${key}`)) this.#lose(key);
  }

  /** Leave a draft out of memory of which another tab made an entry, or which it threw away. */
  #lose(key: string): void {
    if (this.#remove(key)) this.#lost.add(key);
  }

  /** Leave a draft out of memory; return whether it was on the disk. */
  #remove(key: string): boolean {
    this.#changes++;
    this.#records.delete(key);
    return this.#onDisk.delete(key);
  }

  /** Take in a row of the disk, unless the disk is behind: it has not taken yet what is known here. */
  #addRow(record: DraftRecord): void {
    const key = keyOf(record.game, record.place);
    if (this.#writes.isPending(`draft ${key}`)) return;
    this.#records.set(key, record);
    this.#onDisk.add(key);
    this.#lost.delete(key);
  }

  /** Return the draft at a place, with its history. */
  get(game: string, place: string): DraftRecord | null {
    return this.#records.get(keyOf(game, place)) ?? null;
  }

  /** Return what an entry made of this draft has to know of it. */
  sourceOf(game: string, place: string): DraftSource {
    const { begun = null, id } = this.get(game, place) ?? {};
    return { place, begun, id, mustExist: this.#onDisk.has(keyOf(game, place)) };
  }

  /** Return the draft as it is now, null when none was begun. */
  current(game: string, place: string): Draft | null {
    return this.get(game, place)?.history.at(-1) ?? null;
  }

  /** Keep the draft after one more tap; `opening` is what it was before the first. */
  push(game: string, place: string, draft: Draft, opening: Draft): Promise<void> {
    const record = this.#begin(game, place);
    const before = record.history.length ? record.history : [opening];
    return this.#put({ ...record, history: [...before, draft] });
  }

  /** Keep what else is changed together with this draft; there may be no draft of its own. */
  setChanges(game: string, place: string, changes: Change[]): Promise<void> {
    return this.#put({ ...this.#begin(game, place), changes });
  }

  /** Have drafts drawn anew where they are shown: their recorder was left before its last taps counted. */
  showLateTaps(): void {
    this.#onChange();
  }

  /** Change what is kept of a draft, where one is begun. */
  change(game: string, place: string, change: (record: DraftRecord) => DraftRecord): void {
    const record = this.get(game, place);
    if (record) void this.#put(change(record));
  }

  /** Take one tap back and return what is left; null when there is none. */
  undo(game: string, place: string): Draft | null {
    const record = this.get(game, place);
    const before = record?.history.at(-2);
    if (!record || !before) return null;
    if (record.history.length === 2 && !record.changes.length) void this.drop(game, place);
    else void this.#put({ ...record, history: record.history.slice(0, -1) });
    return before;
  }

  /** Throw a draft away; `restore` brings it back. `isDone`: all of it stands in the log, so a recorder that shows it is done. */
  async drop(game: string, place: string, isDone = false): Promise<void> {
    const dropped = this.get(game, place);
    this.forget(game, place);
    if (isDone) this.#lost.add(keyOf(game, place));
    await this.#save(game, place, dropped);
    this.#onChange();
  }

  /** Throw away whatever is begun in a game. */
  async dropAll(game: string): Promise<void> {
    await this.load(game).catch(() => undefined);
    const records = [...this.#records.values()].filter((record) => record.game === game);
    await Promise.all(records.map(({ place }) => this.drop(game, place)));
  }

  /** Bring back a draft that was thrown away. */
  restore(draft: DraftRecord): Promise<void> {
    return this.#put(draft);
  }

  /**
   * Leave a draft out of memory; its row on the disk goes with the entry that was made of it, or
   * after it where the disk would not take that yet.
   */
  forget(game: string, place: string): void {
    const key = keyOf(game, place);
    const forgotten = this.get(game, place);
    this.#remove(key);
    this.#writes.forget(`draft ${key}`);
    if (this.#writes.isPending(game))
      this.#writes.saveLater(`draft ${key}`, () => this.#write(game, place, forgotten));
  }

  /** Return the draft at a place, an empty one where none was begun. */
  #begin(game: string, place: string): DraftRecord {
    return (
      this.get(game, place) ?? {
        game,
        place,
        history: [],
        changes: [],
        begun: this.#startOf(game),
        id: newId(),
      }
    );
  }

  /** Keep a draft in memory at once, and on the disk after the paint. */
  #put(record: DraftRecord): Promise<void> {
    this.#changes++;
    this.#records.set(keyOf(record.game, record.place), record);
    const saved = new Promise<void>((resolve) =>
      this.#due.set(record, () => resolve(this.#saveNewest(record))),
    );
    if (this.#due.size === 1) this.#afterPaint(this.flush);
    return saved;
  }

  /** Save a draft, unless a later tap stands for it or it is gone. */
  async #saveNewest(record: DraftRecord): Promise<void> {
    const { game, place } = record;
    if (this.get(game, place) !== record) return;
    const saved = await this.#save(game, place);
    if (saved && this.get(game, place)?.begun === record.begun) this.#onDisk.add(keyOf(game, place));
  }

  async #save(game: string, place: string, dropped?: DraftRecord | null): Promise<boolean> {
    const name = `draft ${keyOf(game, place)}`;
    const saved = await this.#writes.save(name, () => this.#write(game, place, dropped));
    if (saved) this.#onSave(game);
    return saved;
  }

  /**
   * Write what a draft is by then: a write that comes late is no older than another. Where another tab has made an
   * entry of it since, it gives way. Without a draft the row of the one that was `dropped` goes, and no other.
   */
  async #write(game: string, place: string, dropped?: DraftRecord | null): Promise<void> {
    const source = this.sourceOf(game, place);
    const looks = source.mustExist && !this.#isLeaving;
    let isLate = false;
    await write(async (transaction) => {
      const drafts = transaction.objectStore("drafts");
      const row = looks || dropped ? await drafts.get([game, place]) : undefined;
      const record = this.get(game, place);
      if (!record) return dropped && isSameDraft(dropped, row) ? [drafts.delete([game, place])] : [];
      isLate = looks && !isSameDraft(source, row);
      // Where the game is gone as well, somebody has emptied the disk.
      if (isLate && !row) isLate = !!(await transaction.objectStore("games").get(game));
      return isLate ? [] : [drafts.put(record)];
    });
    if (!isLate || this.get(game, place)?.begun !== source.begun) return;
    this.#lose(keyOf(game, place));
    this.#onChange();
  }
}

function keyOf(game: string, place: string): string {
  return `${game} ${place}`;
}
