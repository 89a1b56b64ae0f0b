/** The cards of this table: their names, which there are, and their columns on the board. */

import type { Choices, Colour, Setup } from "../../../types.ts";
import { cardInText } from "../../codes.ts";
import { isolate, t } from "../../messages.ts";
import type { RowCard } from "../../parts/display-row.ts";
import { SLOTS, type Slot } from "../../parts/slots.ts";
import { fennekOf, holders, type RowCards, type SectionDraft } from "./section.ts";

/** A card that can be tapped next, as docs/engine.md describes it. */
interface CardTarget {
  slot: Slot;
  colour: string;
  fennek: boolean;
}

/** Return the columns of the board: the colours of the seats in order, then the neutral ones. */
export function columnsOf({ seats, options }: Setup): Colour[] {
  return [...seats.map(({ color }) => color ?? "grey"), ...(options.neutral as Colour[])];
}

/** Return whether Fenneks may lie in rows here (variant 2). */
export function hasFenneks({ options }: Setup): boolean {
  return options.fennek === "row" || options.fennek === "both";
}

/** Return the cards this table has, by name. */
export function cardsOf({ taps }: Choices): Set<string> {
  const targets = (taps.cards ?? []) as CardTarget[];
  return new Set(targets.map(({ slot, colour, fennek }) => `${colour} ${fennek ? "fennek" : slot}`));
}

/** Return the hint for the next tap: whose card it is, where the Fennek goes; "" for none. */
export function hintOf(draft: SectionDraft, { seats }: Setup): string {
  if (draft.waiting) return t("agame.waiting", { card: cardInText(`${draft.waiting} fennek`) });
  if (!draft.asked) return "";
  return t("agame.with", {
    card: cardInText(draft.asked),
    name: isolate(seats[holders(draft).get(draft.asked) ?? 0]?.name ?? ""),
  });
}

/** Return a row as `<display-row>` takes it. */
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
