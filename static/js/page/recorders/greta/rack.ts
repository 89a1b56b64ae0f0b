import { html, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { tappedCell } from "../../parts/card-cell.ts";
import { frenchCard, RANKS, SUITS } from "../../parts/french-card.ts";
import { LightElement } from "../../parts/light-element.ts";
import { isOtherContent } from "../../parts/other-content.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";

/**
 * The pack, a line a suit; cards on the table leave their places empty.
 *
 * In: `cards` not yet placed, the points each `gives` away in the chosen cell (at practice games),
 * `chosen` the one that waits for its cell. Out: "card" with the card tapped.
 */
class GretaRack extends LightElement {
  static override properties = {
    cards: { attribute: false, hasChanged: isOtherContent },
    gives: { attribute: false, hasChanged: isOtherContent },
    chosen: { attribute: false },
  };

  cards: string[] = [];
  gives: number[] | null = null;
  chosen: string | null = null;

  protected override render(): TemplateResult {
    const places = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
    return html`<div class="greta-rack" role="group" aria-label=${t("greta.rack")} ${rovingTabindex()} @click=${this.#onClick}>
      ${places.map((card) => this.#placeFor(card))}
    </div>`;
  }

  #placeFor(card: string): TemplateResult {
    if (!this.cards.includes(card)) return html`<span class="greta-rack-gap"></span>`;
    return frenchCard({
      card,
      size: "rack",
      isPressed: card === this.chosen,
      givenPoints: this.gives?.[this.cards.indexOf(card)],
      key: card,
    });
  }

  #onClick(event: Event): void {
    const card = tappedCell(event);
    if (card !== null) this.emit("card", card);
  }
}

customElements.define("greta-rack", GretaRack);
