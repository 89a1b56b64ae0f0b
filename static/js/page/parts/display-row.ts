import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Colour } from "../../types.ts";
import { colourName, slotName } from "../codes.ts";
import { t, withSign } from "../messages.ts";
import { slotFace } from "./coloured-card.ts";
import { LightElement } from "./light-element.ts";
import { joint } from "./lizard.ts";
import { mark } from "./mark.ts";
import { isOtherContent } from "./other-content.ts";
import { SLOTS, type Slot } from "./slots.ts";

/** A card in a slot: a lizard card, or the Fennek of a colour. */
export interface RowCard {
  colour: Colour;
  isFennek?: boolean;
}

/**
 * A row of nine slots with a lizard across every joint; halves of one colour join.
 *
 * In: `cards`, by slot, and `bonus`, the points of a lizard, shown once when one is completed.
 */
class DisplayRow extends LightElement {
  static override properties = {
    cards: { attribute: false, hasChanged: isOtherContent },
    bonus: { type: Number },
  };

  cards: Partial<Record<Slot, RowCard>> = {};
  bonus = 10;
  #isNewlyComplete: boolean[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("cards");
    if (before)
      this.#isNewlyComplete = SLOTS.map(
        (_, at) => this.#isLizardComplete(this.cards, at) && !this.#isLizardComplete(before, at),
      );
  }

  protected override render(): TemplateResult {
    return html`<ol class="display-row-slots">${SLOTS.map((slot, at) => this.#slot(slot, at))}</ol>`;
  }

  #slot(slot: Slot, at: number): TemplateResult {
    const card = this.cards[slot];
    return html`<li class="display-row-slot ${card ? "is-filled" : ""}">
      <span class="display-row-number" aria-hidden="true">${card ? mark(card.colour, 13) : nothing}${this.#shortText(slot, card)}</span>
      <span class="visually-hidden">${this.#ariaLabel(slot, card)}</span>
      ${at < SLOTS.length - 1 ? this.#joint(at) : nothing}
    </li>`;
  }

  #joint(at: number): TemplateResult {
    const [left, right] = this.#halvesAt(this.cards, at);
    const whole = this.#isLizardComplete(this.cards, at);
    return html`${left || right ? joint(left, right) : nothing}
      ${whole ? html`<span class="visually-hidden">${t("row.lizard", { colour: colourName(left ?? "") })}</span>` : nothing}
      ${whole && this.#isNewlyComplete[at] ? html`<b class="display-row-bonus" aria-hidden="true">${withSign(this.bonus)}</b>` : nothing}`;
  }

  #halvesAt(cards: typeof this.cards, at: number): [Colour | null, Colour | null] {
    const half = (slot?: Slot) => {
      const card = slot && cards[slot];
      return card && !card.isFennek ? card.colour : null;
    };
    return [half(SLOTS[at]), half(SLOTS[at + 1])];
  }

  #isLizardComplete(cards: typeof this.cards, at: number): boolean {
    const [left, right] = this.#halvesAt(cards, at);
    return left !== null && left === right;
  }

  #shortText(slot: Slot, card?: RowCard): string {
    return card?.isFennek ? t("row.fennek") : slotFace(slot).text;
  }

  #ariaLabel(slot: Slot, card?: RowCard): string {
    const slotText = slotName(slot);
    if (!card) return t("row.empty", { slot: slotText });
    return t("card.coloured", {
      colour: colourName(card.colour),
      slot: card.isFennek ? t("slot.fennek") : slotText,
    });
  }
}

customElements.define("display-row", DisplayRow);
