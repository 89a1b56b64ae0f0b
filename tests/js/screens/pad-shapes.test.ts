import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addField, emptyPad } from "../../../static/js/page/screens/pad-maker/edits.ts";
import {
  offeredShapes,
  readShape,
  type Shape,
  writeShape,
} from "../../../static/js/page/screens/pad-maker/shapes.ts";
import type { Pad } from "../../../static/js/types.ts";

const load = (name: string): Pad => JSON.parse(readFileSync(`companion/pads/${name}.json`, "utf8"));
const WIZARD = load("wizard");

test("points that were tapped are read as what they are", () => {
  const pad = addField(
    addField(addField(emptyPad("Bid"), "number", "Tricks"), "flag", "Out"),
    "choice",
    "Trump",
  );
  for (const shape of offeredShapes(pad.fields))
    expect(readShape(writeShape(shape), pad.fields)).toEqual(shape);
  const parts = [
    { id: "tricks", factor: 1 },
    { id: "bid", factor: -5 },
  ];
  expect(writeShape({ kind: "sum", parts })).toBe("tricks - 5*bid");
  expect(readShape("tricks - 5*bid", pad.fields)).toEqual({ kind: "sum", parts });
});

test.each([
  [20, 10, 10],
  [0, 1, 1],
  [10, 1, 0],
  [10, 0, 5],
])("a bid of %i and %i for each, %i off, is read as what it is", (base, each, off) => {
  const shape: Shape = { kind: "bid", bid: "bid", got: "tricks", base, each, off };
  expect(readShape(writeShape(shape), WIZARD.fields)).toEqual(shape);
});

test.each([
  [2, 0, true, "IF(AND(out, bid > 0, OR(bid > MIN(bid), COUNT(bid = MIN(bid)) > 1)), 2*bid, bid)"],
  [1, 10, false, "IF(AND(out, bid > MIN(bid)), bid + 10, bid)"],
  [2, 5, false, "IF(AND(out, bid > 0, bid > MIN(bid)), 2*bid + 5, bid)"],
  [1, 0, true, "IF(AND(out, OR(bid > MIN(bid), COUNT(bid = MIN(bid)) > 1)), bid, bid)"],
])("a penalty of times %i and %i, alone %s, is read as what it is", (times, more, isAlone, formula) => {
  const { fields } = addField(WIZARD, "flag", "Out");
  const shape: Shape = { kind: "penalty", flag: "out", number: "bid", times, more, isAlone };
  expect(writeShape(shape)).toBe(formula);
  expect(readShape(formula, fields)).toEqual(shape);
  expect(readShape(formula.replace("MIN", "MAX"), fields)).toBe(null);
});

test("pads of the library are read as shapes where they are some", () => {
  const kindOf = (name: string) => {
    const { points, fields } = load(name);
    return readShape(points ?? 0, fields)?.kind ?? null;
  };
  expect(kindOf("wizard")).toBe("bid");
  expect(kindOf("oh-hell")).toBe("bid");
  expect(kindOf("cribbage")).toBe("sum");
  expect(kindOf("uno")).toBe("all");
  expect(kindOf("skyjo")).toBe("penalty");
  expect(kindOf("6-nimmt")).toBe("sum");
  expect(kindOf("canasta")).toBe(null);
});

test("a formula of other names, or of one twice, has no shape", () => {
  expect(readShape("bidd", WIZARD.fields)).toBe(null);
  expect(readShape("bid + bid", WIZARD.fields)).toBe(null);
  expect(readShape("bid +", WIZARD.fields)).toBe(null);
});

test("points by place, and by a table, are tapped and read as what they are", () => {
  const pad = emptyPad("Strokes");
  const places: Shape = {
    kind: "places.low",
    number: "strokes",
    pairs: [
      [1, 10],
      [2, 6],
      [3, 3],
    ],
  };
  expect(writeShape(places)).toBe("LOOKUP(RANK(strokes, 1), {1, 2, 3}, {10, 6, 3})");
  expect(readShape("LOOKUP(RANK(strokes), {1, 2}, {1, 0})", pad.fields)?.kind).toBe("places");
  expect(readShape("LOOKUP(RANK(strokes), {1, 3}, {1, 0})", pad.fields)).toBe(null);
  expect(readShape("LOOKUP(strokes, {0, 3}, {-1, 5})", pad.fields)).toEqual({
    kind: "table",
    number: "strokes",
    pairs: [
      [0, -1],
      [3, 5],
    ],
  });
});

test.each([
  [7, 50, "IF(bid >= 7, bid + 50, bid)"],
  [-3, -10, "IF(bid >= -3, bid - 10, bid)"],
  [0, 0, "IF(bid >= 0, bid, bid)"],
])("a bonus from %i on of %i is read as what it is", (from, worth, formula) => {
  const shape: Shape = { kind: "bonus", number: "bid", from, worth };
  expect(writeShape(shape)).toBe(formula);
  expect(readShape(formula, WIZARD.fields)).toEqual(shape);
});
