import { html, type TemplateResult } from "lit";
import { number, t } from "../messages.ts";
import { icon } from "./icon.ts";
import { LightElement } from "./light-element.ts";

/**
 * A number between a minus and a plus key.
 *
 * In: `value` (null shows `none`), `low`, `high`, `step`, `label`, `none` (the text for null; "" where
 * null is not allowed). Out: "step" with the new value; below `low` comes null where it is allowed.
 */
class NumberStepper extends LightElement {
  static override properties = {
    value: { attribute: false },
    low: { type: Number },
    high: { type: Number },
    step: { type: Number },
    label: {},
    none: {},
  };

  value: number | null = 0;
  low = 0;
  high = 999_999;
  step = 1;
  label = "";
  none = "";

  protected override render(): TemplateResult {
    return html`<div class="stepper" role="group" aria-label=${this.label}>
      ${this.#key("minus", t("parts.less"), this.#lowerValue())}
      <output class="stepper-value ${this.value === null ? "is-unset" : ""}">${this.value === null ? this.none : number(this.value)}</output>
      ${this.#key("plus", t("parts.more"), this.#higherValue())}
    </div>`;
  }

  #key(sign: "minus" | "plus", label: string, next: number | null | undefined): TemplateResult {
    return html`<button class="stepper-key" type="button" aria-label="${this.label}: ${label}" ?disabled=${next === undefined}
      @click=${() => this.emit("step", next)}>${icon(sign)}</button>`;
  }

  /** Return the next lower multiple of the step; undefined at the lower end. */
  #lowerValue(): number | null | undefined {
    if (this.value === null) return undefined;
    if (this.value > this.low) return Math.max(this.low, (Math.ceil(this.value / this.step) - 1) * this.step);
    return this.none ? null : undefined;
  }

  #higherValue(): number | undefined {
    if (this.value === null) return this.low;
    return this.value < this.high
      ? Math.min(this.high, (Math.floor(this.value / this.step) + 1) * this.step)
      : undefined;
  }
}

customElements.define("number-stepper", NumberStepper);
