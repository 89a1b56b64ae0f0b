import { html, type TemplateResult } from "lit";
import type { Entry, Setup } from "../../types.ts";
import { t } from "../messages.ts";
import { footer } from "../parts/footer.ts";
import { type Typed, typedText } from "../parts/number-keypad.ts";
import { Part } from "../parts/part.ts";
import "../parts/player-tabs.ts";
import { amount, textOf } from "../parts/typed-sum.ts";

/**
 * Points added to or taken from one total, with a word why.
 *
 * In: `setup`, `entry` (an adjustment to be corrected, or null). Out: "adjust" with the entry, "close".
 */
class AdjustForm extends Part {
  static override properties = {
    setup: { attribute: false },
    entry: { attribute: false },
    seat: { state: true },
    text: { state: true },
  };

  declare setup: Setup;
  declare entry: Entry | null;
  seat = 0;
  text = "";

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.entry) return;
    this.seat = Number(this.entry.seat);
    this.text = textOf(Number(this.entry.points));
  }

  protected override render(): TemplateResult {
    const { setup, seat, text } = this;
    const points = amount(text);
    return html`<section class="adjust">
      <p>${t("adjust.text")}</p>
      <player-tabs .seats=${setup.seats} .seat=${seat} .playing=${setup.seats.map(() => true)} .done=${[]}
        @seat=${({ detail }: CustomEvent<number>) => (this.seat = detail)}></player-tabs>
      <output class="points-typed">${typedText(text)}</output>
      <number-keypad .text=${text} @typed=${({ detail }: CustomEvent<Typed>) => (this.text = detail.text)}></number-keypad>
      <label class="remark"><span>${t("adjust.why")}</span><input maxlength="500" .value=${this.entry?.note ?? ""} /></label>
      ${footer({
        side: [{ label: t("adjust.close"), onTap: () => this.tell("close", null) }],
        main:
          points === null
            ? { label: t("adjust.points"), tone: "missing", onTap: () => this.#focus() }
            : { label: t("record.write"), onTap: () => this.#write(points) },
      })}
    </section>`;
  }

  #focus(): void {
    this.querySelector<HTMLElement>("number-keypad button")?.focus();
  }

  #write(points: number): void {
    const note = this.querySelector("input")?.value.trim() ?? "";
    const { id, at } = this.entry ?? {};
    const kept = { ...(id && { id }), ...(at && { at }), ...(note && { note }) };
    this.tell("adjust", { type: "adjust", seat: this.seat, points, ...kept });
  }
}

customElements.define("adjust-form", AdjustForm);
