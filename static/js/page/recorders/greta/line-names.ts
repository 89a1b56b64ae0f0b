/** What the lines of a sheet of Greta are called: levels, and whole games that were written by their points. */

import type { Round } from "../../../types.ts";
import { roundName } from "../../game-texts.ts";

/** Return "Level 1", or "Game 2" where a line stands for a whole game; beside such a line a level is one of its own game. */
export function levelOrGame(round: Round, rounds: Round[]): string {
  const levels = rounds.slice(0, rounds.indexOf(round) + 1).reduce((sum, one) => sum + levelsOf(one), 0);
  if (levelsOf(round) > 1) return roundName("greta.game", Math.ceil(levels / 2));
  return roundName("greta", areMixed(rounds) ? ((levels - 1) % 2) + 1 : (round.no ?? 0));
}

/** Return whether some lines are levels and others whole games, so that numbers alone would mislead. */
export function areMixed(rounds: Round[]): boolean {
  return new Set(rounds.map(levelsOf).filter(Boolean)).size > 1;
}

/** Return how many levels of a game a line stands for; none for an adjustment. */
function levelsOf({ no, players }: Round): number {
  return no === null ? 0 : players[0]?.lines[0]?.what === "points" ? 2 : 1;
}
