import type { Round, Setup, Sheet } from "../../types.ts";
import { roundName, rowName, wordsOf } from "../game-texts.ts";
import { cellName, filledLine, findRow } from "../recorders/rows/cells.ts";

/** Return the name of a line of the sheet: its round, "Ada: Fives" by a pad of rows, or "adjustment". */
export function lineName(setup: Setup, round: Round, sheet: Sheet): string {
  const filled = setup.pad?.rows ? filledLine(round) : null;
  return filled
    ? cellName(setup, { seat: filled.seat, row: filled.line.row })
    : gameOrRound(setup, round, sheet);
}

/** Return the name of a round: "Round 4", in Greta "Level 1", or "Game 2" where a whole game was written by its points. */
export function gameOrRound(setup: Setup, round: Round, { rounds }: Sheet): string {
  if (setup.game !== "greta" || levelsOf(round) < 2) return rowName(setup, round);
  const levels = rounds.slice(0, rounds.indexOf(round) + 1).reduce((sum, one) => sum + levelsOf(one), 0);
  return roundName("greta.game", Math.ceil(levels / 2));
}

/** Return how many levels of a game of Greta a line stands for. */
function levelsOf({ no, players }: Round): number {
  return no === null ? 0 : players[0]?.lines[0]?.what === "points" ? 2 : 1;
}

/** Return the same without the player, as the title of a page that shows who it is about. */
export function lineTitle(setup: Setup, round: Round, sheet: Sheet): string {
  const row = setup.pad?.rows && findRow(setup, filledLine(round)?.line.row);
  return row ? wordsOf(row.name) : lineName(setup, round, sheet);
}
