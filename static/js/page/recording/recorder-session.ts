/**
 * The record screen's one controller: the draft and what the engine says to it, the taps on it in
 * their order, writing it down, and telling the other phones. The screen draws what it says.
 *
 *     begin ──▶ beginning ──▶ open ◀──── refused, or a word of the engine ────┐
 *                 ▲   │         ├─ tap, undo, another tab, another phone ─▶ waiting for the engine
 *          again  │   ▼         │                                             │ the newest answer counts;
 *               failed          │ commit, once the engine has answered        │ none: "retry" asks again
 *            (code, engine)     ▼                                             │
 *                            writing ─────────────────────────────────────────┘
 *                               │      a tap meanwhile is drawn, and waits for what becomes of it
 *                               ▼
 *     written ─ goes on ──▶ beginning, until the engine has answered; that tap is carried over
 *     written, joined, held, other tab ──▶ left: nothing is tapped into this draft any more
 */

import type { Draft, Sheet } from "../../types.ts";
import { nextStep } from "../log/conflicts.ts";
import type { DraftStart, LoadedGame } from "../log/records.ts";
import type { Claim, Dispute } from "../log/shared-draft.ts";
import { singleFlight } from "../scheduling.ts";
import type { Store } from "../store.ts";
import { vibrateRefusal } from "../vibrate.ts";
import type { CorrectionSession } from "./correction-session.ts";
import { DraftNotice } from "./draft-notice.ts";
import { DraftSession } from "./draft-session.ts";
import { EntryWriter, type Target } from "./entry-writer.ts";
import { findFailure, loadContext } from "./recorder-context.ts";
import { Removal } from "./removal.ts";
import type { SessionView } from "./session-view.ts";
import { carryTap, TapQueue } from "./tap-queue.ts";

export class RecorderSession {
  /** The draft at work; null until it is there. */
  current: DraftSession | null = null;
  /** Why it could not begin: the recorder's code did not come, or the engine did not answer. */
  failure: "code" | "engine" | null = null;
  /** Whether the draft is on its way into the log, until the next one or another screen stands there. */
  isCommitting = false;
  /** The removal of entries of the round that is open: it is confirmed here. */
  readonly removal: Removal;
  /** Where the game stood when it began. */
  start: DraftStart | null = null;
  readonly #taps = new TapQueue();
  readonly #store: Store;
  readonly #target: Target;
  readonly #view: SessionView;
  readonly #notice: DraftNotice;
  /** The sheet the engine's last answer was about. */
  #sheet: Sheet | undefined;
  readonly #writer: EntryWriter;

  constructor(store: Store, target: Target, view: SessionView) {
    this.#store = store;
    this.#target = target;
    this.#view = view;
    this.#notice = new DraftNotice(store, target.game);
    this.#writer = new EntryWriter(store, target);
    this.removal = new Removal({ store, game: target.game, requestUpdate: () => view.drawAll() });
  }

