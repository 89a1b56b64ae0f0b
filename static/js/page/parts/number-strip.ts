import { html, nothing, type TemplateResult } from "lit";
import { number, t } from "../messages.ts";
import { LightElement } from "./light-element.ts";
import { rovingTabindex } from "./roving-tabindex.ts";
import { vars } from "./vars.ts";

/** With more keys than this the strip takes two lines. */
const MAX_KEYS_IN_LINE = 8;

/**
 * One key for every number from `from` to `to`: one tap enters it.
 *
 * In: `from`, `to` (15 further at most), `value` (null: none yet), `isChanged` (it differs from the entry
 * being corrected), `label`, `barReason` (why a number is not allowed, "" where it is), `hasMore` (a "+"
 * key at the end, which shows a value above `to`).
 *
 * Out: "pick" with the number, "more". A barred key emits "pick" too: the screen says why.
 */
class NumberStrip extends LightElement {
  static override properties = {
    from: { type: Number },
    to: { type: Number },
    value: { attribute: false },
    isChanged: { type: Boolean },
    label: {},
    barReason: { attribute: false },
    hasMore: { type: Boolean },
  };

  from = 0;
  to = 9;
  value: number | null = null;
  isChanged = false;
  label = "";
  barReason: (n: number) => string = () => "";
  hasMore = false;

  protected override render(): TemplateResult {
    const numbers = Array.from({ length: this.to - this.from + 1 }, (_, at) => this.from + at);
    const keys = numbers.length + (this.hasMore ? 1 : 0);
    const columns = keys > MAX_KEYS_IN_LINE ? Math.ceil(keys / 2) : keys;
    return html`<div class="strip" ${vars({ "--columns": columns })} role="group" aria-label=${this.label} ${rovingTabindex()}>
      ${numbers.map((n) => this.#key(n))}
      ${this.hasMore ? this.#moreKey() : nothing}
    </div>`;
  }

  /** Render the "+" key, with the value where it is above the keys. */
  #moreKey(): TemplateResult {
    const past = this.value !== null && this.value > this.to ? this.value : null;
    const ariaLabel = past === null ? t("parts.more") : `${number(past)}, ${t("parts.more")}`;
    return html`<button class="key" type="button" aria-pressed=${past === null ? nothing : "true"} aria-label=${ariaLabel}
      @click=${() => this.emit("more", null)}><span>${past === null ? nothing : number(past)}<small>+</small></span></button>`;
  }

  #key(n: number): TemplateResult {
    const bar = this.barReason(n);
    const isCurrent = n === this.value;
    return html`<button class="key ${bar ? "is-barred" : ""} ${isCurrent && this.isChanged ? "is-changed" : ""}" type="button" aria-pressed=${isCurrent}
      aria-description=${bar || nothing} @click=${() => this.emit("pick", n)}>${number(n)}</button>`;
  }
}

customElements.define("number-strip", NumberStrip);
