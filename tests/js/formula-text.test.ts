import { expect, test } from "vitest";
import { formulaText } from "../../static/js/page/parts/formula-text.ts";
import type { Setup } from "../../static/js/types.ts";

const line = { what: "formula", points: 7 };
const fields = [
  { id: "moon", name: "Shot the moon", kind: "flag" },
  { id: "made", name: { en: "Made", de: "Geschafft" }, kind: "flag" },
  { id: "won", name: "Won", kind: "computed" },
  { id: "tricks", name: "Tricks", kind: "number" },
];
const setup = { game: "pad", pad: { fields } } as unknown as Setup;
const said = (more: object) => formulaText({ ...line, ...more }, setup)?.replaceAll("\u00a0", " ");

test("points of a pad are told by what they come from", () => {
  expect(said({ text: "3 + 4" })).toBe("3 + 4 = 7");
  expect(said({ call: "max", values: ["3 + 4", "5"] })).toBe("the most of 3 + 4, 5 = 7");
  expect(said({ call: "min", values: ["7", "9"] })).toBe("the least of 7, 9 = 7");
  expect(said({ call: "sum", values: ["3", "4"] })).toBe("3 + 4 = 7");
  expect(said({ call: "abs", values: ["2 − 9"] })).toBe("2 − 9 without minus = 7");
  expect(said({ call: "quotient", values: ["15", "2"] })).toBe("15 ÷ 2 = 7, the remainder does not count");
  expect(said({ call: "lookup", values: ["3"] })).toBe("3 counts 7");
});

test("crosses that count more each are added up as people do", () => {
  const stairs = (values: string[], points: number) => said({ call: "quotient", values, points });
  expect(stairs(["3 × (3 + 1)", "2"], 6)).toBe("1 + 2 + 3 = 6");
  expect(stairs(["12 × (12 + 1)", "2"], 78)).toBe("1 + 2 + … + 12 = 78");
  expect(stairs(["3 × (4 + 1)", "2"], 7)).toContain("÷ 2 = 7");
});

test("a sum over all players leaves out who has nothing to add, and is told where several have", () => {
  expect(said({ call: "sum", values: ["0", "3", "4"] })).toBe("3 + 4 = 7");
  expect(said({ call: "sum", values: ["7", "0", "0"] })).toBe(undefined);
});

test("what decided is told before the points, and who it was true of, and the place", () => {
  expect(said({ when: "84 ≥ 63" })).toBe("84 ≥ 63: 7");
  expect(said({ call: "count", values: ["3 > 1", "1 ≤ 1"], points: 1 })).toBe("1 of 2 (3 > 1, 1 ≤ 1)");
  expect(said({ call: "rank", values: ["3", "8"], points: 2 })).toBe("place 2 among 3, 8");
});

test("a yes or no that decided is told by its name, a number that is not 0 is not", () => {
  expect(said({ said: { moon: true } })).toBe("Shot the moon? Yes: 7");
  expect(said({ said: { made: false }, when: "3 > 2" })).toBe("Made? No, 3 > 2: 7");
  expect(said({ said: { tricks: true } })).toBe(undefined);
  expect(said({ said: { won: false } })).toBe("Won? No: 7");
});

test("a row that is worked out is told by what it is worth now, not by what it brings", () => {
  expect(said({ text: "7 × 2", worth: 14 })).toBe("7 × 2 = 14");
});

test("a row that is a yes or no is told by its points alone, with more in it as any other", () => {
  const rows = [
    { id: "full", name: "Full house", kind: "flag" },
    { id: "fives", name: "Fives", kind: "number" },
  ];
  const textOf = (row: string, text: string) =>
    formulaText({ what: "row", row, points: 25, text }, { ...setup, pad: { rows } } as unknown as Setup);
  expect([textOf("full", "25 × 1"), textOf("full", "25 × 0")]).toEqual([null, null]);
  expect(textOf("full", "20 × 1 + 5")).toBe("20 × 1 + 5 = 25");
  expect(textOf("fives", "25 × 1")).toBe("25 × 1 = 25");
});

test("a figure alone has nothing to tell", () => {
  expect(formulaText(line, setup)).toBe(null);
});

test("what is below nought is taken away, not added", () => {
  expect(said({ text: "45 + (−100)", points: -55 })).toBe("45 − 100 = −55");
  expect(said({ text: "8 + (−2) × 3 + (3 − 5)", points: 0 })).toBe("8 − 2 × 3 + (3 − 5) = 0");
  expect(said({ call: "sum", values: ["45", "−100"], points: -55 })).toBe("45 − 100 = −55");
});

test("a long sum leaves out what is nought", () => {
  const canasta = (text: string, points: number) => said({ text, points });
  expect(canasta("120 − 0 + 500 × 1 + 300 × 0 + 100 + 100 × 0", 720)).toBe("120 + 500 × 1 + 100 = 720");
  expect(canasta("0 − 35 + 500 × 0 + 300 × 0 + 0", -35)).toBe("0 − 35 = −35");
  expect(canasta("120 − 0 + 500 × 0 + 300 × 0 + 0", 120)).toBe(undefined);
  expect(canasta("20 + 10 × 0", 20)).toBe("20 + 10 × 0 = 20");
});
