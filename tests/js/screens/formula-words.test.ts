import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formulaLines } from "../../../static/js/page/screens/pads/formula-words.ts";
import type { Pad } from "../../../static/js/types.ts";

const NAMES = new Map([
  ["bid", "Bid"],
  ["tricks", "Tricks"],
]);
const PADS = `${import.meta.dirname}/../../../companion/pads`;

test("a formula without a case is a line, with the names of fields and printed signs", () => {
  expect(formulaLines("20 + 10*(tricks - bid)", NAMES)).toEqual(["20 + 10 × (Tricks − Bid)"]);
  expect(formulaLines("tricks - (bid - 1)", NAMES)).toEqual(["Tricks − (Bid − 1)"]);
  expect(formulaLines(12, NAMES)).toEqual(["12"]);
});

test("each case of an IF is a line; one without another worth nothing", () => {
  expect(formulaLines("IF(bid = 0, 5, IF(tricks > 1, 2, 1))", NAMES)).toHaveLength(3);
  expect(formulaLines("IF(bid, 5)", NAMES)).toHaveLength(2);
});

test("whose least or most counts stands in quotation marks", () => {
  expect(formulaLines("MIN(bid)", NAMES)).toEqual(["the least “Bid” of all"]);
  expect(formulaLines("MAX(tricks)", NAMES)).toEqual(["the most “Tricks” of all"]);
});

test("a place counts from the lowest only where that is asked for", () => {
  const lines = ["RANK(bid)", "RANK(bid, 0)", "RANK(bid, 1)"].flatMap((text) => formulaLines(text, NAMES));
  expect(lines).toEqual([
    "place by Bid, highest first",
    "place by Bid, highest first",
    "place by Bid, lowest first",
  ]);
});

test("what cannot be read stays as it was written", () => {
  for (const text of ["20 +", "§", "IF(bid", "(bid))", "LOOKUP(bid, {a}, {1})"])
    expect(formulaLines(text, NAMES)).toEqual([text]);
});

test("every formula of the library is read", () => {
  for (const file of readdirSync(PADS)) {
    const pad: Pad = JSON.parse(readFileSync(`${PADS}/${file}`, "utf8"));
    const items = [...(pad.fields ?? []), ...(pad.rows ?? [])];
    const names = new Map(items.map(({ id }) => [id, `"${id}"`]));
    const bounds = items.flatMap(({ least, most }) => [least, most]);
    const worths = (pad.rows ?? []).map(({ points }) => points);
    for (const formula of [pad.points, pad.ends, pad.rounds, ...bounds, ...worths])
      if (typeof formula === "string") expect(formulaLines(formula, names), file).not.toEqual([formula]);
  }
});
