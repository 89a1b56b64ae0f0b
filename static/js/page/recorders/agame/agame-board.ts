import { html, nothing, type PropertyValues, type TemplateResult } from "lit";

import type { Bar, Choices, Colour, Entry, Setup } from "../../../types.ts";
import { colouredCard, slotName } from "../../codes.ts";
import { isolate, t } from "../../messages.ts";
import { boardCell, type CellState, tappedCell } from "../../parts/card-cell.ts";
import { slotFace } from "../../parts/coloured-card.ts";
import { LightElement } from "../../parts/light-element.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";
import { SLOTS, type Slot } from "../../parts/slots.ts";
import { vars } from "../../parts/vars.ts";
import { holders, type SectionDraft, type TapAction, tapCard, tapFennek, tapSlot } from "./section.ts";
import { cardsOf, columnsOf, hasFenneks, hintOf } from "./table.ts";

const BOARD_SLOTS = [...SLOTS].reverse();
/** The key of a slot that is open for a Fennek begins with this; that of a card is its name in drafts. */
const SLOT_PREFIX = "slot ";
const GAP = html`<span></span>`;

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
  /** The cards of this table; null before the engine has answered. */
  #cards: Set<string> | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("choices")) this.#cards = this.choices && cardsOf(this.choices);
    this.#holders = holders(this.draft);
    this.#before = this.original ? holders({ ...this.draft, entry: this.original }) : this.#holders;
  }

  protected override render(): TemplateResult {
    const columns = columnsOf(this.setup);
    return html`<div class="card-board" ${vars({ "--columns": columns.length })} role="group"
      aria-label=${t("agame.board", { name: this.#nameOf(this.draft.seat) })} ${rovingTabindex()} @click=${this.#onClick}>
      ${BOARD_SLOTS.map((slot) => columns.map((colour) => this.#card(slot, colour)))}
      ${hasFenneks(this.setup) ? columns.map((colour) => this.#cell(colour, "fennek")) : nothing}
    </div>`;
  }

  #card(slot: Slot, colour: Colour): unknown {
    return this.draft.waiting && this.#isOwn(colour) ? this.#slotKey(slot) : this.#cell(colour, slot);
  }

  /** Render a slot in the player's own column, open for the Fennek that waits. */
  #slotKey(slot: Slot): unknown {
    return boardCell({
      key: SLOT_PREFIX + slot,
      ...slotFace(slot),
      state: "open",
      ariaLabel: this.#slotLabel(slot),
    });
  }

  #cell(colour: Colour, kind: Slot | "fennek"): unknown {
    const card = `${colour} ${kind}`;
    if (this.#cards && !this.#cards.has(card)) return GAP;
    const state = this.#stateOf(card, colour);
    const holder = state === "own" || state === "chosen" ? undefined : this.#holders.get(card);
    return boardCell({
      key: card,
      ...(kind === "fennek" ? { text: t("row.fennek") } : slotFace(kind)),
      colour,
      state,
      ariaLabel: this.#ariaLabel(colouredCard(card), state, holder),
      owner: this.setup.seats[holder ?? -1]?.color,
      isChanged: this.#isInRow(card, this.#holders) !== this.#isInRow(card, this.#before),
    });
  }

  #stateOf(card: string, colour: Colour): CellState {
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

  #slotLabel(slot: string): string {
    const card = colouredCard(`${this.draft.waiting} fennek`);
    return t("agame.place", { card, slot: slotName(slot) });
  }

  #onClick(event: Event): void {
    const key = tappedCell(event);
    if (key === null) return;
    if (key.startsWith(SLOT_PREFIX)) this.#onSlot(key.slice(SLOT_PREFIX.length) as Slot);
    else this.#onCard(key);
  }

  #onSlot(slot: Slot): void {
    this.#tap(tapSlot(this.draft, slot), this.#slotLabel(slot));
  }

  #onCard(card: string): void {
    const [colour, kind] = card.split(" ") as [Colour, Slot | "fennek"];
    if (this.#stateOf(card, colour) === "own") this.#refuse(colour, kind);
    else {
      const draft = kind === "fennek" ? tapFennek(this.draft, colour) : tapCard(this.draft, kind, colour);
      this.#tap(draft, colouredCard(card), card);
    }
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
  #refuse(color: Colour, kind: Slot | "fennek"): void {
    this.emit<Bar>("refuse", {
      code: kind === "fennek" ? "agame.own_fennek" : "agame.own_colour",
      params: { color },
    });
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
