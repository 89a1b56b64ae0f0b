import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Bar, Choices, Draft, Entry, Setup } from "../../../types.ts";
import { problemText } from "../../codes.ts";
import { number, t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { type KeypadInput, keypadOutput } from "../../parts/number-keypad.ts";
import { playerOf } from "../recorder.ts";
import "../../parts/number-strip.ts";
import { LightElement } from "../../parts/light-element.ts";
import { stripInFocus } from "../../parts/typed-keys.ts";
import { inputOf } from "../../parts/typed-sum.ts";
import { moveToNextSeat, type SectionDraft, type TapAction, withFigures, withSum } from "./section.ts";
import { hasFenneks } from "./table.ts";

const MAX_LIZARDS = 8;
/** What is tapped for each figure. */
const KEYS_OF: Record<string, string> = {
  sum: "number-keypad",
  lizards: "number-strip",
  complete: ".choices",
};

/** What is known of a row by numbers; null where a number is not known yet. */
interface Figures {
  sum?: number | null;
  lizards?: number | null;
  complete?: boolean | null;
}

/**
 * A row by its numbers: the sum of the cards, the lizards, and with Fenneks whether it is complete.
 *
 * In: `setup`, `draft`, `choices`, `original`. Out: "tap", "refuse". After the last number the draft moves
 * to the next player.
 */
export class AgameCounts extends LightElement {
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

  /** Lead the focus on from the lizards to the next player's sum: what is typed next is meant for that. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get("draft");
    if (before && before.seat !== this.draft.seat && stripInFocus())
      this.querySelector<HTMLElement>("number-keypad [tabindex='0']")?.focus({ preventScroll: true });
  }

  /** Bring the keys of a figure that is missing or wrong into sight, and the focus to them. */
  async pointOut(figure: unknown): Promise<void> {
    await this.updateComplete;
    const selector = KEYS_OF[String(figure)];
    const keys = selector ? this.querySelector(selector) : null;
    keys?.scrollIntoView({ block: "nearest" });
    keys?.querySelector<HTMLElement>("[tabindex='0'], button")?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    const { sum = null, lizards = null } = this.#figures;
    const { text, isStored } = inputOf(this.draft.summed?.[this.draft.seat], sum);
    const before = this.original && this.#figuresIn({ ...this.draft, entry: this.original });
    return html`<div class="section-figures">
      <h2>${t("agame.sum")} <output class=${before && before.sum !== sum ? "is-changed" : ""}>${keypadOutput(text)}</output></h2>
      <number-keypad .text=${text} .isStored=${isStored} .hasSign=${hasFenneks(this.setup)} @type=${this.#onInput}></number-keypad>
      <h2>${t("agame.lizards")}</h2>
      <number-strip .from=${0} .to=${MAX_LIZARDS} .value=${lizards} .label=${t("agame.lizards")}
        .isChanged=${!!before && before.lizards !== lizards}
        .barReasons=${Array.from({ length: MAX_LIZARDS + 1 }, (_, lizards) => this.#barReason(lizards))} @pick=${this.#onLizards}></number-strip>
      ${hasFenneks(this.setup) ? this.#completeChoice() : nothing}
    </div>`;
  }

  /** Render the question whether the row is complete. With Fenneks the sum does not tell. */
  #completeChoice(): TemplateResult {
    const choices = [
      { value: true, label: t("agame.complete.yes") },
      { value: false, label: t("agame.complete.no") },
    ];
    return html`<div>
      <h2>${t("agame.complete")}</h2>
      ${choiceRow<boolean | null>(t("agame.complete"), choices, this.#figures.complete ?? null, this.#onComplete)}
    </div>`;
  }

  get #figures(): Figures {
    return this.#figuresIn(this.draft);
  }

  #figuresIn(draft: Draft): Figures {
    return (playerOf(draft, this.draft.seat) ?? {}) as Figures;
  }

  get #requiredFigures(): string[] {
    return hasFenneks(this.setup) ? ["sum", "lizards", "complete"] : ["sum", "lizards"];
  }

  /** Return why so many lizards are barred, "" where they are not. */
  #barReason(lizards: number): string {
    const bar = this.#barFor(lizards);
    return bar ? problemText(bar, this.setup) : "";
  }

  /**
   * Return why a row of this sum cannot have so many lizards; null where it can, or before the engine has
   * answered.
   */
  #barFor(lizards: number): Bar | null {
    const { taps } = this.choices ?? {};
    const isAnswered = taps && taps.sum === (this.#figures.sum ?? null);
    const [least, most] = isAnswered ? [Number(taps.least), Number(taps.most)] : [0, MAX_LIZARDS];
    if (lizards < least) return { code: "agame.lizards_too_few", params: { lizards, least } };
    return lizards > most ? { code: "agame.lizards_too_many", params: { lizards, most } } : null;
  }

  #onInput({ detail: { text, amount } }: CustomEvent<KeypadInput>): void {
    this.#emitTap(
      withSum(this.draft, text, amount, this.#requiredFigures),
      t("agame.sum.cards", { points: amount ?? 0 }),
    );
  }

  #onLizards({ detail: lizards }: CustomEvent<number>): void {
    const bar = this.#barFor(lizards);
    if (bar) this.emit<Bar>("refuse", bar);
    else this.#setFigures({ lizards }, number(lizards));
  }

  #onComplete = (complete: boolean | null): void => {
    this.#setFigures({ complete }, t(complete ? "agame.complete.yes" : "agame.complete.no"));
  };

  #setFigures(figures: Record<string, unknown>, what: string): void {
    this.#emitTap(moveToNextSeat(withFigures(this.draft, figures, this.#requiredFigures), this.setup), what);
  }

  /** Emit a draft for the player shown, even where the draft has moved to the next. */
  #emitTap(draft: SectionDraft, description: string): void {
    this.emit<TapAction>("tap", { draft, seat: this.draft.seat, description });
  }
}

customElements.define("agame-counts", AgameCounts);
