import { html, nothing, type TemplateResult } from "lit";

import type { Bar, Choices, Colour, Entry, Setup } from "../../../types.ts";
import { colouredCard, slotName } from "../../codes.ts";
import { isolate, t } from "../../messages.ts";
import { type CellState, cardCell } from "../../parts/card-cell.ts";
import { LightElement } from "../../parts/light-element.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";
import { SLOTS, type Slot } from "../../parts/slots.ts";
import { vars } from "../../parts/vars.ts";
import {
  cardOf,
  holders,
  type SectionDraft,
  type TapAction,
  tapCard,
  tapFennek,
  tapSlot,
} from "./section.ts";
import { columnsOf, hasCard, hasFenneks, hintOf } from "./table.ts";

const BOARD_SLOTS = [...SLOTS].reverse();

/** A card on the board: its name in drafts, how it is printed and read out, and the draft a tap makes. */
interface Face {
  card: string;
  colour: Colour;
  text: string;
  name: string;
  draftAfterTap: () => SectionDraft;
}

/**
 * A board with a column a colour and a line a value: one tap a card.
 *
 * In: `setup`, `draft`, `choices`, `original` while correcting. Out: "tap" with the draft the tap makes,
 * "refuse" with the reason why it makes none.
 */
class AgameBoard extends LightElement {
  static override properties = {
    setup: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    original: { attribute: false },
  };

  declare setup: Setup;
  declare draft: SectionDraft;
  declare choices: Choices | null;
  declare original: Entry | null;
  #holders = new Map<string, number>();
  #before = new Map<string, number>();

  protected override willUpdate(): void {
    this.#holders = holders(this.draft);
    this.#before = this.original ? holders({ ...this.draft, entry: this.original }) : this.#holders;
  }

  protected override render(): TemplateResult {
    const columns = columnsOf(this.setup);
    return html`<div class="card-board" ${vars({ "--columns": columns.length })} role="group"
      aria-label=${t("agame.board", { name: this.#nameOf(this.draft.seat) })} ${rovingTabindex()}>
      ${BOARD_SLOTS.map((slot) => columns.map((colour) => this.#card(slot, colour)))}
      ${hasFenneks(this.setup) ? columns.map((colour) => this.#fennek(colour)) : nothing}
    </div>`;
  }

  #card(slot: Slot, colour: Colour): TemplateResult {
    if (this.draft.waiting && this.#isOwn(colour)) return this.#slotKey(slot);
    return this.#cell({
      card: cardOf(slot, colour),
      colour,
      text: slotName(slot),
      name: colouredCard(cardOf(slot, colour)),
      draftAfterTap: () => tapCard(this.draft, slot, colour),
    });
  }

  #fennek(colour: Colour): TemplateResult {
    return this.#cell({
      card: `${colour} fennek`,
      colour,
      text: t("row.fennek"),
      name: colouredCard(`${colour} fennek`),
      draftAfterTap: () => tapFennek(this.draft, colour),
    });
  }

  /** Render a slot in the player's own column, open for the Fennek that waits. */
  #slotKey(slot: Slot): TemplateResult {
    const name = t("agame.place", {
      card: colouredCard(`${this.draft.waiting} fennek`),
      slot: slotName(slot),
    });
    return cardCell({
      text: slotName(slot),
      state: "open",
      ariaLabel: name,
      onTap: () => this.#tap(tapSlot(this.draft, slot), name),
    });
  }

  #cell(face: Face): TemplateResult {
    if (!hasCard(face.card, this.choices)) return html`<span></span>`;
    const { card, colour, text, name, draftAfterTap } = face;
    const state = this.#stateOf(face);
    const holder = state === "own" || state === "chosen" ? undefined : this.#holders.get(card);
    return cardCell({
      text,
      colour,
      state,
      ariaLabel: this.#ariaLabel(name, state, holder),
      owner: this.setup.seats[holder ?? -1]?.color,
      isChanged: this.#isInRow(card, this.#holders) !== this.#isInRow(card, this.#before),
      onTap: () => (state === "own" ? this.#refuse(face) : this.#tap(draftAfterTap(), name, card)),
    });
  }

  #stateOf({ card, colour }: Face): CellState {
    const { asked, waiting } = this.draft;
    if (this.#isInRow(card, this.#holders)) return "chosen";
    if (this.#isOwn(colour)) return "own";
    if (card === asked || card === `${waiting} fennek`) return "open";
    return this.#holders.has(card) ? "taken" : "free";
  }

  #ariaLabel(name: string, state: CellState, holder: number | undefined): string {
    if (state === "own") return t("cell.own", { card: name });
    return holder === undefined ? name : t("cell.with", { card: name, name: this.#nameOf(holder) });
  }

  #tap(draft: SectionDraft, name: string, card?: string): void {
    const isRemoved = card !== undefined && this.#isInRow(card, this.#holders);
    const description = hintOf(draft, this.setup) || (isRemoved ? t("agame.away", { card: name }) : name);
    this.emit<TapAction>("tap", { draft, seat: draft.seat, description });
  }

  /**
   * Emit why a hatched card cannot be tapped. The board knows that itself: the engine's answer may be to
   * the draft before.
   */
  #refuse({ card, colour }: Face): void {
    const code = card.endsWith(" fennek") ? "agame.own_fennek" : "agame.own_colour";
    this.emit<Bar>("refuse", { code, params: { color: colour } });
  }

  #isOwn(colour: Colour): boolean {
    return this.setup.seats[this.draft.seat]?.color === colour;
  }

  #isInRow(card: string, lying: Map<string, number>): boolean {
    return lying.get(card) === this.draft.seat;
  }

  #nameOf(seat: number): string {
    return isolate(this.setup.seats[seat]?.name ?? "");
  }
}

customElements.define("agame-board", AgameBoard);
