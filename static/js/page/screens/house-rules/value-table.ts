import { html, type TemplateResult } from "lit";
import { rankSign, SUIT_SIGNS } from "../../codes.ts";
import { number, t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";

/** Greta's signs in the order the rules print them. */
const SIGNS = ["S", "H", "C", "D", "J", "K", "7", "8", "9", "10", "A", "Q"] as const;

/**
 * The twelve values of Greta: each of 1 to 12 is given once, so two taps swap two of them.
 *
 * In: `values`. Out: "value" with the new table.
 */
class ValueTable extends LightElement {
  static override properties = { values: { attribute: false }, first: { state: true } };

  declare values: Record<string, number>;
  /** The sign tapped first. */
  first: string | null = null;

  protected override render(): TemplateResult {
    return html`<div class="value-table" role="group" aria-label=${t("option.greta.values")}>
      ${SIGNS.map(
        (sign) => html`<button type="button" class="value-sign" aria-pressed=${sign === this.first}
          @click=${() => this.#tap(sign)}><span>${SUIT_SIGNS[sign] ?? rankSign(sign)}</span><b>${number(this.values[sign] ?? 0)}</b></button>`,
      )}
    </div>`;
  }

  #tap(sign: string): void {
    const { first, values } = this;
    this.first = first === null ? sign : null;
    if (first === null || first === sign) return;
    this.emit("value", { ...values, [first]: values[sign], [sign]: values[first] });
  }
}

customElements.define("value-table", ValueTable);
