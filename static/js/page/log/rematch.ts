import type { GameRecord } from "./records.ts";

/**
 * The game that the people of an earlier one are playing now, begun since; null while there is none.
 *
 * They are the same where nobody of the smaller table is missing at the larger one: in a rematch
 * one may have gone home, or come.
 */
export function rematchOf(earlier: GameRecord, games: GameRecord[]): GameRecord | null {
  const since = begun(earlier);
  const played = games.filter((game) => begun(game) > since && !game.sheet.over && !game.gone);
  const rematches = played.filter((game) => game.after === earlier.id || samePeople(earlier, game));
  return rematches.toSorted((one, other) => begun(other) - begun(one))[0] ?? null;
}

function begun({ file }: GameRecord): number {
  return Date.parse(file.started ?? "") || 0;
}

function samePeople(one: GameRecord, other: GameRecord): boolean {
  const [few, many] = [names(one), names(other)].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  return few.every((name) => many.includes(name));
}

function names({ setup }: GameRecord): string[] {
  return setup.seats.map(({ name }) => name);
}
