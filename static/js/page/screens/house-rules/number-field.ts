import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";

/**
 * A number field between keys − and +, which go by the game's own step.
 *
 * In: `value` (null where the field may be empty), `low`, `high`, `step`, `first` (what + gives
 * to an empty field), `none` (what an empty field means, "" where it may not be), `label`.
 * Out: "value" with the new number or null. Where it may be below zero the keyboard is one with a minus.
 */
class NumberField extends LightElement {
  static override properties = {
    value: { attribute: false },
    low: { type: Number },
    high: { type: Number },
    step: { type: Number },
    first: { type: Number },
    none: {},
    label: {},
  };

  value: number | null = null;
  low = 0;
  high = 999_999;
  step = 1;
  first = 1;
  none = "";
  label = "";

  protected override render(): TemplateResult {
    const { value, low, high, step, first } = this;
    const less =
      value === null || value <= low ? undefined : Math.max(low, (Math.ceil(value / step) - 1) * step);
    const more = value === null ? first : Math.min(high, (Math.floor(value / step) + 1) * step);
    return html`<div class="stepper">
      ${this.#key("minus", t("parts.less"), less ?? (this.none && value !== null ? null : undefined))}
      <input class="stepper-value" inputmode=${low < 0 ? "text" : "numeric"} aria-label=${this.label} placeholder=${this.none || nothing}
        .value=${displayValue(value)} @focusin=${selectAll} @change=${this.#onChange} />
      ${this.#key("plus", t("parts.more"), more)}
    </div>`;
  }

  #key(sign: "minus" | "plus", label: string, next: number | null | undefined): TemplateResult {
    return html`<button class="stepper-key" type="button" aria-label="${this.label}: ${label}"
      ?disabled=${next === undefined} @click=${() => this.emit("value", next)}>${icon(sign)}</button>`;
  }

  /** Tell the new number, or null for an empty field where that is allowed; other text is undone. */
  #onChange = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const text = field.value.trim().replace("−", "-");
    if (text === "" && this.none) this.emit("value", null);
    else if (/^-?\d+$/.test(text)) this.emit("value", Math.min(this.high, Math.max(this.low, Number(text))));
    field.value = displayValue(this.value);
  };
}

/** Let what is typed first take the place of what stands there. */
function selectAll({ target }: Event): void {
  (target as HTMLInputElement).select();
}

/** Format the number for the field: with a real minus, and without separators of thousands. */
function displayValue(value: number | null): string {
  return value === null ? "" : String(value).replace("-", "−");
}

customElements.define("number-field", NumberField);
