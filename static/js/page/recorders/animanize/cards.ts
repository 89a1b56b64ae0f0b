/** Animanize's cards as the board shows them: four colours and the animals, nine lines. */

import type { Colour } from "../../../types.ts";
import { colourName, t } from "../../messages.ts";
import type { BoardCard } from "../trick-log/card-board.ts";

const COLOURS = ["red", "blue", "yellow", "green"] as const;
const RANKS = [9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

/** The cards by line, the highest on top; the lion has the line that no animal has. */
export const LINES: string[][] = RANKS.map((rank) => [
  ...COLOURS.map((colour) => `${colour} ${rank}`),
  rank === 1 ? "lion" : `animal ${rank}`,
]);

/** How a card is printed: shape and number, paw and number, or the word. */
export function cardFace(card: string): Pick<BoardCard, "text" | "colour" | "sign"> {
  const [suit, rank] = split(card);
  if (suit === "lion") return { text: t("animanize.lion") };
  return suit === "animal" ? { text: rank, sign: "paw" } : { text: rank, colour: suit as Colour };
}

/** How a card is said: "red 7", "animal 9", "lion". */
export function cardName(card: string): string {
  const [suit, rank] = split(card);
  if (suit === "lion") return t("animanize.lion");
  const colour = suit === "animal" ? t("animanize.animal") : colourName(suit);
  return t("card.coloured", { colour, slot: rank });
}

function split(card: string): [string, string] {
  const [suit = "", rank = ""] = card.split(" ");
  return [suit, rank];
}
