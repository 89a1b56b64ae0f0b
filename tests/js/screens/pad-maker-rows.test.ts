import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { moveField, renameField, setField } from "../../../static/js/page/screens/pad-maker/edits.ts";
import { withNextPair, withPair } from "../../../static/js/page/screens/pad-maker/pairs.ts";
import {
  addRow,
  emptyRows,
  removeRow,
  rowsOf,
  setRowKind,
  setRowPoints,
} from "../../../static/js/page/screens/pad-maker/row-edits.ts";
import { readExtra, writeExtra } from "../../../static/js/page/screens/pad-maker/row-extras.ts";
import { offeredWorths, readWorth, writeWorth } from "../../../static/js/page/screens/pad-maker/row-worth.ts";
import type { Pad } from "../../../static/js/types.ts";

const load = (name: string): Pad => JSON.parse(readFileSync(`companion/pads/${name}.json`, "utf8"));
const KNIFFEL = load("kniffel");
const ids = (pad: Pad) => rowsOf(pad).map(({ id }) => id);
const bonusOf = (pad: Pad) => rowsOf(pad).find(({ kind }) => kind === "computed")?.points;

test("a renamed row has its new name in what it is worth, and in the bonus", () => {
  const pad = renameField(KNIFFEL, 1, "Zweier");
  expect(rowsOf(pad)[1]).toMatchObject({ id: "zweier", points: "2*zweier" });
  expect(bonusOf(pad)).toBe("IF(ones + 2*zweier + 3*threes + 4*fours + 5*fives + 6*sixes >= 63, 35, 0)");
  expect(pad).not.toHaveProperty("points");
});

test("a bonus follows the rows it is for: other points, gone, of another kind", () => {
  const dearer = setRowPoints(KNIFFEL, 0, "3*ones");
  expect(bonusOf(dearer)).toMatch(/^IF\(3\*ones \+ 2\*twos/);
  expect(bonusOf(removeRow(KNIFFEL, 0))).toMatch(/^IF\(2\*twos \+ 3\*threes/);
  expect(bonusOf(setRowKind(KNIFFEL, 1, "flag"))).toMatch(/^IF\(ones \+ twos \+ 3\*threes/);
  const half = removeRow(removeRow(setRowPoints(KNIFFEL, 0, "ones - 1"), 2), 1);
  expect(bonusOf(half)).toBe("IF(ones - 1 + 4*fours + 5*fives + 6*sixes >= 63, 35, 0)");
  expect(readExtra(bonusOf(half) ?? 0, rowsOf(half))).toMatchObject({ from: 63, worth: 35 });
});

test("a bonus that was written by hand stays as it is", () => {
  const pad = setRowPoints(KNIFFEL, 6, "IF(MIN(ones, twos) > 2, 35, 0)");
  expect(bonusOf(removeRow(pad, 2))).toBe("IF(MIN(ones, twos) > 2, 35, 0)");
});

test("sets are one of each of some rows", () => {
  const rows = rowsOf(load("7-wonders"));
  const sets = readExtra(rows.at(-1)?.points ?? 0, rows);
  expect(sets).toEqual({ kind: "sets", ids: ["tablets", "compasses", "gears"], worth: 7 });
  expect(sets && writeExtra({ ...sets, ids: ["gears"] }, rows)).toBe("7*gears");
  expect(sets && writeExtra({ ...sets, ids: [] }, rows)).toBe(0);
});

test("a new bonus is for the rows since the one before", () => {
  const pad = addRow(addRow(emptyRows("Pears"), "number", "Plums"), "computed", "Bonus");
  expect(bonusOf(pad)).toBe("IF(pears + plums >= 63, 35, 0)");
  const more = addRow(addRow(pad, "flag", "All"), "computed", "Bonus");
  expect(rowsOf(more).at(-1)).toMatchObject({ id: "bonus_1", points: "IF(all >= 63, 35, 0)" });
});

test("what a row is worth by taps is read as what it is", () => {
  const row = { id: "red", name: "Red" };
  for (const worth of offeredWorths(row))
    expect(readWorth(setPoints(row, writeWorth(worth, row)))).toEqual(worth);
  for (const factor of [-1, 0, 1, 25])
    expect(readWorth(setPoints(row, writeWorth({ kind: "each", factor }, row)))).toEqual({
      kind: "each",
      factor,
    });
  expect(readWorth({ ...row, points: "MAX(red, 3)" })).toBe(null);
  expect(readWorth({ ...row, points: "2*blue" })).toBe(null);
  expect(rowsOf(load("qwixx")).map((one) => readWorth(one)?.kind)).toEqual([
    "stairs",
    "stairs",
    "stairs",
    "stairs",
    "each",
  ]);
});

function setPoints(row: { id: string; name: string }, points: string | number | null) {
  return points === null ? row : { ...row, points };
}

test("rows change places, and one that is filled in stays", () => {
  expect(ids(moveField(KNIFFEL, 1, -1)).slice(0, 2)).toEqual(["twos", "ones"]);
  const single = emptyRows("Pears");
  expect(removeRow(single, 0)).toBe(single);
  const withBonus = addRow(single, "computed", "Bonus");
  expect(removeRow(withBonus, 0)).toBe(withBonus);
  expect(ids(removeRow(withBonus, 1))).toEqual(["pears"]);
});

test("a bound of a row that is left out is gone", () => {
  expect(rowsOf(setField(KNIFFEL, 0, { most: null }))[0]).not.toHaveProperty("most");
});

test("lines of a table keep their order, and no number stands twice", () => {
  expect(
    withPair(
      [
        [0, 0],
        [1, 5],
        [2, 9],
      ],
      0,
      [2, 7],
    ),
  ).toEqual([
    [1, 5],
    [2, 7],
  ]);
  expect(
    withNextPair([
      [1, 1],
      [2, 3],
    ]),
  ).toEqual([
    [1, 1],
    [2, 3],
    [3, 5],
  ]);
});
