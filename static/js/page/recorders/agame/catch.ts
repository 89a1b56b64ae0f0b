import { html, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import type { MainButtonProps } from "../../parts/buttons.ts";
import type { CellState } from "../../parts/card-cell.ts";
import "../../parts/display-row.ts";
import type { FooterProps } from "../../parts/footer.ts";
import type { Statement } from "../../parts/rule-link.ts";
import { emit } from "../recorder.ts";
import type { BoardCard } from "../trick-log/card-board.ts";
import { TrickLog } from "../trick-log/trick-log.ts";
import { pointsSoFar, rowNow } from "./live-rows.ts";
import { type Appearance, boardOf, ownerOf, styleClassOf } from "./log-board.ts";
import {
  type CardTap,
  type CatchDraft,
  type CatchTaps,
  catchTaps,
  isCatch,
  newCatch,
  newTrick,
  withPaid,
  withTarget,
} from "./log-draft.ts";
import { catchersOf } from "./log-plays.ts";
import { catchLine } from "./log-words.ts";
import { rowCards } from "./table.ts";

/**
 * A catch round of Agame: who catches, which card, what is paid. The main button goes on to the next
 * trick.
 */
class AgameCatch extends TrickLog<CatchDraft, CatchTaps> {
  protected override tapsIn = catchTaps;

  protected override get styleClass(): string {
    return styleClassOf(this);
  }

  /** Render the row a card is caught from, until it is paid for; else who catches, and what the section has brought so far. */
  protected override top(taps: CatchTaps): TemplateResult {
    const { from } = this.draft.entry;
    const isPaying = typeof from === "number" && !this.choices?.entry && !this.isCorrecting;
    return isPaying ? this.#row(from) : this.#strip(taps);
  }

  #row(seat: number): TemplateResult {
    const { setup, sheet } = this;
    return html`<display-row .cards=${rowCards(rowNow(sheet.table, seat))} .bonus=${setup.options.lizard_bonus as number}></display-row>`;
  }

  #strip(taps: CatchTaps): TemplateResult {
    const { setup, sheet, draft, isCorrecting } = this;
    const catchers = this.choices?.entry ? taps.then : taps.order;
    const notes = isCorrecting ? [] : pointsSoFar(sheet);
    const plays = catchersOf(taps, setup, sheet, draft.entry.pay, catchers);
    return html`<trick-strip .plays=${plays.map((play) => ({ ...play, note: notes[play.seat] }))}
      .label=${t("agame.log.round")} @seat=${this.#onSeat}></trick-strip>`;
  }

  protected override board(taps: CatchTaps): (BoardCard | null)[][] {
    return boardOf(this.setup, taps.cards, (tap) => this.#appearanceOf(taps, tap));
  }

  protected override keys(): FooterProps {
    return { main: this.#mainKey() };
  }

  #mainKey(): MainButtonProps {
    const { card } = this.draft.entry;
    if (this.choices?.entry) return { label: t("agame.log.done"), onTap: () => this.#write(null) };
    if (card !== null) return { label: t("agame.log.pay"), tone: "missing" };
    return { label: t("agame.log.done"), onTap: () => emit(this, "undo", isCatch) };
  }

  protected override line(): Statement {
    return catchLine(this);
  }

  /** What a tap on any card means depends on who catches, and from whom. */
  #appearanceOf(taps: CatchTaps, tap: CardTap): Appearance {
    return { state: this.#stateOf(taps, tap), owner: ownerOf(tap), waits: true };
  }

  #stateOf({ targets }: CatchTaps, { card, code, paid }: CardTap): CellState {
    const chosen = this.draft.entry.card;
    if (paid || card === chosen) return "chosen";
    const target = targets.find((one) => one.card === card);
    if (target && !target.code && chosen === null) return "open";
    return code ? "taken" : "free";
  }

  protected override onCardTap(card: string, taps: CatchTaps): void {
    const target = taps.targets.find((one) => one.card === card);
    const tap = taps.cards.find((one) => one.card === card);
    const { draft } = this;
    if (target && !target.code) emit(this, "draft", withTarget(draft, card, target.from));
    else if (target?.code || tap?.code) this.refuse(target?.code ? target : tap);
    else if (draft.entry.card === null && !this.isCorrecting) emit(this, "draft", newTrick([card]));
    else if (draft.entry.pay.length < 2 || tap?.paid) emit(this, "draft", withPaid(draft, card));
  }

  /** Let another seat catch instead; where a catch is complete, write it first. */
  #onSeat = ({ detail: seat }: CustomEvent<number>): void => {
    const draft = newCatch(seat);
    if (this.choices?.entry && !this.isCorrecting) this.#write(draft);
    else emit(this, "draft", { ...draft, mends: this.draft.mends });
  };

  #write(next: CatchDraft | null): void {
    emit(this, "write", { next });
  }
}

customElements.define("agame-catch", AgameCatch);
