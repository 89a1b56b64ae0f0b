import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsOf } from "../../../static/js/page/game-texts.ts";
import { renameChecks, setCheck, setRowCheck } from "../../../static/js/page/screens/pad-maker/checks.ts";
import { moveField, renameField, setField } from "../../../static/js/page/screens/pad-maker/edits.ts";
import { withNextPair, withPair } from "../../../static/js/page/screens/pad-maker/pairs.ts";
import {
  offeredRowChecks,
  readRowCheck,
  rowCheckName,
  writeRowCheck,
} from "../../../static/js/page/screens/pad-maker/row-checks.ts";
import {
  addRow,
  emptyRows,
  type RowKind,
  removeRow,
  rowsOf,
  setRowKind,
  setRowPoints,
} from "../../../static/js/page/screens/pad-maker/row-edits.ts";
import { readExtra, writeExtra } from "../../../static/js/page/screens/pad-maker/row-extras.ts";
import { offeredWorths, readWorth, writeWorth } from "../../../static/js/page/screens/pad-maker/row-worth.ts";
import type { Pad } from "../../../static/js/types.ts";

const load = (name: string): Pad => JSON.parse(readFileSync(`companion/pads/${name}.json`, "utf8"));
const { checks: _, ...WITH_SUM } = load("kniffel");
/** The same as it was before it had a subtotal: what is above 63 is added up in the bonus itself. */
const KNIFFEL: Pad = {
  ...WITH_SUM,
  rows: rowsOf(WITH_SUM)
    .filter(({ kind }) => kind !== "subtotal")
    .map((row) =>
      row.kind === "computed" ? { ...row, points: `IF(${sumOf(WITH_SUM)} >= 63, 35, 0)` } : row,
    ),
};
const ids = (pad: Pad) => rowsOf(pad).map(({ id }) => id);
function sumOf(pad: Pad) {
  return rowsOf(pad).find(({ kind }) => kind === "subtotal")?.points;
}
const bonusOf = (pad: Pad) => rowsOf(pad).find(({ kind }) => kind === "computed")?.points;

test("a renamed row has its new name in what it is worth, and in the bonus", () => {
  const pad = renameField(KNIFFEL, 1, "Zweier");
  expect(rowsOf(pad)[1]).toMatchObject({ id: "zweier", points: "2*zweier" });
  expect(bonusOf(pad)).toBe("IF(ones + 2*zweier + 3*threes + 4*fours + 5*fives + 6*sixes >= 63, 35, 0)");
  expect(pad).not.toHaveProperty("points");
});

test("a row of choices can be struck from the start", () => {
  const row = rowsOf(setRowKind(KNIFFEL, 1, "choice", "Struck"))[1];
  const struck = [{ id: "struck", name: "Struck", worth: 0 }];
  expect(row?.choices).toEqual(struck);
  expect(rowsOf(addRow(KNIFFEL, "choice", "", "Struck")).at(-1)?.choices).toEqual(struck);
});

