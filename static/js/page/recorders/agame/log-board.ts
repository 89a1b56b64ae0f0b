/** The board of the trick log: every card of the table in its place, with its state. */

import type { Colour, Setup } from "../../../types.ts";
import { colouredCard, slotName } from "../../codes.ts";
import { nameOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import type { CellState } from "../../parts/card-cell.ts";
import { cardFaceOf, slotFace } from "../../parts/coloured-card.ts";
import { SLOTS } from "../../parts/slots.ts";
import type { BoardCard } from "../trick-log/card-board.ts";
import type { CardTap } from "./log-draft.ts";
import { columnsOf } from "./table.ts";

/** The name of an open slot on the board begins with this. */
export const SLOT_PREFIX = "slot ";
const BOARD_SLOTS = [...SLOTS].reverse();

/** How one card looks: its state, the seat whose mark it wears, and whether a tap on it waits for the engine. */
export interface Appearance {
  state: CellState;
  owner?: number | null;
  waits?: boolean;
}

/** Return the cards by line, a column a colour; null where a colour has no such card. */
export function boardOf(
  setup: Setup,
  cards: CardTap[],
  appearanceOf: (tap: CardTap) => Appearance,
): (BoardCard | null)[][] {
  const taps = new Map(cards.map((tap) => [tap.card, tap]));
  const hasFenneks = cards.some(({ slot }) => slot === "fennek");
  const lines = [...BOARD_SLOTS, "hat", ...(hasFenneks ? ["fennek"] : [])];
  return lines.map((slot) =>
    columnsOf(setup).map((colour) => {
      const tap = taps.get(`${colour} ${slot}`);
      return tap ? boardCard(tap, setup, appearanceOf(tap)) : null;
    }),
  );
}

/** Return the lines with the slots of a colour's column opened for a Fennek that waits. */
export function withSlots(lines: (BoardCard | null)[][], colour: Colour, slots: string[], fennek: string) {
  return lines.map((line, at) => {
    const slot = BOARD_SLOTS[at] ?? "";
    if (!slots.includes(slot)) return line;
    return line.map((one) => (one?.colour === colour ? slotCard(slot, fennek) : one));
  });
}

function slotCard(slot: string, fennek: string): BoardCard {
  const ariaLabel = t("agame.place", { card: colouredCard(fennek), slot: slotName(slot) });
  return { card: SLOT_PREFIX + slot, ...slotFace(slot), ariaLabel, state: "open" };
}

function boardCard({ card }: CardTap, setup: Setup, { state, owner, waits }: Appearance): BoardCard {
  const name = colouredCard(card);
  const known = typeof owner === "number" ? owner : null;
  const ariaLabel = known === null ? name : t("cell.with", { card: name, name: nameOf(setup, known) });
  return { card, ...cardFaceOf(card), ariaLabel, state, waits, owner: setup.seats[known ?? -1]?.color };
}

/** Return the seat with whom a card lies, null for the discard pile. */
export function ownerOf({ params }: CardTap): number | null {
  return typeof params?.seat === "number" ? params.seat : null;
}

/** Return the CSS classes of the log; with Fenneks the board has one more line of cards. */
export function styleClassOf({ setup, isCorrecting }: { setup: Setup; isCorrecting: boolean }): string {
  return isCorrecting || setup.options.fennek !== "off" ? "agame-log is-tight" : "agame-log";
}
