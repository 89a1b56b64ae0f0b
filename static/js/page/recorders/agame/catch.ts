import { html, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import type { MainButtonProps } from "../../parts/buttons.ts";
import type { CellState } from "../../parts/card-cell.ts";
import type { FooterProps } from "../../parts/footer.ts";
import type { Said } from "../../parts/rule-link.ts";
import { fire } from "../recorder.ts";
import type { BoardCard } from "../trick-log/card-board.ts";
import { TrickLog } from "../trick-log/trick-log.ts";
import { boardOf, lookOf, lyingWith } from "./log-board.ts";
import {
  type CardTap,
  type CatchDraft,
  type CatchTaps,
  catchTaps,
  nextCatch,
  nextTrick,
  withPaid,
  withTarget,
} from "./log-draft.ts";
import { catchersOf } from "./log-plays.ts";
import { catchLine } from "./log-words.ts";

/** A catch round of Agame: who catches, which card, what is paid; *done* goes on to the next trick. */
class AgameCatch extends TrickLog<CatchDraft, CatchTaps> {
  protected override read = catchTaps;

  protected override get look(): string {
    return lookOf(this);
  }

  protected override top(taps: CatchTaps): TemplateResult {
    const { setup, sheet, draft } = this;
    const may = this.choices?.entry ? taps.then : taps.order;
    return html`<trick-strip .plays=${catchersOf(taps, setup, sheet, draft.entry.pay, may)}
      .label=${t("agame.log.round")} @seat=${this.#seat}></trick-strip>`;
  }

  protected override board(taps: CatchTaps): (BoardCard | null)[][] {
    return boardOf(this.setup, taps.cards, (tap) => this.#judged(taps, tap));
  }

  protected override keys(): FooterProps {
    return { main: this.#main() };
  }

  #main(): MainButtonProps {
    const { card } = this.draft.entry;
    if (this.choices?.entry) return { label: t("agame.log.done"), onTap: () => this.#write(null) };
    if (card !== null) return { label: t("agame.log.pay"), tone: "missing" };
    return { label: t("agame.log.done"), onTap: () => fire(this, "undo", null) };
  }

  protected override line(): Said {
    return catchLine(this);
  }

  #judged({ targets }: CatchTaps, tap: CardTap): { state: CellState; owner?: number | null } {
    const { card, code, paid } = tap;
    const chosen = this.draft.entry.card;
    const owner = lyingWith(tap);
    if (paid || card === chosen) return { state: "chosen", owner };
    const target = targets.find((one) => one.card === card);
    if (target && !target.code && chosen === null) return { state: "open", owner };
    return { state: code ? "taken" : "free", owner };
  }

  protected override tapped(card: string, taps: CatchTaps): void {
    const target = taps.targets.find((one) => one.card === card);
    const tap = taps.cards.find((one) => one.card === card);
    const { draft } = this;
    if (target && !target.code) fire(this, "draft", withTarget(draft, card, target.from));
    else if (target?.code || tap?.code) this.refuse(target?.code ? target : tap);
    else if (draft.entry.card === null && !this.correcting) fire(this, "draft", nextTrick([card]));
    else if (draft.entry.pay.length < 2 || tap?.paid) fire(this, "draft", withPaid(draft, card));
  }

  /** Another seat catches instead, or after the one who has paid. */
  #seat = ({ detail: seat }: CustomEvent<number>): void => {
    const others = nextCatch(seat);
    if (this.choices?.entry && !this.correcting) this.#write(others);
    else fire(this, "draft", { ...others, mends: this.draft.mends });
  };

  #write(next: CatchDraft | null): void {
    fire(this, "write", { next });
  }
}

customElements.define("agame-catch", AgameCatch);
