/** One draft at work: with every tap before it, and what the engine says to it. The store keeps it. */

import type { Choices, Draft, Path, Setup } from "../../types.ts";
import { placeName } from "../log/draft.ts";
import { fitDraft } from "../log/fitting.ts";
import { placeToCount } from "../log/overtaking.ts";
import type { Filled, OtherPhone } from "../log/records.ts";
import { type Claim, type Dispute, isSame } from "../log/shared-draft.ts";
import { playerOf, type SideKey, withoutInput } from "../recorders/recorder.ts";
import { depthAt, isBlank, isFilledIn, nextBlank, nextDepth, Turns, turnDraft, withLast } from "./filling.ts";
import { OtherPhones } from "./other-phones.ts";
import { type MainAction, mainAction, openDraft, type RecorderContext } from "./recorder-context.ts";

export class DraftSession {
  readonly context: RecorderContext;
  /** The place its draft is saved at. */
  readonly place: string;
  /** The draft on the screen: with what other phones have filled in of the same round. */
  draft: Draft;
  choices: Choices | null = null;
  /** The engine did not answer; the draft is safe all the same. */
  hasFailed = false;
  /** The one that took its place once its entry was written at once. */
  next: DraftSession | null = null;
  /** Resolves when the engine has answered to the draft as it is now. */
  answer: Promise<void>;
  /** The engine has not answered to the draft as it is now. */
  isWaiting = false;
  /** The other phones that fill in the same round. */
  readonly #others: OtherPhones;
  /** What was filled in on this phone. */
  #own: Draft;
  #opening: Draft;
  /** The draft as it was last saved, null before the first tap; whether by a tap of this tab. */
  #saved: Draft | null;
  #isTapped = false;
  readonly #turns = new Turns();
  #requests = 0;
  /** An entry is being made of it, or has been: nothing is tapped into it any more. */
  #isClosed = false;
  #onTap: () => void;
  #onAnswer: () => void;

