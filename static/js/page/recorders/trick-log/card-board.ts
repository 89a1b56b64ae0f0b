import { html, type TemplateResult } from "lit";
import type { Colour } from "../../../types.ts";
import { t } from "../../messages.ts";
import { boardCell, type CellState, tappedCell } from "../../parts/card-cell.ts";
import type { CardFace } from "../../parts/coloured-card.ts";
import { LightElement } from "../../parts/light-element.ts";
import { isOtherContent } from "../../parts/other-content.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";
import { vars } from "../../parts/vars.ts";

/** A card to tap: the engine's name of it, its face, and its label for screen readers. */
export interface BoardCard extends CardFace {
  card: string;
  ariaLabel: string;
  state: CellState;
  /** The mark of the player who played or has it. */
  owner?: Colour;
  /** What a tap on it means is for the engine to say, once it has answered to the taps before. */
  waits?: boolean;
}

const GAP = html`<span></span>`;

/**
 * Every card of a game, a column a colour, a line a value; null leaves a gap.
 *
 * In: `lines`. Out: "card" with the card tapped, barred ones too: the recorder says why.
 */
class CardBoard extends LightElement {
  static override properties = { lines: { attribute: false, hasChanged: isOtherContent } };

  declare lines: (BoardCard | null)[][];

  protected override render(): TemplateResult {
    const columns = this.lines[0]?.length ?? 1;
    return html`<div class="card-board" ${vars({ "--columns": columns })} role="group"
      aria-label=${t("log.board")} ${rovingTabindex()} @click=${this.#onClick}>
      ${this.lines.flat().map((card) => (card ? boardCell({ ...card, key: card.card }) : GAP))}
    </div>`;
  }

  #onClick(event: Event): void {
    const card = tappedCell(event);
    if (card !== null) this.emit("card", card);
  }
}

customElements.define("card-board", CardBoard);
