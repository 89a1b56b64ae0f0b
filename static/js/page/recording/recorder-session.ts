/**
 * One recorder at work: its draft with every tap before it, and what the engine
 * says to it. The record screen shows it; the store keeps it.
 */

import type { Choices, Depth, Draft, Path } from "../../types.ts";
import { fitted, placeName, playerOf } from "../log/draft.ts";
import { countedAt } from "../log/overtaking.ts";
import { emptied, isBlank, nextBlank, nextDepth, plainDepth } from "./filling.ts";
import { type MainDeed, mainDeed, type Task } from "./recorder-context.ts";

export class Recording {
  readonly task: Task;
  /** The place its draft is kept at. */
  readonly place: string;
  draft: Draft;
  choices: Choices | null = null;
  /** The engine did not answer; the draft is safe all the same. */
  failed = false;
  /** The one that took its place once its entry was written at once. */
  next: Recording | null = null;
  /** Resolves when the engine has answered to the draft as it is now. */
  answered: Promise<void>;
  /** The engine has not answered to the draft as it is now. */
  #waiting = false;
  #opening: Draft;
  /** The draft as it was last kept, null before the first tap. */
  #kept: Draft | null;
  #asked = 0;
  /** An entry is being made of it, or has been: nothing is tapped into it any more. */
  #closed = false;
  #told: () => void;

  /** `told` hears of every change. */
  constructor(task: Task, told: () => void) {
    this.task = task;
    this.place = placeName(task.where);
    this.#told = told;
    this.#opening = opening(task);
    this.#kept = task.store.drafts.current(task.game, this.place);
    this.draft = this.#kept ? fitted(this.#kept, task.setup) : this.#opening;
    this.answered = this.#ask();
  }

  /** The draft after a tap. Moving on to another seat shows the depth that seat was filled in with. */
  tap(draft: Draft): void {
    const moved = draft.seat !== this.draft.seat;
    const depth = moved ? this.#depthOf(draft) : draft.depth;
    this.#keep(depth === draft.depth ? draft : { ...draft, depth }); // which may be drawn already
  }

  get canGoBack(): boolean {
    const { store, game } = this.task;
    return (store.drafts.at(game, this.place)?.history.length ?? 0) > 1;
  }

  /** Takes one tap back; false when there is none left. */
  back(): boolean {
    const { store, game } = this.task;
    const before = this.#closed ? null : store.drafts.back(game, this.place);
    if (!before) return false;
    this.draft = before;
    this.#kept = before;
    this.answered = this.#ask();
    return true;
  }

  /** Whether `work` has made an entry of it, now: nothing is tapped into it meanwhile, nor afterwards. */
  async close(work: () => Promise<boolean>): Promise<boolean> {
    if (this.#closed) return false;
    this.#closed = true;
    let made = false;
    try {
      made = await work();
    } finally {
      this.#closed = made;
    }
    return made;
  }

  /** Asks the engine again: the game has changed around the draft. */
  ask(): void {
    this.answered = this.#ask();
  }

  /** Takes over how far another tab of this phone has gone on with the draft. */
  catchUp(): void {
    const { store, game, setup } = this.task;
    const kept = store.drafts.current(game, this.place);
    if (!kept || kept === this.#kept || JSON.stringify(kept) === JSON.stringify(this.#kept)) return;
    this.#kept = kept;
    this.draft = fitted(kept, setup);
    this.ask();
  }

  /** Walks on to a seat. */
  sit(seat: number): void {
    this.tap({ ...this.#settled, seat });
  }

  /**
   * Walks on from a seat that is filled in while the engine still thinks about it: what is tapped
   * next is meant for the next seat. False where that is for the engine to say: it may know the
   * rest of a seat of which something is known.
   */
  walk(): boolean {
    const { kind, setup } = this.task;
    const settled = this.#settled;
    const next = kind.byPlayer && this.#waiting ? nextBlank(settled, setup) : null;
    if (next === null || playerOf(settled, next) || isBlank(playerOf(settled, settled.seat))) return false;
    this.sit(next);
    return true;
  }

  /** Turns the seat to the next depth, and remembers it for the next round. */
  turn(): void {
    const { store, kind, setup } = this.task;
    const depth = nextDepth(kind.depths(setup), this.draft.depth);
    void store.preferences.setDepth(setup.game, depth);
    const turned = kind.turn?.(this.draft, depth, setup) ?? emptied(this.draft, depth);
    if (this.canGoBack) this.#keep(turned);
    else this.#open(turned);
  }

  /** Puts the cursor on the place a problem names; leaving a seat for it is walking on. */
  lead(at: Path): void {
    const seat = at[0] === "players" ? Number(at[1]) : this.draft.seat;
    if (seat === this.draft.seat && at.length === 2) return; // all of it is on the screen
    const there = { ...this.#settled, seat };
    const depth = seat === this.draft.seat ? this.draft.depth : this.#depthOf(there);
    this.#keep(this.task.kind.lead?.({ ...there, depth }, at) ?? { ...there, depth });
  }

  get main(): MainDeed {
    return this.failed ? { act: "retry" } : mainDeed(this.choices, this.draft, this.#settled, this.task);
  }

  /** The draft as it counts if the person walked on now. */
  get #settled(): Draft {
    return this.task.kind.settle?.(this.draft, this.task.setup) ?? this.draft;
  }

  #depthOf(draft: Draft): Depth {
    const { kind } = this.task;
    const known = kind.depthOf ? kind.depthOf(draft, draft.seat) : plainDepth(draft);
    return known ?? draft.depth;
  }

  /** Begins with another empty draft: where nothing was tapped, turning the depth is no tap. */
  #open(draft: Draft): void {
    this.#opening = draft;
    this.draft = draft;
    this.answered = this.#ask();
  }

  /** Draws at once and saves beside it: the next tap never waits for the disk. */
  #keep(draft: Draft): void {
    if (this.#closed) return;
    const { store, game } = this.task;
    void store.drafts.push(game, this.place, draft, this.#opening);
    this.draft = draft;
    this.#kept = draft;
    this.answered = this.#ask();
  }

  async #ask(): Promise<void> {
    this.#told();
    const turn = ++this.#asked;
    this.#waiting = true;
    const { store, game, where, along } = this.task;
    const place = countedAt(where, this.draft, store.drafts.at(game, this.place), store.tables.get(game));
    const choices = await store.choices(game, this.#settled, place, along).catch(() => null);
    if (turn !== this.#asked) return this.answered;
    this.#waiting = false;
    this.failed = choices === null;
    this.choices = choices ?? this.choices;
    this.#told();
  }
}

function opening({ store, kind, setup, sheet, original }: Task): Draft {
  if (original) return kind.from(original, setup);
  return kind.fresh(setup, sheet, store.preferences.depth(setup.game, kind.depths(setup)));
}
