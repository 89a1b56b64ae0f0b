import { html, type TemplateResult } from "lit";
import type { Colour } from "../../../types.ts";
import { t } from "../../messages.ts";
import { type CellState, cardCell } from "../../parts/card-cell.ts";
import type { CardFace } from "../../parts/coloured-card.ts";
import { LightElement } from "../../parts/light-element.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";
import { vars } from "../../parts/vars.ts";

/** A card to tap: the engine's name of it, its face, and its label for screen readers. */
export interface BoardCard extends CardFace {
  card: string;
  ariaLabel: string;
  state: CellState;
  /** The mark of the player who played or has it. */
  owner?: Colour;
}

/**
 * Every card of a game, a column a colour, a line a value; null leaves a gap.
 *
 * In: `lines`. Out: "card" with the card tapped, barred ones too: the recorder says why.
 */
class CardBoard extends LightElement {
  static override properties = { lines: { attribute: false } };

  declare lines: (BoardCard | null)[][];

  protected override render(): TemplateResult {
    const columns = this.lines[0]?.length ?? 1;
    return html`<div class="card-board" ${vars({ "--columns": columns })} role="group"
      aria-label=${t("log.board")} ${rovingTabindex()}>
      ${this.lines.flat().map((card) => (card ? this.#cell(card) : html`<span></span>`))}
    </div>`;
  }

  #cell({ card, ...face }: BoardCard): TemplateResult {
    return cardCell({ ...face, onTap: () => this.emit("card", card) });
  }
}

customElements.define("card-board", CardBoard);