  /** `onTap` is called after every change of the draft, `onAnswer` once the engine has answered to it. */
  constructor(context: RecorderContext, onTap: () => void, onAnswer: () => void) {
    this.context = context;
    this.place = placeName(context.where);
    this.#onTap = onTap;
    this.#onAnswer = onAnswer;
    this.#opening = openDraft(context);
    this.#saved = context.store.drafts.current(context.game, this.place);
    this.#own = this.#saved ? fitDraft(this.#saved, context.setup) : this.#opening;
    this.#others = new OtherPhones(context);
    this.#others.follow(this.#own);
    const seat = this.#saved ? null : this.#others.ownSeat;
    if (seat !== null) this.#own = this.#opening = this.walk(this.#opening, { ...this.#opening, seat });
    const depth = this.#others.depthOfSeat(this.#own, this.#opening);
    this.#own = { ...this.#own, depth };
    if (!this.#saved) this.#opening = this.#own;
    this.draft = this.#others.merge(this.#own, this.#opening);
    this.answer = this.#fetchChoices();
  }

  /** Take a tap: the draft as it is after it, made on the one that was `shown`. */
  tap(draft: Draft, shown = this.draft): void {
    this.#save(this.walk(this.draft, draft), shown);
  }

  /** Return the draft after a tap: who moves on to another seat sees it at the depth it was filled in with. */
  walk(before: Draft, draft: Draft): Draft {
    if (before.seat === draft.seat) return draft;
    const depth = depthAt(draft, this.context.kind);
    const isSettled = depth === draft.depth && !draft.typed && !draft.summed;
    return isSettled ? draft : withoutInput({ ...draft, depth }); // what is drawn already stays the same
  }

  get canUndo(): boolean {
    return (this.context.store.drafts.get(this.context.game, this.place)?.history.length ?? 0) > 1;
  }

  /** Take one tap back; false when there is none left. */
  undo(): boolean {
    const { store, game } = this.context;
    const before = this.#isClosed ? null : store.drafts.undo(game, this.place);
    if (!before) return false;
    this.#saved = before;
    const own = fitDraft(before, this.context.setup);
    this.#others.takeBack(own, this.#opening);
    this.#take(own);
    return true;
  }

  /**
   * Let `work` make an entry of the draft: nothing is tapped into it meanwhile, nor afterwards. Return
   * what came of it; null: nothing, or somebody else is at it.
   */
  async close<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
    if (this.#isClosed) return null;
    this.#isClosed = true;
    let result: Result | null = null;
    try {
      result = await work();
    } finally {
      this.#isClosed = result !== null;
    }
    return result;
  }

  /** Ask the engine again: the game has changed around the draft. */
  refresh(): void {
    this.answer = this.#fetchChoices();
  }

  /** Take over how far another tab of this phone has gone on with the draft. */
  catchUp(): void {
    const { store, game, setup } = this.context;
    const saved = store.drafts.current(game, this.place);
    if (!saved || saved === this.#saved || JSON.stringify(saved) === JSON.stringify(this.#saved)) return;
    this.#saved = saved;
    this.#isTapped = false;
    this.#take(fitDraft(saved, setup));
  }

  /**
   * Go on by the names and the pad of the game as the table has corrected them, and with those who play by now: what is
   * asked for still stays filled in. What is corrected or put in before stays by what it was begun with, but for names.
   */
  followSetup(setup: Setup): void {
    const { context } = this;
    const { original, along, where } = context;
    if (this.#isClosed || along.length) return;
    const { seats, pad, playing } = context.setup;
    const now = original ? setup.seats.slice(0, seats.length) : setup.seats;
    const isOtherTable = !original && !where.before && !isSame([now, setup.playing], [seats, playing]);
    if (isOtherTable || (!original && setup.pad && !isSame(setup.pad, pad))) context.setup = setup;
    else if (now.length === seats.length && !isSame(now, seats))
      context.setup = { ...context.setup, seats: now };
    else return;
    this.#opening = openDraft(context);
    const own = fitDraft(this.#own, context.setup);
    this.#others.reread(own);
    this.#take(own);
  }

  /** Follow what other phones have filled in of the same round, and what they have decided against. */
  followOthers(): void {
    if (this.#isClosed || !this.#others.follow(this.#own)) return;
    this.#take(this.#others.letGo(this.#own, this.#opening));
  }

  /** What two phones have filled in differently: it is asked about before anything is written. */
  get disputes(): Dispute[] {
    return this.#others.disputes(this.#own, this.#opening);
  }

  /** Decide what stands where two phones have filled in something different. */
  decide(dispute: Dispute, chosen: Claim): void {
    if (this.#isClosed) return;
    this.#isTapped = true;
    this.#take(this.#others.decide(this.#own, this.#opening, dispute, chosen));
    this.#saved = this.#own;
  }

  /** The seats that other phones have filled in, with the phone of each. */
  get foreignSeats(): Map<number, OtherPhone> {
    return this.#others.foreignSeats(this.#own, this.#opening);
  }

  /** Return whether another phone is still at a seat, as was not said yet; from then on it is. */
  warnOfUnfinished(): boolean {
    return this.#others.warnOfUnfinished(this.#own, this.#opening);
  }

  /** The seats it was warned of and another phone still is at. */
  get unfinishedSeats(): number[] {
    return this.#others.unfinishedSeats(this.#own, this.#opening);
  }

  /** Whether an entry is being made of it, or has been. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether other phones may fill in the same round. */
  get isShared(): boolean {
    return this.#others.isShared(this.#own);
  }

  /** Return what the other phones are shown of this draft; null: nothing. `isHere`: somebody is at it on this phone. */
  filled(isHere: boolean): Filled | null {
    return this.#others.filled(this.#own, this.#opening, isHere ? this.draft.seat : null);
  }

  /** Walk on to a seat. */
  goToSeat(seat: number): void {
    this.tap({ ...this.#settled, seat });
  }

  /**
   * Walk on from a seat that is filled in while the engine still thinks about it: what is tapped next is meant for
   * the next seat. False where that is for the engine to say: it may know the rest of a seat half filled in.
   */
  advance(): boolean {
    const { kind, setup } = this.context;
    const settled = this.#settled;
    const goesOn = kind.isPerPlayer && this.isWaiting && !kind.begunOf?.(this.draft, setup);
    const next = goesOn ? nextBlank(settled, setup) : null;
    if (next === null || playerOf(settled, next) || isBlank(playerOf(settled, settled.seat))) return false;
    this.goToSeat(next);
    return true;
  }

  /** Turn the seat to the next depth, and remember it for the next round: to points once it is known what they are. */
  async switchDepth(): Promise<void> {
    const { store, kind, setup } = this.context;
    const depth = nextDepth(kind.depths(setup), this.draft.depth);
    if (depth === "points" && isFilledIn(this.draft)) await this.answer;
    if (this.#isClosed) return;
    void store.preferences.setDepth(setup.game, depth);
    const make = () => turnDraft(this.context, this.draft, depth, this.hasFailed ? null : this.choices);
    const after = this.#turns.turn(this.draft, depth, make);
    if (this.canUndo) this.#save(after, this.draft);
    else {
      this.#opening = this.#others.separate(this.#own, this.draft, after); // nothing was tapped, and this is no tap
      this.#take(this.#opening);
    }
  }

  /** Put the cursor on the place a problem names; leaving a seat for it is walking on. One of all players moves nothing. */
  goTo(at: Path): void {
    const [root, place] = at;
    const seat = root === "players" && typeof place === "number" ? place : this.draft.seat;
    const isOfAll = root === "players" && at.length === 1;
    const draft = { ...this.#settled, seat };
    const depth = depthAt(draft, this.context.kind); // another phone may have filled in the seat on the screen otherwise
    const isHere = seat === this.draft.seat && depth === this.draft.depth;
    if (isOfAll || (isHere && at.length === 2)) return; // all of it is on the screen
    const there = { ...draft, depth };
    this.#save(this.context.kind.moveCursor?.(there, at) ?? there, this.draft);
  }

  get main(): MainAction {
    if (this.hasFailed) return { act: "retry" };
    const action = mainAction(this.choices, this.draft, this.#settled, this.context);
    return action.act === "write" && this.disputes.length ? { act: "decide" } : action;
  }

  /** The keys beneath the recorder beside the main button. */
  get sideKeys(): SideKey[] {
    const { kind, setup } = this.context;
    return kind.sideKeys?.(this.draft, this.choices, setup) ?? [];
  }

  /** The draft as it counts if the person walked on now. */
  get #settled(): Draft {
    return this.context.kind.completeSeat?.(this.draft, this.context.setup) ?? this.draft;
  }

  /** Draw at once, ask the engine, and save once that is painted: nothing waits for the disk. */
  #save(draft: Draft, shown: Draft, isOfLast = false): void {
    if (this.#isClosed) return;
    const { store, game } = this.context;
    const own = this.#others.separate(this.#own, shown, draft);
    if (isOfLast) store.drafts.change(game, this.place, (record) => withLast(record, own));
    else void store.drafts.push(game, this.place, own, this.#opening);
    this.#others.goOn(shown, draft);
    this.#saved = own;
    this.#isTapped = true;
    this.#take(own);
  }

  /** Take over what is filled in on this phone now. */
  #take(own: Draft): void {
    this.#own = own;
    this.draft = this.#others.merge(own, this.#opening);
    this.#onTap();
    this.answer = this.#fetchChoices();
  }

  async #fetchChoices(): Promise<void> {
    const turn = ++this.#requests;
    this.isWaiting = true;
    const { store, game, where, along, kind, setup } = this.context;
    const place = placeToCount(where, this.draft, store.drafts.get(game, this.place), store.games.get(game));
    const choices = await store.fetchChoices(game, this.#settled, place, along).catch(() => null);
    if (turn !== this.#requests) return this.answer;
    this.isWaiting = false;
    this.hasFailed = choices === null;
    this.choices = choices ?? this.choices;
    const mayFill = this.#isTapped && !this.#isClosed && !this.foreignSeats.has(this.draft.seat);
    const filled = choices && mayFill && kind.fillIn?.(this.draft, choices, setup);
    if (!filled) return this.#onAnswer();
    this.#save(filled, this.draft, true);
    return this.answer;
  }
}
