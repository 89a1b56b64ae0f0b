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
 *     written ─ goes on ──▶ beginning, with that tap carried over
 *     written, joined, held, other tab ──▶ left: nothing is tapped into this draft any more
 */

import type { Draft, Entry, Sheet } from "../../types.ts";
import { nextStep } from "../log/conflicts.ts";
import { toChange } from "../log/corrections.ts";
import type { EntryPlace } from "../log/draft.ts";
import type { Change, DraftStart, LoadedGame } from "../log/records.ts";
import { loadKind } from "../recorders/kinds.ts";
import { singleFlight } from "../scheduling.ts";
import type { Store } from "../store.ts";
import { vibrateRefusal } from "../vibrate.ts";
import { CorrectionSession } from "./correction-session.ts";
import { DraftSession } from "./draft-session.ts";
import { loadContext } from "./recorder-context.ts";
import { carryTap, TapQueue } from "./tap-queue.ts";

/**
 * What became of a draft: an entry or a correction of its own ("written"), a part of the correction it
 * was opened for ("joined"), an entry of another tab's making ("other-tab"), or an entry that stands back
 * because another phone was first ("held").
 */
export type CommitResult = { outcome: "written" | "joined" | "other-tab" } | { outcome: "held"; id: string };

/** What a recorder is opened for. */
interface Target {
  game: string;
  where: EntryPlace;
  /** The place of the correction it is part of; null: it is written by itself. */
  into: string | null;
}

export class RecorderSession {
  /** The draft at work; null until it is there. */
  current: DraftSession | null = null;
  /** What is corrected here; null: something new is recorded. */
  correction: CorrectionSession | null = null;
  /** Why it could not begin: the recorder's code did not come, or the engine did not answer. */
  failure: "code" | "engine" | null = null;
  /** Where the game stood when it began. */
  start: DraftStart | null = null;
  readonly #taps = new TapQueue();
  readonly #store: Store;
  readonly #target: Target;
  readonly #onChange: () => void;
  readonly #onCommit: (result: CommitResult) => Promise<void>;
  /** The sheet the engine's last answer was about. */
  #sheet: Sheet | undefined;
  /** A new entry is on its way into the log. */
  #isWriting = false;

  /** `onCommit` says where to go once a draft is no draft any more; taps wait until it has resolved. */
  constructor(
    store: Store,
    target: Target,
    onChange: () => void,
    onCommit: (result: CommitResult) => Promise<void>,
  ) {
    this.#store = store;
    this.#target = target;
    this.#onChange = onChange;
    this.#onCommit = onCommit;
  }

