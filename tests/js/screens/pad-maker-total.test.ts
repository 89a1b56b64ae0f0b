import { expect, test } from "vitest";
import { readTotal, totalWords, writeTotal } from "../../../static/js/page/screens/pad-maker/total-shapes.ts";

test("what becomes of a total is a shape, or a formula that people wrote", () => {
  expect(readTotal("IF(total + points = 100, 50, total + points)")).toEqual({
    kind: "becomes",
    from: 100,
    to: 50,
  });
  expect(readTotal("max(total+points, -5)")).toEqual({ kind: "floor", least: -5 });
  for (const shape of [
    { kind: "becomes", from: -100, to: 0 },
    { kind: "floor", least: 0 },
    { kind: "reaches", from: 500, worth: 100 },
    { kind: "reaches", from: -5, worth: -3 },
    { kind: "reaches", from: 5, worth: 0 },
    { kind: "first", from: 500 },
  ] as const)
    expect(readTotal(writeTotal(shape))).toEqual(shape);
  expect(readTotal("IF(total + points > 100, 50, total + points)")).toBeNull();
  expect(readTotal(0)).toBeNull();
});

test.each([
  [50, "50 more at 100"],
  [-50, "50 less at 100"],
])("a bonus of %i is said as more or less", (worth, words) => {
  expect(totalWords({ kind: "reaches", from: 100, worth })).toBe(words);
});
