import { html, nothing, type TemplateResult } from "lit";
import type { Colour } from "../../types.ts";
import { slotName } from "../codes.ts";
import { t } from "../messages.ts";
import { type IconName, icon } from "./icon.ts";
import { tail } from "./lizard.ts";
import { mark } from "./mark.ts";

/** How a coloured card is printed: shape and number, paw and number, or a word. */
export interface CardFace {
  text: string;
  colour?: Colour;
  sign?: IconName;
  isTail?: boolean;
}

/** Return how a slot is printed: its number; a tail tells the 1 that shows nothing else from the other 1. */
export function slotFace(slot: string): Pick<CardFace, "text" | "isTail"> {
  return slot === "1a" ? { text: slotName("1b"), isTail: true } : { text: slotName(slot) };
}

/** Return the face of "green 8", "red hat", "animal 9" or "lion". */
export function cardFaceOf(card: string): CardFace {
  const [suit = "", slot] = card.split(" ");
  if (!slot) return { text: t(`animanize.${suit}`) };
  if (slot === "fennek") return { text: t("row.fennek"), colour: suit as Colour };
  return suit === "animal" ? { text: slot, sign: "paw" } : { ...slotFace(slot), colour: suit as Colour };
}

/** Render a card as small as a word. It has no label: name the card beside it. */
export function smallCard(card: string): TemplateResult {
  const { text, colour, sign, isTail } = cardFaceOf(card);
  return html`<span class="small-card">${colour ? mark(colour, 14) : nothing}${sign ? icon(sign, 15) : nothing}${text}${isTail ? tail(13) : nothing}</span>`;
}
