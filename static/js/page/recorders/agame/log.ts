import { html, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import type { MainButtonProps, SideButtonProps } from "../../parts/buttons.ts";
import type { CellState } from "../../parts/card-cell.ts";
import "../../parts/display-row.ts";
import type { FooterProps } from "../../parts/footer.ts";
import type { Statement } from "../../parts/rule-link.ts";
import type { Slot } from "../../parts/slots.ts";
import { emit } from "../recorder.ts";
import type { BoardCard } from "../trick-log/card-board.ts";
import { TrickLog } from "../trick-log/trick-log.ts";
import { pointsSoFar, rowNow } from "./live-rows.ts";
import { type Appearance, boardOf, ownerOf, SLOT_PREFIX, styleClassOf, withSlots } from "./log-board.ts";
import {
  type CardTap,
  canGrow,
  cardsOf,
  nameOf,
  newCatch,
  newTrick,
  restOf,
  strayCards,
  type TrickDraft,
  type TrickTaps,
  trickTaps,
  withCard,
  withDiscarded,
  withLaid,
  withoutCards,
  withoutPlay,
  withSeat,
} from "./log-draft.ts";
import { playsOf } from "./log-plays.ts";
import { nextStepText, trickLine } from "./log-words.ts";
import { rowCards } from "./table.ts";

/** A trick of Agame, one tap a card; the cards of a full trick stay marked until the winner has laid. */
class AgameLog extends TrickLog<TrickDraft, TrickTaps> {
  protected override tapsIn = trickTaps;

  protected override get styleClass(): string {
    return styleClassOf(this);
  }

  /** Render the trick, or the winner's row as soon as there is something to lay into it. */
  protected override top(taps: TrickTaps): TemplateResult {
    const isLaying = taps.full && taps.lay.some(({ laid, slots }) => laid || slots);
    return isLaying && !this.isCorrecting ? this.#row(taps) : this.#strip(taps);
  }

  /** Render the trick; a new one says what the section has brought everybody so far. */
  #strip(taps: TrickTaps): TemplateResult {
    const notes = this.isCorrecting ? [] : pointsSoFar(this.sheet);
    const plays = playsOf(taps, this.setup, this.isCorrecting);
    return html`<trick-strip .plays=${plays.map((play) => ({ ...play, note: notes[play.seat] }))} .label=${t("log.trick")}
      @seat=${this.#onSeat}></trick-strip>`;
  }

  /** Render the winner's row with the cards laid. */
  #row({ winner }: TrickTaps): TemplateResult {
    const row = rowNow(this.sheet.table, winner?.seat ?? 0, this.draft.entry.laid ?? []);
    return html`<display-row .cards=${rowCards(row)} .bonus=${this.setup.options.lizard_bonus as number}></display-row>`;
  }

  protected override keys(taps: TrickTaps): FooterProps {
    return { side: this.#sideKeys(taps), main: this.#mainKey(taps) };
  }

  #sideKeys({ can_catch }: TrickTaps): SideButtonProps[] {
    if (this.draft.cards.length || !can_catch) return [];
    return [{ label: t("agame.log.catch"), onTap: () => emit(this, "draft", newCatch()) }];
  }

  #mainKey(taps: TrickTaps): MainButtonProps {
    const { stuck } = taps;
    if (this.#isDone && canGrow(this.draft, this.choices?.taps ?? {}))
      return { label: t("agame.log.next"), onTap: () => this.#writeAndContinue(restOf(this.draft, taps)) };
    if (!stuck) return { label: nextStepText(this.setup, taps), tone: "missing" };
    return {
      label: t("agame.log.discard"),
      onTap: () => emit(this, "draft", { ...this.draft, entry: stuck }),
    };
  }

  protected override line(): Statement {
    return trickLine(this);
  }

  protected override board(taps: TrickTaps): (BoardCard | null)[][] {
    const { setup, draft } = this;
    const lines = boardOf(setup, taps.cards, (tap) => this.#appearanceOf(taps, tap));
    const waits = taps.lay.find(({ card }) => card === draft.waiting);
    const colour = setup.seats[taps.winner?.seat ?? -1]?.color;
    return waits && colour ? withSlots(lines, colour, waits.slots ?? [], waits.card) : lines;
  }

  /** A tapped card is taken back by a second tap, unless the trick is full by then: it is laid. */
  #appearanceOf(taps: TrickTaps, tap: CardTap): Appearance {
    const { card, seat = null, code } = tap;
    const waits = !taps.full && this.draft.cards.some((one) => nameOf(one) === card);
    if (seat === null)
      return code
        ? { state: "taken", owner: ownerOf(tap), waits }
        : { state: this.#stateOfFree(card), waits };
    return { state: taps.full ? this.#stateOfPlayed(taps, card) : "chosen", owner: seat, waits };
  }

  /** Return the state of a card that no seat has played. */
  #stateOfFree(card: string): CellState {
    const { draft, taps } = this;
    return draft.cards.includes(card) && !strayCards(draft, taps).includes(card) ? "open" : "free";
  }

  #stateOfPlayed({ lay, discard }: TrickTaps, card: string): CellState {
    if (this.draft.entry.discarded === card) return "chosen";
    if (discard.includes(card)) return "open";
    const may = lay.find((one) => one.card === card);
    return may?.laid ? "chosen" : may?.slots ? "open" : "taken";
  }

  /** Whether the winner has laid, so that the next card begins the next trick. */
  get #isDone(): boolean {
    return !this.isCorrecting && !!this.draft.entry.laid?.length && !!this.choices?.entry;
  }

  protected override onCardTap(card: string, taps: TrickTaps): void {
    const tap = taps.cards.find((one) => one.card === card);
    if (card.startsWith(SLOT_PREFIX)) this.#fillSlot(card.slice(SLOT_PREFIX.length) as Slot);
    else if (!tap) return;
    else if (typeof tap.seat === "number" && taps.full) this.#onTrickCard(taps, card);
    else if (typeof tap.seat !== "number" && this.#takeBack(card)) return;
    else if (tap.code) this.refuse(tap);
    else if (this.#isDone) this.#writeAndContinue([...restOf(this.draft, taps), card]);
    else this.#emitDraft(withCard(this.draft, card));
  }

  /** In a correction, take back a card whose seat was wrong and return true; the next card is that seat's. */
  #takeBack(card: string): boolean {
    const played = this.draft.cards.find((one) => nameOf(one) === card);
    if (!this.isCorrecting || typeof played !== "object") return false;
    this.#emitDraft(withoutPlay(this.draft, played.seat, [card]));
    return true;
  }

  /**
   * Lay or discard a card of a full trick, or let a Fennek wait for its slot: where it may be discarded, too, as no
   * lizard card fits, a second tap does that.
   */
  #onTrickCard({ lay, discard }: TrickTaps, card: string): void {
    const may = lay.find((one) => one.card === card);
    const canWait = card.endsWith(" fennek") && may?.slots && !may.laid;
    if (canWait && !(discard.includes(card) && this.draft.waiting === card))
      this.#emitDraft({ ...this.draft, waiting: card });
    else if (discard.includes(card) && !may?.laid) this.#emitDraft(withDiscarded(this.#played, card));
    else if (!may || may.code) this.refuse(may);
    else this.#emitDraft(withLaid(this.#played, card));
  }

  /** The draft without cards that nobody played. */
  get #played(): TrickDraft {
    return withoutCards(this.draft, strayCards(this.draft, this.taps));
  }

  /** Lay the Fennek that waits into this slot. */
  #fillSlot(slot: Slot): void {
    if (this.draft.waiting) this.#emitDraft(withLaid(this.#played, { card: this.draft.waiting, slot }));
  }

  #emitDraft(draft: TrickDraft): void {
    emit(this, "draft", draft);
  }

  /** Write the trick; cards tapped early begin the next one. */
  #writeAndContinue(cards: string[]): void {
    emit(this, "write", { next: cards.length ? newTrick(cards) : null });
  }

  /** Answer whose a card is; in a correction, take back that seat's cards. */
  #onSeat = ({ detail: seat }: CustomEvent<number>): void => {
    const { ask, plays } = this.taps ?? {};
    const played = plays?.find((play) => play.seat === seat)?.cards ?? [];
    if (ask) this.#emitDraft(withSeat(this.draft, ask.card, seat));
    else this.#emitDraft(withoutPlay(this.draft, seat, [...played, ...cardsOf(this.draft, seat)]));
  };
}

customElements.define("agame-log", AgameLog);
