import { peopleAt } from "../team-names.ts";
import type { GameHead } from "./records.ts";

/** Who plays what, and since when. */
type Party = Pick<GameHead, "id" | "file" | "setup">;

/**
 * Return the game that the people of an earlier one are playing now, begun since; null while there is none.
 *
 * They are the same where nobody of the smaller table is missing at the larger one: in a rematch
 * one may have gone home, or come.
 */
export function findRematch(earlier: Party, games: GameHead[]): GameHead | null {
  const since = startTime(earlier);
  const played = games.filter((game) => startTime(game) > since && !game.sheet.over && !game.gone);
  const rematches = played.filter((game) => game.after === earlier.id || hasSamePeople(earlier, game));
  return rematches.toSorted((one, other) => startTime(other) - startTime(one))[0] ?? null;
}

function startTime({ file }: Party): number {
  return Date.parse(file.started ?? "") || 0;
}

function hasSamePeople(one: Party, other: Party): boolean {
  const [few, many] = [playerNames(one), playerNames(other)].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  return few.every((name) => many.includes(name));
}

function playerNames({ setup }: Party): string[] {
  return setup.seats.flatMap(peopleAt);
}
