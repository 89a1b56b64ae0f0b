import type { Round, Setup } from "../../types.ts";
import { rowName, wordsOf } from "../game-texts.ts";
import { cellName, filledLine, findRow } from "../recorders/rows/cells.ts";

/** Return the name of a line of the sheet: its round, "Ada: Fives" by a pad of rows, or "adjustment". */
export function lineName(setup: Setup, round: Round): string {
  const filled = setup.pad?.rows ? filledLine(round) : null;
  return filled ? cellName(setup, { seat: filled.seat, row: filled.line.row }) : rowName(setup, round);
}

/** Return the same without the player, as the title of a page that shows who it is about. */
export function lineTitle(setup: Setup, round: Round): string {
  const row = setup.pad?.rows && findRow(setup, filledLine(round)?.line.row);
  return row ? wordsOf(row.name) : lineName(setup, round);
}
