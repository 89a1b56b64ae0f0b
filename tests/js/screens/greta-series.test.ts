import { expect, test } from "vitest";
import { nextName, roundName } from "../../../static/js/page/game-texts.ts";
import { lineName } from "../../../static/js/page/screens/line-name.ts";
import type { Entry, GameFile } from "../../../static/js/types.ts";
import { tableOf } from "../engine.ts";

const SUITS = ["S", "H", "C", "D"];
const RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"];
const PACK = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));

const byPoints = { type: "game", players: [{ points: 50 }, { points: 70 }] } as unknown as Entry;
/** A game card by card: every place of the square twice, row by row. */
const byCards = PACK.map((card, no) => ({
  type: "place",
  card,
  at: [1 + Math.floor((no % 16) / 4), 1 + (no % 4)],
})) as unknown as Entry[];

function series(log: Entry[]) {
  const file: GameFile = {
    format: "companion/1",
    game: "greta",
    seats: [{ name: "Ada" }, { name: "Ben" }],
    options: { games: 4 },
    log,
  };
  return tableOf(file).record;
}

/** The names of the lines of a sheet, oldest first. */
function lines(log: Entry[]): string[] {
  const { setup, sheet } = series(log);
  return sheet.rounds.map((round) => lineName(setup, round, sheet));
}

test("a game of Greta by points is a line called after the game, not a level", () => {
  expect(lines([byPoints, byPoints])).toEqual(["Game\u00a01", "Game\u00a02"]);
  expect(lines([byPoints, { type: "adjust", seat: 0, points: 5 }, byPoints])).toEqual([
    "Game\u00a01",
    "Adjustment",
    "Game\u00a02",
  ]);
});

test("a game of Greta by points is counted behind the levels of one by cards", () => {
  expect(lines([...byCards, byPoints])).toEqual(["Level\u00a01", "Level\u00a02", "Game\u00a02"]);
});

test("a level of Greta behind a game by points is one of its own game", () => {
  expect(lines([byPoints, ...byCards])).toEqual(["Game\u00a01", "Level\u00a01", "Level\u00a02"]);
});

test("before the first card of a further game that game is next", () => {
  const next = (log: Entry[]) => nextName(series(log).sheet);
  expect(next([])).toBe("Card 1");
  expect(next([byPoints])).toBe("Game\u00a02");
  expect(next([byPoints, ...byCards.slice(0, 1)])).toBe("Card 2");
  expect(next(byCards)).toBe("Game\u00a02");
});

test("a round is its number alone until the words of its game have come", () => {
  expect(roundName("greta.game", 2)).toBe("Game\u00a02");
  expect(roundName("quadrille", 2)).toBe("2");
});
