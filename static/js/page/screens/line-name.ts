import type { Round, Setup, Sheet } from "../../types.ts";
import { rowName, wordsOf } from "../game-texts.ts";
import { levelOrGame } from "../recorders/greta/line-names.ts";
import { cellName, filledLine, findRow } from "../recorders/rows/cells.ts";

/** Return the name of a line of the sheet: its round, "Ada: Fives" by a pad of rows, or "adjustment". */
export function lineName(setup: Setup, round: Round, sheet: Sheet): string {
  const filled = setup.pad?.rows ? filledLine(round) : null;
  return filled
    ? cellName(setup, { seat: filled.seat, row: filled.line.row })
    : gameOrRound(setup, round, sheet);
}

/** Return the name of a round: "Round 4", in Greta "Level 1" or "Game 2". */
export function gameOrRound(setup: Setup, round: Round, { rounds }: Sheet): string {
  const isOfGreta = setup.game === "greta" && round.no !== null;
  return isOfGreta ? levelOrGame(round, rounds) : rowName(setup, round);
}

/** Return the same without the player, as the title of a page that shows who it is about. */
export function lineTitle(setup: Setup, round: Round, sheet: Sheet): string {
  const row = setup.pad?.rows && findRow(setup, filledLine(round)?.line.row);
  return row ? wordsOf(row.name) : lineName(setup, round, sheet);
}
