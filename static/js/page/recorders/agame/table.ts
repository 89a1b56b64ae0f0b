/** How this table's cards are named, which there are, and where they stand on the board. */

import type { Choices, Colour, Setup } from "../../../types.ts";
import { colouredCard } from "../../codes.ts";
import { isolated, t } from "../../messages.ts";
import { SLOTS, type Slot } from "../../parts/coloured-card.ts";
import type { RowCard } from "../../parts/display-row.ts";
import { fennekOf, holders, type RowCards, type SectionDraft } from "./section.ts";

/** A card as the next tap, as docs/engine.md describes it. */
interface CardTarget {
  slot: Slot;
  colour: string;
  fennek: boolean;
}

/** The columns of the board: the seats' colours in seat order, as their tabs stand above, then the neutral ones. */
export function columnsOf({ seats, options }: Setup): Colour[] {
  return [...seats.map(({ color }) => color ?? "grey"), ...(options.neutral as Colour[])];
}

/** Whether Fenneks may lie in rows here (variant 2). */
export function hasFenneks({ options }: Setup): boolean {
  return options.fennek === "row" || options.fennek === "both";
}

/** Whether there is such a card at this table; as long as the engine is silent there may be. */
export function hasCard(card: string, choices: Choices | null): boolean {
  const taps = (choices?.taps.cards ?? []) as CardTarget[];
  const isThis = ({ slot, colour, fennek }: CardTarget) => card === `${colour} ${fennek ? "fennek" : slot}`;
  return !choices || taps.some(isThis);
}

/** What the next tap would decide: whose card that is, where the Fennek goes; or nothing. */
export function hintOf(draft: SectionDraft, { seats }: Setup): string {
  if (draft.waiting) return t("agame.waiting", { card: colouredCard(`${draft.waiting} fennek`) });
  if (!draft.asked) return "";
  return t("agame.with", {
    card: colouredCard(draft.asked),
    name: isolated(seats[holders(draft).get(draft.asked) ?? 0]?.name ?? ""),
  });
}

/** A row as its picture wants it. */
export function rowCards(row: RowCards): Partial<Record<Slot, RowCard>> {
  const cards: Partial<Record<Slot, RowCard>> = {};
  for (const slot of SLOTS) {
    const lying = row[slot];
    if (!lying) continue;
    const fennek = fennekOf(lying);
    cards[slot] = { colour: (fennek ?? lying) as Colour, isFennek: fennek !== null };
  }
  return cards;
}