  /** Begin with the draft that lies at the place, or with an empty one; `failure` says why it does not. */
  async begin(table: LoadedGame): Promise<void> {
    this.failure = null;
    await this.#begin(table).catch(async (error: unknown) => {
      this.failure = await loadKind(table.record.setup.game).then(
        () => "engine",
        () => "code",
      );
      if (this.failure === "engine") reportError(error);
      this.#onChange();
    });
  }

  async #begin(table: LoadedGame): Promise<void> {
    const { game, where, into } = this.#target;
    await this.#store.lastWrite; // which may be what is kept here, from where one has just been
    const context = await loadContext(this.#store, table, where, into);
    const done = this.current;
    this.current = new DraftSession(context, () => this.#onDraftChange());
    if (done) done.next = this.current;
    const { place } = this.current;
    this.start = { ...nextStep(table.record.sheet), seq: table.record.seq };
    this.#store.drafts.follow(game, place);
    this.#sheet = this.#table?.record.sheet;
    const isNew = (where.of ?? where.before) === undefined;
    this.correction = isNew ? null : new CorrectionSession(this.#store, game, place, this.#onChange);
    this.#onChange();
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
  tap(draft: Draft): void {
    const madeOn = this.#taps.target(this.current);
    this.#show(draft, madeOn);
    this.#taps.add(async () => {
      this.#taps.settle(draft);
      const tap = madeOn && carryTap(madeOn, draft);
      if (tap) await this.#apply(tap);
      else this.#onChange();
    });
  }

  /** Write what waited for a word, and go on with `next`: the tap that closed it may be the next one's first. */
  finish(next: Draft | null): void {
    const { current } = this;
    this.#show(next, null);
    this.#taps.add(async () => {
      await current?.answer;
      if (current && current === this.current) await this.commit(current);
      this.#taps.settle(next);
      if (next && this.current !== current) await this.#apply(next);
    });
  }

  /** Take back the newest tap, also of an entry that was written at it, or else the newest entry of the game. */
  undo(): void {
    this.#taps.add(async () => {
      if (!this.current?.undo()) await this.#undoEntry();
    });
  }

  /** Undo the newest entry; of what was written at its last tap the taps before stay. */
  async #undoEntry(): Promise<void> {
    const { undoOffer } = this.#store;
    await undoOffer.undo(this.#target.game);
    const { current } = this;
    const undone = undoOffer.recent?.action;
    const drafts = (undone && current?.context.kind.tapsBefore?.(undone)) || [];
    if (!drafts.length) return;
    undoOffer.dismiss();
    for (const draft of drafts) current?.tap(draft);
  }

  /** Do what the main button says, once the engine has answered to the last tap. */
  async act(current: DraftSession): Promise<void> {
    if (current.advance()) return;
    await current.answer;
    const { main } = current;
    if (main.act === "retry") current.refresh();
    if (main.act === "seat") current.goToSeat(main.seat);
    if (main.act === "write") await this.commit(current);
    if (main.act !== "lead") return;
    vibrateRefusal();
    current.goTo(main.missing.at);
  }

  /** Write the entry or the correction down, or join it to the correction it is part of. */
  commit = singleFlight(async (current: DraftSession): Promise<void> => {
    const { main, place } = current;
    if (main.act !== "write") return;
    const result = await current.close(() => this.#write(main.entry, place));
    if (result) await this.#onCommit(result);
  });

  /** Follow what others did: entries in the log, and what another tab of this phone made of the draft. */
  update(): void {
    this.#tellOthers();
    const sheet = this.#table?.record.sheet;
    if (this.current && sheet !== this.#sheet && !this.#isWriting) this.current.refresh();
    this.#sheet = sheet;
    if (this.current) this.#followTabs(this.current);
  }

  /** Tell the other phones that nothing is filled in here any more. */
  leave(): void {
    this.#store.connection.network?.presenceSender.stop();
  }

  get #table(): LoadedGame | null {
    return this.#store.games.get(this.#target.game);
  }

  /** Return what an entry changes, where something is corrected. */
  #changeOf(entry: Entry): Change {
    return toChange(this.#target.where, entry, this.current?.context.original ?? null);
  }

  /** Follow a tap, or the engine's answer to it: a correction that is whole shows what would follow. */
  #onDraftChange(): void {
    this.#onChange();
    const { main } = this.current ?? {};
    const entry = main?.act === "write" ? main.entry : null;
    if (!this.#target.into) void this.correction?.setOwnChange(entry && this.#changeOf(entry));
  }

  #show(draft: Draft | null, madeOn: DraftSession | null): void {
    this.#taps.show(draft, madeOn);
    this.#onChange();
  }

  async #apply(draft: Draft): Promise<void> {
    const { current } = this;
    current?.tap(draft);
    if (!current || !this.writesAtOnce) return;
    await current.answer;
    const { main, choices, context } = current;
    if (main.act === "write" && choices && !context.kind.shouldConfirm?.(draft, choices))
      await this.commit(current);
  }

  /** Bring an entry where it belongs, and its draft away; null: something stops it. */
  async #write(entry: Entry, place: string): Promise<CommitResult | null> {
    const { into } = this.#target;
    if (into) return this.#join(into, entry, place);
    const result = this.correction
      ? (await this.correction.write()) && { outcome: "written" as const }
      : await this.#append(entry, place);
    if (result) return result;
    vibrateRefusal();
    return null;
  }

  async #join(into: string, entry: Entry, place: string): Promise<CommitResult> {
    const { game } = this.#target;
    await new CorrectionSession(this.#store, game, into, () => undefined).add(this.#changeOf(entry));
    await this.#store.drafts.drop(game, place);
    return { outcome: "joined" };
  }

  async #append(entry: Entry, place: string): Promise<CommitResult | null> {
    this.#isWriting = true;
    const { problem, held } = await this.#store.write(this.#target.game, [entry], place).finally(() => {
      this.#isWriting = false;
    });
    if (problem) return null;
    return held ? { outcome: "held", id: held } : { outcome: "written" };
  }

  /** Follow another tab of this phone that has gone on with the draft, or made an entry of it. */
  #followTabs(current: DraftSession): void {
    if (this.#store.drafts.noticeLoss(this.#target.game, current.place))
      void current.close(() => Promise.resolve(true)).then(() => this.#onCommit({ outcome: "other-tab" }));
    else if (!this.#taps.isAhead) current.catchUp();
  }

  /** Tell the other phones what is filled in here. */
  #tellOthers(): void {
    const { game } = this.#target;
    const { place = "" } = this.current ?? {};
    const draft = this.#store.drafts.get(game, place);
    const named = place === "new" ? `new:${draft?.begun?.round ?? 1}` : place;
    if (draft) this.#store.connection.network?.presenceSender.start(game, named);
    else this.leave();
  }
}
