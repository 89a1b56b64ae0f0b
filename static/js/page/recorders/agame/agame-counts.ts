import { html, nothing, type TemplateResult } from "lit";
import type { Bar, Choices, Draft, Entry, Setup } from "../../../types.ts";
import { number, t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { type Typed, typedText } from "../../parts/number-keypad.ts";
import "../../parts/number-strip.ts";
import { playerOf } from "../../log/draft.ts";
import { LightElement } from "../../parts/light-element.ts";
import { textOf } from "../../parts/typed-sum.ts";
import { counted, movedOn, type SectionDraft, summed, type TapAction } from "./section.ts";
import { hasFenneks } from "./table.ts";

const MOST_LIZARDS = 8;

/** What is known of a row by counts; a number nobody has told yet is null. */
interface Figures {
  sum?: number | null;
  lizards?: number | null;
  complete?: boolean | null;
}

/**
 * A row by its figures: the sum of the cards, the lizards, with Fenneks also whether it is complete.
 *
 * In: `setup`, `draft`, `choices`, `original`. Out: "deed". The last figure moves on to the next player.
 */
class AgameCounts extends LightElement {
  static override properties = {
    setup: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    original: { attribute: false },
  };

  declare setup: Setup;
  declare draft: SectionDraft;
  declare choices: Choices | null;
  declare original: Entry | null;

  protected override render(): TemplateResult {
    const { sum = null, lizards = null } = this.#figures;
    const text = this.draft.summed?.[this.draft.seat] ?? textOf(sum);
    const before = this.original && this.#figuresIn({ ...this.draft, entry: this.original });
    return html`<div class="section-figures">
      <h2>${t("agame.sum")} <output class=${before && before.sum !== sum ? "changed" : ""}>${typedText(text)}</output></h2>
      <number-keypad .text=${text} @typed=${this.#typed}></number-keypad>
      <h2>${t("agame.lizards")}</h2>
      <number-strip .from=${0} .to=${MOST_LIZARDS} .value=${lizards} .label=${t("agame.lizards")}
        ?changed=${!!before && before.lizards !== lizards}
        .barred=${(lizards: number) => this.#barred(lizards)} @pick=${this.#picked}></number-strip>
      ${hasFenneks(this.setup) ? this.#complete() : nothing}
    </div>`;
  }

  /** With Fenneks the sum does not tell whether all nine slots are filled. */
  #complete(): TemplateResult {
    const choices = [
      { value: true, label: t("agame.complete.yes") },
      { value: false, label: t("agame.complete.no") },
    ];
    return html`<div class="section-complete">
      <h2>${t("agame.complete")}</h2>
      ${choiceRow<boolean | null>(t("agame.complete"), choices, this.#figures.complete ?? null, this.#completed)}
    </div>`;
  }

  get #figures(): Figures {
    return this.#figuresIn(this.draft);
  }

  #figuresIn(draft: Draft): Figures {
    return (playerOf(draft, this.draft.seat) ?? {}) as Figures;
  }

  get #needed(): string[] {
    return hasFenneks(this.setup) ? ["sum", "lizards", "complete"] : ["sum", "lizards"];
  }

  /** Why a row of this sum cannot have so many lizards; null if it can, or while the engine thinks about it. */
  #barred(lizards: number): Bar | null {
    const { taps } = this.choices ?? {};
    const answered = taps && taps.sum === (this.#figures.sum ?? null);
    const most = answered ? Number(taps.most) : MOST_LIZARDS;
    return lizards > most ? { code: "agame.lizards_too_many", params: { lizards, most } } : null;
  }

  #typed({ detail: { text, amount } }: CustomEvent<Typed>): void {
    this.#done(summed(this.draft, text, amount, this.#needed), t("agame.sum.cards", { points: amount ?? 0 }));
  }

  #picked({ detail: lizards }: CustomEvent<number>): void {
    const bar = this.#barred(lizards);
    if (bar) this.emit<Bar>("refused", bar);
    else this.#figured({ lizards }, number(lizards));
  }

  #completed = (complete: boolean | null): void => {
    this.#figured({ complete }, t(complete ? "agame.complete.yes" : "agame.complete.no"));
  };

  #figured(figures: Record<string, unknown>, what: string): void {
    this.#done(movedOn(counted(this.draft, figures, this.#needed), this.setup), what);
  }

  /** The player meant is the one shown, also where the draft has moved on to the next. */
  #done(draft: SectionDraft, what: string): void {
    this.emit<TapAction>("deed", { draft, seat: this.draft.seat, what });
  }
}

customElements.define("agame-counts", AgameCounts);
