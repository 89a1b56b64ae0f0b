import { html, type TemplateResult } from "lit";
import type { Entry, Setup } from "../../../types.ts";
import { nameOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { boardCell, tappedCell } from "../../parts/card-cell.ts";
import { LightElement } from "../../parts/light-element.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";
import { ANIMALS, haulOf, holderOf, type RoundDraft, type RoundItem } from "./round.ts";

/** The detail of an "animal" event: an animal in the column of a seat. */
export interface AnimalTap {
  seat: number;
  animal: number;
}

/**
 * A column a player, a row an animal, 9 on top: a tap captures.
 *
 * Beside the tiles, on a phone on its side, no tile heads a column: there each key has the mark of its player in
 * place of the paw, and all animals are in sight, in two blocks; of four players where a phone is broad enough.
 *
 * In: `setup`, `draft`, `original` (the entry while it is corrected). Out: "animal".
 */
class AnimanizeMatrix extends LightElement {
  static override properties = {
    setup: { attribute: false },
    draft: { attribute: false },
    original: { attribute: false },
  };

  declare setup: Setup;
  declare draft: RoundDraft;
  declare original: Entry | null;

  protected override render(): TemplateResult {
    return html`<div class="matrix" data-seats=${this.setup.seats.length} role="group" aria-label=${t("animanize.animals")} ${rovingTabindex()} @click=${this.#onClick}>
      ${ANIMALS.map((animal) => html`<div class="matrix-row">${this.#row(animal)}</div>`)}
    </div>`;
  }

  #row(animal: number): unknown[] {
    const holder = holderOf(this.draft, animal);
    return this.setup.seats.map((_, seat) => this.#cell(animal, seat, holder));
  }

  #cell(animal: number, seat: number, holder: number | null): unknown {
    const { setup, draft } = this;
    const isChosen = holder === seat;
    const isFree = holder === null && haulOf(draft, seat);
    return boardCell({
      key: `${animal} ${seat}`,
      text: String(animal),
      sign: isChosen || isFree ? "paw" : undefined,
      colour: isChosen || isFree ? setup.seats[seat]?.color : undefined,
      state: isChosen ? "chosen" : isFree ? "free" : "taken",
      ariaLabel: t("animanize.heard.cell", { animal, name: nameOf(setup, seat) }),
      isChanged: this.#hadAnimal(animal, seat) !== null && this.#hadAnimal(animal, seat) !== isChosen,
    });
  }

  #onClick(event: Event): void {
    const [animal, seat] = tappedCell(event)?.split(" ").map(Number) ?? [];
    if (animal !== undefined && seat !== undefined) this.emit<AnimalTap>("animal", { seat, animal });
  }

  /** Return whether the player has this animal in the entry being corrected; null without one. */
  #hadAnimal(animal: number, seat: number): boolean | null {
    const item = (this.original?.players as RoundItem[] | undefined)?.[seat];
    if (!this.original) return null;
    return !!item && "animals" in item && item.animals.includes(animal);
  }
}

customElements.define("animanize-matrix", AnimanizeMatrix);
