import { expect, test } from "vitest";
import { isUntouched } from "../../../static/js/page/log/draft.ts";
import {
  clearSeat,
  depthOfItem,
  isBlank,
  isFilledIn,
  nextBlank,
  nextDepth,
  Turns,
  withWorth,
} from "../../../static/js/page/recording/filling.ts";
import type { Choices, Draft, Setup } from "../../../static/js/types.ts";

/** A table of four, of whom those at these seats have left. */
function tableWithout(...left: number[]): Setup {
  const seats = ["Ada", "Ben", "Cy", "Di"].map((name) => ({ name }));
  return { game: "tally", seats, options: {}, playing: seats.map((_, seat) => !left.includes(seat)) };
}

const points = (n: number | null) => ({ points: n });
const draft = (seat: number, ...players: unknown[]): Draft => ({
  entry: { type: "round", players },
  seat,
  depth: "counts",
});

test("the depth key walks through every depth and begins anew", () => {
  expect(nextDepth(["cards", "counts", "points"], "cards")).toBe("counts");
  expect(nextDepth(["cards", "counts", "points"], "points")).toBe("cards");
  expect(nextDepth(["counts", "points"], "cards")).toBe("counts");
  expect(nextDepth([], "cards")).toBe("cards");
});

test("another depth empties the player being filled in and nobody else", () => {
  expect(clearSeat(draft(1, points(5), points(7)), "points")).toEqual({
    entry: { type: "round", players: [points(5), null] },
    seat: 1,
    depth: "points",
  });
});

test("points go on from what figures came to, once all of them are known", () => {
  const choices = { players: [{ points: 104 }] } as unknown as Choices;
  const turned = { ...draft(0, null), depth: "points" } as Draft;
  const known = draft(0, { sum: 84, lizards: 2 });
  expect(withWorth(turned, known, choices).entry.players).toEqual([points(104)]);
  expect(withWorth(turned, draft(0, { sum: 84, lizards: null }), choices)).toBe(turned);
  expect(withWorth(turned, draft(0, null), choices)).toBe(turned);
  expect(withWorth(turned, known, null)).toBe(turned);
  expect(withWorth({ ...turned, depth: "counts" }, known, choices).entry.players).toEqual([null]);
});

test("once round the depths comes back to what was filled in, unless a tap came between", () => {
  const turns = new Turns();
  const counted = draft(0, { sum: 84, lizards: 2 });
  const typed = { ...draft(0, points(104)), depth: "points" } as Draft;
  const empty = draft(0, null);
  expect(turns.turn(counted, "points", () => typed)).toBe(typed);
  expect(turns.turn({ ...typed }, "counts", () => empty)).toBe(counted);
  expect(turns.turn(counted, "points", () => empty)).toEqual(typed);
  expect(turns.turn({ ...typed, typed: { 0: "1041" } }, "counts", () => empty)).toBe(empty);
});

test("points that were not known are made anew at the next turn to them", () => {
  const turns = new Turns();
  const counted = draft(0, { sum: 84, lizards: 2 });
  const unknown = { ...draft(0, null), depth: "points" } as Draft;
  const known = { ...draft(0, points(104)), depth: "points" } as Draft;
  expect(turns.turn(counted, "points", () => unknown)).toBe(unknown);
  expect(turns.turn(unknown, "counts", () => unknown)).toBe(counted);
  expect(turns.turn(counted, "points", () => known)).toBe(known);
});

test("a player is filled in once all figures are known, and with points there is nothing left to come to", () => {
  expect(isFilledIn(draft(1, null, { sum: 84, lizards: 2 }))).toBe(true);
  expect(isFilledIn(draft(1, null, { melded: { faces: null, others: 2 } }))).toBe(false);
  expect(isFilledIn(draft(0, null))).toBe(false);
  expect(isFilledIn(draft(0, points(104)))).toBe(false);
});

test("a player of whom only points are known is corrected by points", () => {
  expect(depthOfItem(draft(0, points(5)))).toBe("points");
  expect(depthOfItem(draft(0, { tricks: 3 }))).toBeNull();
  expect(depthOfItem(draft(0, null))).toBeNull();
});

test("the next player clockwise of whom something is missing comes next", () => {
  const setup = tableWithout();
  expect(nextBlank(draft(1, null, points(1), null, null), setup)).toBe(2);
  expect(nextBlank(draft(1, null, points(1), points(2), points(null)), setup)).toBe(3);
  expect(nextBlank(draft(1, null, points(1), points(2), points(3)), setup)).toBe(0);
});

test("a round has no next player once only the one being filled in is missing", () => {
  expect(nextBlank(draft(1, points(0), null, points(2), points(3)), tableWithout())).toBeNull();
});

test("a player who has left is not asked for points", () => {
  expect(nextBlank(draft(1, null, points(1), null, points(3)), tableWithout(2))).toBe(0);
});

test("a draft at the seat of somebody who has left goes on with the first player", () => {
  expect(nextBlank(draft(1, null, null, null, null), tableWithout(1))).toBe(0);
  expect(nextBlank(draft(3, points(1), points(2), points(3), null), tableWithout(3))).toBeNull();
});

test("a player is untouched as long as nothing at all is known, however deep", () => {
  expect(isUntouched(null)).toBe(true);
  expect(isUntouched({ row: { lizards: null, cards: null }, melds: null })).toBe(true);
  expect(isUntouched({ row: { lizards: null, cards: 2 }, melds: null })).toBe(false);
});

test("an empty row, no melds and no points are known", () => {
  expect(isUntouched({})).toBe(false);
  expect(isUntouched({ row: {}, melds: null })).toBe(false);
  expect(isUntouched(points(0))).toBe(false);
  expect(isUntouched(undefined)).toBe(false);
});

test("a player is blank until every figure is known, nought included", () => {
  expect(isBlank(null)).toBe(true);
  expect(isBlank({ tricks: 3, points: null })).toBe(true);
  expect(isBlank({ tricks: 0, points: 0 })).toBe(false);
});