test("a bonus follows the rows it is for: other points, gone, of another kind", () => {
  const dearer = setRowPoints(KNIFFEL, 0, "3*ones");
  expect(bonusOf(dearer)).toMatch(/^IF\(3\*ones \+ 2\*twos/);
  expect(bonusOf(removeRow(KNIFFEL, 0))).toMatch(/^IF\(2\*twos \+ 3\*threes/);
  expect(bonusOf(setRowKind(KNIFFEL, 1, "flag", "Struck"))).toMatch(/^IF\(ones \+ twos \+ 3\*threes/);
  const half = removeRow(removeRow(setRowPoints(KNIFFEL, 0, "ones - 1"), 2), 1);
  expect(bonusOf(half)).toBe("IF(ones - 1 + 4*fours + 5*fives + 6*sixes >= 63, 35, 0)");
  expect(readExtra(computed(bonusOf(half)), rowsOf(half))).toMatchObject({ from: 63, worth: 35 });
});

test("a bonus that was written by hand stays as it is", () => {
  const pad = setRowPoints(KNIFFEL, 6, "IF(MIN(ones, twos) > 2, 35, 0)");
  expect(bonusOf(removeRow(pad, 2))).toBe("IF(MIN(ones, twos) > 2, 35, 0)");
});

test("sets are one of each of some rows", () => {
  const rows = rowsOf(load("7-wonders"));
  const sets = readExtra(computed("7*MIN(tablets, compasses, gears)"), rows);
  expect(sets).toEqual({ kind: "sets", ids: ["tablets", "compasses", "gears"], worth: 7 });
  expect(sets && writeExtra({ ...sets, ids: ["gears"] }, rows)).toBe("7*gears");
  expect(sets && writeExtra({ ...sets, ids: [] }, rows)).toBe("7*0");
  for (const [text, worth] of [
    ["7*0", 7],
    ["-3*0", -3],
    ["0", 0],
  ] as const)
    expect(readExtra(computed(text), rows)).toEqual({ kind: "sets", ids: [], worth });
});

test("a subtotal follows the rows that it adds up, and a bonus the subtotal", () => {
  expect(bonusOf(renameField(WITH_SUM, 6, "Upper half"))).toBe("IF(upper_half >= 63, 35, 0)");
  expect(sumOf(setRowPoints(WITH_SUM, 0, "3*ones"))).toMatch(/^3\*ones \+ 2\*twos/);
  expect(sumOf(removeRow(WITH_SUM, 0))).toMatch(/^2\*twos \+ 3\*threes/);
  expect(bonusOf(removeRow(WITH_SUM, 6))).toBe("IF(0 >= 63, 35, 0)");
  expect(bonusOf(setRowPoints(WITH_SUM, 6, "MAX(ones, twos)"))).toBe(bonusOf(WITH_SUM));
  const rows = rowsOf(load("7-wonders"));
  const ids = ["tablets", "compasses", "gears", "sets"];
  expect(readExtra(rows.at(-1) ?? computed(0), rows)).toEqual({ kind: "sum", ids });
  expect(writeExtra({ kind: "sum", ids: ["gears", "sets"] }, rows)).toBe("gears*gears + sets");
  expect(writeExtra({ kind: "sum", ids: [] }, rows)).toBe(0);
});

test("a new subtotal is for the rows since what was worked out before", () => {
  const pad = addRow(addRow(emptyRows("Pears"), "number", "Plums", "Struck"), "subtotal", "Fruit", "Struck");
  expect(sumOf(pad)).toBe("pears + plums");
  const more = addRow(addRow(pad, "number", "Nuts", "Struck"), "subtotal", "All", "Struck");
  expect(rowsOf(more).at(-1)).toMatchObject({ kind: "subtotal", points: "nuts" });
  expect(removeRow(removeRow(removeRow(more, 0), 0), 1)).toMatchObject({
    rows: [{ id: "fruit" }, { id: "nuts" }, {}],
  });
});

test("a row takes the checks that speak of it along", () => {
  const checks = [
    { holds: "OR(ones = 0, twos = 0)", name: "Not both" },
    { holds: "upper <= 105", name: "As many as there are" },
  ];
  const pad = renameField({ ...WITH_SUM, checks }, 1, "Pairs");
  expect(pad.checks?.[0]?.holds).toBe("OR(ones = 0, pairs = 0)");
  expect(removeRow(pad, 1).checks).toEqual(checks.slice(1));
  expect(removeRow(removeRow(pad, 1), 5)).not.toHaveProperty("checks");
});

test("checks of rows are tapped, and read as what they are", () => {
  const [most, one] = offeredRowChecks(WITH_SUM);
  if (!most || !one) throw new Error("nothing offered");
  expect(writeRowCheck(most)).toBe("ones + twos <= 10");
  expect(writeRowCheck(one)).toBe("(ones <> 0) + (twos <> 0) <= 1");
  for (const check of [most, one]) expect(readRowCheck(writeRowCheck(check), WITH_SUM)).toEqual(check);
  expect(rowCheckName(most, WITH_SUM)).toBe("Ones, Twos: 10 at most together");
  expect(readRowCheck("upper<=105", WITH_SUM)).toEqual({ kind: "most", ids: ["upper"], most: 105 });
  for (const text of ["ones + ones <= 3", "bonus <= 3", "ones + 2*twos <= 3", "OR(ones = 0, twos = 0)"])
    expect(readRowCheck(text, WITH_SUM)).toBe(null);
  expect(offeredRowChecks(emptyRows("Pears"))).toEqual([]);
});

test("a check of rows goes on with those that are left, under their names", () => {
  const ids = ["ones", "twos", "threes"];
  const pad = setRowCheck(WITH_SUM, { kind: "one", ids });
  expect(pad.checks?.[0]?.name).toBe("Ones, Twos, Threes: only one of them");
  const renamed = renameChecks(pad, renameField(pad, 1, "Pairs"));
  expect(renamed.checks?.[0]).toEqual({
    holds: "(ones <> 0) + (pairs <> 0) + (threes <> 0) <= 1",
    name: "Ones, Pairs, Threes: only one of them",
  });
  const two = removeRow(renamed, 0);
  expect(two.checks).toEqual([
    { holds: "(pairs <> 0) + (threes <> 0) <= 1", name: "Pairs, Threes: only one of them" },
  ]);
  expect(removeRow(two, 0)).not.toHaveProperty("checks");
  const named = { ...pad, checks: [{ holds: pad.checks?.[0]?.holds ?? "", name: "Make up your mind" }] };
  expect(removeRow(named, 0).checks?.[0]?.name).toBe("Make up your mind");
});

test("a check keeps the name that people gave it until its figure changes, and is named by the rows that are left", () => {
  const most = { kind: "most", ids: ["ones", "twos"], most: 10 } as const;
  const named = { ...WITH_SUM, checks: [{ holds: "ones + twos <= 10", name: "Make up your mind" }] };
  const nameAfter = (change: Pad) => wordsOf(change.checks?.[0]?.name ?? "");
  const ids = ["ones", "twos", "threes"];
  expect(nameAfter(setRowCheck(named, { ...most, ids }, 0))).toBe("Make up your mind");
  expect(nameAfter(setRowCheck(named, { ...most, ids: [...most.ids], most: 9 }, 0))).toContain("9 at most");
  const hearts = load("hearts");
  const at = hearts.checks?.findIndex(({ holds }) => holds === "SUM(hearts) = 13") ?? -1;
  const doubled = setCheck(hearts, { kind: "sum", field: "hearts", to: 26 }, at);
  expect(wordsOf(doubled.checks?.[at]?.name ?? "")).toContain("26");
  const rows = ["a", "b", "c", "d"].map((id) => ({ id, name: "" }));
  const nameless: Pad = { ...emptyRows("First"), rows };
  const pad = setRowCheck(nameless, { kind: "one", ids: ["b", "c", "d"] });
  expect(removeRow(pad, 1).checks?.[0]?.name).toBe("No. 2, No. 3: only one of them");
});

test("a new bonus is for the rows since the one before", () => {
  const pad = addRow(addRow(emptyRows("Pears"), "number", "Plums", "Struck"), "computed", "Bonus", "Struck");
  expect(bonusOf(pad)).toBe("IF(pears + plums >= 63, 35, 0)");
  const more = addRow(addRow(pad, "flag", "All", "Struck"), "computed", "Bonus", "Struck");
  expect(rowsOf(more).at(-1)).toMatchObject({ id: "bonus_1", points: "IF(all >= 63, 35, 0)" });
});

test("a new subtotal has the bonus before it, and a new bonus what the subtotal adds up", () => {
  const add = (pad: Pad, kind: RowKind, name: string) => addRow(pad, kind, name, "Struck");
  const last = (pad: Pad) => rowsOf(pad).at(-1)?.points;
  const two = add(emptyRows("Pears"), "number", "Plums");
  const bonusFirst = add(add(two, "computed", "Bonus"), "subtotal", "Upper");
  expect(last(bonusFirst)).toBe("pears + plums + bonus");
  const sumFirst = add(add(two, "subtotal", "Upper"), "computed", "Bonus");
  expect(last(sumFirst)).toBe("IF(pears + plums >= 63, 35, 0)");
  expect(last(add(sumFirst, "subtotal", "All"))).toBe("upper + bonus");
  expect(last(add(sumFirst, "computed", "More"))).toBe("IF(pears + plums >= 63, 35, 0)");
  expect(last(add(add(sumFirst, "number", "Nuts"), "subtotal", "Lower"))).toBe("nuts");
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

function computed(points: string | number | undefined) {
  return { id: "bonus", name: "Bonus", kind: "computed" as const, points };
}

function setPoints(row: { id: string; name: string }, points: string | number | null) {
  return points === null ? row : { ...row, points };
}

test("rows change places, and one that is filled in stays", () => {
  expect(ids(moveField(KNIFFEL, 1, -1)).slice(0, 2)).toEqual(["twos", "ones"]);
  const single = emptyRows("Pears");
  expect(removeRow(single, 0)).toBe(single);
  const withBonus = addRow(single, "computed", "Bonus", "Struck");
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
