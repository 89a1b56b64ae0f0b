/** The cards of the two games of tricks, for asking who wins: all of them, whoever plays. */

import type { Colour } from "../../../types.ts";
import { colourName, slotName, t } from "../../messages.ts";
import { SLOTS } from "../../parts/slots.ts";
import * as animanize from "../../recorders/animanize/cards.ts";
import type { BoardCard } from "../../recorders/trick-log/card-board.ts";

/** Games in which tricks are played. */
export type TrickGame = "agame" | "animanize";

/** What a board needs to know of a game. */
export interface Board {
  /** The cards, a column a colour, a line a value. */
  lines: string[][];
  face(card: string): Pick<BoardCard, "text" | "colour" | "sign">;
  name(card: string): string;
  /** Players at the largest table. */
  players: number;
  /** Cards one player may play to a trick, at most. */
  each: number;
}

const COLOURS: Colour[] = ["blue", "green", "purple", "red", "yellow"];
const LIZARDS = [...SLOTS].reverse();

/** The board of a game; Agame's with a line of Fenneks where they are played. */
export function boardOf(game: TrickGame, fenneks: boolean): Board {
  if (game === "animanize")
    return {
      lines: animanize.LINES,
      face: animanize.cardFace,
      name: animanize.cardName,
      players: 4,
      each: 1,
    };
  const kinds = [...LIZARDS, "hat", ...(fenneks ? ["fennek"] : [])];
  const lines = kinds.map((kind) => COLOURS.map((colour) => `${colour} ${kind}`));
  return { lines, face: agameFace, name: agameName, players: 5, each: 2 };
}

/** Whether tricks are played in a game, so that one can ask who wins one. */
export function hasTricks(game: string | null): game is TrickGame {
  return game === "agame" || game === "animanize";
}

function agameFace(card: string): Pick<BoardCard, "text" | "colour"> {
  const [colour, slot] = split(card);
  const text = slot === "fennek" ? t("row.fennek") : slotName(slot);
  return { text, colour: colour as Colour };
}

function agameName(card: string): string {
  const [colour, slot] = split(card);
  return t("card.coloured", { colour: colourName(colour), slot: slotName(slot) });
}

function split(card: string): [string, string] {
  const [colour = "", slot = ""] = card.split(" ");
  return [colour, slot];
}
