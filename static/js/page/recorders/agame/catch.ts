import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Bar, Choices, Setup, Sheet } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { t } from "../../messages.ts";
import type { MainButton } from "../../parts/buttons.ts";
import type { CellState } from "../../parts/card-cell.ts";
import { footer } from "../../parts/footer.ts";
import { Part } from "../../parts/part.ts";
import { type Said, saidLine, saidText } from "../../parts/rule-link.ts";
import { fire } from "../recorder.ts";
import "../trick-log/card-board.ts";
import "../trick-log/trick-strip.ts";
import { boardOf, lyingWith } from "./log-board.ts";
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

/**
 * A catch round of Agame: who catches, which card, what is paid; *done* goes on to the next trick.
 *
 * In: `setup`, `sheet`, `draft`, `choices`, `correcting`. Out: "draft", "undo", "write".
 */
class AgameCatch extends Part {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    correcting: { type: Boolean },
    refusal: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: CatchDraft;
  declare choices: Choices | null;
  correcting = false;
  /** Why the last tap changed nothing. */
  refusal: Bar | null = null;
  #taps: CatchTaps | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#taps = catchTaps(this.choices) ?? this.#taps;
    if (changed.has("draft")) this.refusal = null;
    if (changed.has("choices") && this.hasUpdated) announce(saidText(this.#line(), this.setup));
  }

  protected override render(): TemplateResult {
    const { setup, sheet, draft } = this;
    const taps = this.#taps;
    if (!taps) return html``;
    const may = this.choices?.entry ? taps.then : taps.order;
    return html`<div class="trick-log agame-log ${this.correcting || this.setup.options.fennek !== "off" ? "tight" : ""}">
      <trick-strip .plays=${catchersOf(taps, setup, sheet, draft.entry.pay, may)}
        .label=${t("agame.log.round")} @seat=${this.#seat}></trick-strip>
      <p class="log-line">${saidLine(this.#line(), this.setup)}</p>
      <card-board .lines=${boardOf(setup, taps.cards, (tap) => this.#judged(taps, tap))} @card=${this.#card}></card-board>
      ${this.correcting ? "" : footer({ undo: () => fire(this, "undo", null), main: this.#main() })}
    </div>`;
  }

  #main(): MainButton {
    const { card } = this.draft.entry;
    if (this.choices?.entry) return { label: t("agame.log.done"), onTap: () => this.#write(null) };
    if (card !== null) return { label: t("agame.log.pay"), tone: "missing" };
    return { label: t("agame.log.done"), onTap: () => fire(this, "undo", null) };
  }

  #line(): Said {
    return this.refusal ?? catchLine(this);
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

  #card = ({ detail: card }: CustomEvent<string>): void => {
    const target = this.#taps?.targets.find((one) => one.card === card);
    const tap = this.#taps?.cards.find((one) => one.card === card);
    const { draft } = this;
    if (target && !target.code) fire(this, "draft", withTarget(draft, card, target.from));
    else if (target?.code || tap?.code) this.#refuse(target?.code ? target : tap);
    else if (draft.entry.card === null && !this.correcting) fire(this, "draft", nextTrick([card]));
    else if (draft.entry.pay.length < 2 || tap?.paid) fire(this, "draft", withPaid(draft, card));
  };

  #refuse(bar: { code?: string; params?: CardTap["params"] } = {}): void {
    const { code, params = {} } = bar;
    this.refusal = code ? { code, params } : null;
    if (this.refusal) announce(saidText(this.refusal, this.setup));
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