  /** Begin with the draft at the place, or an empty one; else `failure` says why. Unless it `isShown`, nobody is told. */
  async begin(table: LoadedGame, isShown = true): Promise<void> {
    this.failure = null;
    if (isShown) this.#notice.begin();
    await this.#begin(table).catch(async (error: unknown) => {
      this.failure = await findFailure(table.record.setup);
      if (this.failure === "engine") reportError(error);
      this.#view.drawAll();
    });
    if (this.writesAtOnce) void this.removal.resume(table.record.sheet.rounds.at(-1)?.entries ?? []);
  }

  async #begin(table: LoadedGame): Promise<void> {
    const { game, where, into } = this.#target;
    const { lastWrite } = this.#store;
    await lastWrite; // which may be what is kept here, from where one has just been
    if (lastWrite !== this.#store.lastWrite) return this.#begin(this.#table ?? table);
    const context = await loadContext(this.#store, table, where, into);
    const { current: done } = this;
    const sheet = this.#table?.record.sheet;
    const next = new DraftSession(context, this.#onTap, this.#onAnswer);
    if (done) await next.answer; // until then what was written is drawn as it was tapped
    if (done) done.next = next;
    this.current = next;
    this.start = { ...nextStep(table.record.sheet), seq: table.record.seq };
    this.#store.drafts.follow(game, next.place);
    this.#sheet = sheet;
    this.#writer.begin(next, () => this.#view.drawAll());
    this.#view.drawAll();
  }

  /** What is corrected here; null: something new is recorded. */
  get correction(): CorrectionSession | null {
    return this.#writer.correction;
  }

  /** The correction whose consequences are shown: a removal, or what the recorder corrects. */
  get making(): CorrectionSession | null {
    return this.removal.correction ?? this.correction;
  }

  /** Whether it stays open while entry after entry is written. */
  get writesAtOnce(): boolean {
    const { draft, context } = this.current ?? {};
    return !this.correction && !!draft && !!context?.kind.shouldWriteAtOnce?.(draft);
  }

  /** Whether another entry is recorded after the one just written. */
  get goesOn(): boolean {
    const sheet = this.#table?.record.sheet;
    return !!sheet && this.writesAtOnce && !this.current?.context.kind.isRoundClosed?.(sheet);
  }

  /** Return the draft to draw: with a tap that does not count yet. */
  draftToDraw(current: DraftSession): Draft {
    return this.#taps.draftToDraw(current);
  }

  /** Take a tap: the whole draft as it is after it. */
  tap(tapped: Draft): void {
    const { draft, madeOn, drawn, isOfNext } = this.#taps.take(tapped, this.current);
    this.#view.drawDraft();
    void this.#taps.add(async () => {
      this.#taps.settle(draft);
      const tap = carryTap(isOfNext && madeOn ? madeOn.next : madeOn, draft);
      if (tap) await this.#apply(tap, madeOn === this.current ? drawn : undefined);
      else this.#view.drawAll();
    });
  }

  /** Resolve once the engine has answered to what is shown; null: it has. */
  answered(): Promise<void> | null {
    const isWaiting = this.#taps.isAhead || this.current?.isWaiting;
    return isWaiting ? this.#taps.add(async () => this.current?.answer) : null;
  }

  /** Write what waited for a word, and go on with `next`: the tap that closed it may be the next one's first. */
  finish(next: Draft | null): void {
    const { current } = this;
    this.#taps.show(next, current, true);
    this.#view.drawDraft();
    void this.#taps.add(async () => {
      await current?.answer;
      if (current && current === this.current) await this.#commit(current);
      this.#taps.settle(next);
      if (next && this.current !== current) await this.#apply(next);
      else this.#view.drawAll(); // what was refused is shown as it was
    });
  }

  /**
   * Take back the newest tap, also of an entry that was written at it, or else the newest entry of the game; with
   * `isLeft` go on while the draft passes it.
   */
  undo(isLeft: ((draft: Draft) => boolean) | null = null): Promise<void> {
    return this.#taps.add(async () => {
      if (this.current && !this.current.undo()) await this.#writer.undo(this.current);
      while (this.current && isLeft?.(this.current.draft) && this.current.undo());
    });
  }

  /** Take back the newest tap of the draft; what is written stays. */
  undoTap(): void {
    this.current?.undo();
  }

  /**
   * Tap a side key: the draft it makes of what is filled in by now. Return whether that key is still there and about
   * the same player.
   */
  tapSideKey(label: string): boolean {
    const { current } = this;
    if (!current) return false;
    const { seat } = current.draft;
    const key = current.sideKeys.find((one) => one.label === label);
    if (key) current.tap(key.draft);
    return current.draft.seat === seat && current.sideKeys.some((one) => one.label === label);
  }

  /** Count a trick for a seat, with what was in it, in what is filled in by now. */
  countTrick(seat: number, cards: string[]): void {
    const { current } = this;
    const draft = current?.context.kind.countTrick?.(current.draft, seat, cards, current.choices);
    if (draft) current?.tap(draft);
  }

  /** Decide what stands where two phones have filled in something different. */
  decide(dispute: Dispute, chosen: Claim): void {
    this.current?.decide(dispute, chosen);
  }

  /** Turn to the next depth what is filled in once every tap before counts. */
  switchDepth(): Promise<void> {
    return this.#taps.add(async () => {
      const { writesAtOnce } = this;
      await this.current?.switchDepth();
      if (writesAtOnce !== this.writesAtOnce) this.#view.drawAll(); // the footer comes or goes, and keys with it
    });
  }

  /** Do what the main button says, once the engine has answered to the last tap; return whether it is filled in further. */
  async act(): Promise<boolean> {
    const { current } = this;
    if (!current) return false;
    if (current.advance()) return true;
    await current.answer;
    const { main } = current;
    if (main.act === "retry") current.refresh();
    if (main.act === "seat") current.goToSeat(main.seat);
    const isWarned = main.act === "write" && current.warnOfUnfinished();
    if (isWarned) this.#view.warnOfUnfinished();
    else if (main.act === "write") await this.#commit(current);
    if (main.act === "decide") this.#view.askToDecide();
    if (main.act === "lead") {
      current.goTo(main.missing.at);
      this.#view.pointOut(main.missing);
    }
    return main.act !== "decide" && !isWarned && !current.isClosed;
  }

  /** Write the entry or the correction down, or join it to the correction it is part of. */
  #commit = singleFlight(async (current: DraftSession): Promise<void> => {
    const { main } = current;
    if (main.act !== "write") return;
    this.isCommitting = true;
    try {
      const result = await current.close(() => this.#writer.write(main.entry, current));
      if (result) await this.#view.onCommit(result);
    } catch (error) {
      reportError(error);
      vibrateRefusal();
      current.refresh(); // whether the engine still answers is what the main button says next
    } finally {
      this.isCommitting = false;
      if (!current.isClosed) this.update(); // what came meanwhile waited for this
    }
  });

  /** Follow what others did: entries in the log, and what another tab of this phone made of the draft. */
  update(): void {
    const { setup, sheet } = this.#table?.record ?? {};
    if (setup) this.current?.followSetup(setup);
    this.#notice.tell(this.current);
    if (this.current && sheet !== this.#sheet && !this.#writer.isAppending) this.current.refresh();
    this.#sheet = sheet;
    if (this.current) this.#followTabs(this.current);
  }

  /** Save the newest tap, tell the other phones, and let the next recorder wait. For `mended` see `Removal.leave`. */
  leave(mended: string | null = null): void {
    this.#store.drafts.flush();
    this.#notice.leave(this.current);
    this.removal.leave(mended);
    const tapped = [this.#store.lastWrite, this.current?.answer]; // the draft may still be written after it
    this.#store.lastWrite = Promise.allSettled(tapped);
    void this.#taps.add(async () => this.#store.drafts.showLateTaps());
  }

  get #table(): LoadedGame | null {
    return this.#store.games.get(this.#target.game);
  }

  /** The recorder alone is drawn in the frame of a tap; the rest of the screen in that of the answer. */
  #onTap = (): void => {
    this.#view.drawDraft();
    this.#notice.tell(this.current);
  };

  #onAnswer = (): void => {
    this.#view.drawAll();
    if (this.current) this.#writer.preview(this.current);
  };

  async #apply(draft: Draft, shown?: Draft): Promise<void> {
    const { current } = this;
    current?.tap(draft, shown);
    if (!current || !this.writesAtOnce) return;
    await current.answer;
    const { main, choices, context } = current;
    if (main.act === "write" && choices && !context.kind.shouldConfirm?.(draft, choices))
      await this.#commit(current);
  }

  /** Follow another tab of this phone that has gone on with the draft, or made an entry of it. */
  #followTabs(current: DraftSession): void {
    if (this.#store.drafts.noticeLoss(this.#target.game, current.place))
      void current
        .close(() => Promise.resolve(true))
        .then(() => this.#view.onCommit({ outcome: "other-tab" }));
    else if (!this.#taps.isAhead) {
      current.catchUp();
      current.followOthers();
    }
  }
}
