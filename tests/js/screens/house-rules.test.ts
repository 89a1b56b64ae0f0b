import { expect, test } from "vitest";
import {
  countChanges,
  optionsSummary,
  partOptions,
} from "../../../static/js/page/screens/house-rules/options.ts";
import type { OptionSpec } from "../../../static/js/types.ts";

const spec = (name: string) => ({ name, kind: "flag", default: false }) as OptionSpec;

test("what changes no score stands apart from the house rules", () => {
  const { rules, settings } = partOptions(["target", "log_tricks", "tie", "practice"].map(spec));
  expect(rules.map(({ name }) => name)).toEqual(["target", "tie"]);
  expect(settings.map(({ name }) => name)).toEqual(["log_tricks", "practice"]);
});

test("a setting, the length and who begins are no changed house rule", () => {
  const defaults = { target: 60, start: 0, tie: "shared", log_tricks: false };
  expect(countChanges({ ...defaults, target: 30, start: 2, log_tricks: true }, defaults)).toBe(0);
  expect(countChanges({ ...defaults, tie: "extra_round" }, defaults)).toBe(1);
});

test("a table of values in another order is no changed house rule", () => {
  const defaults = { values: { S: 1, H: 2, C: 3 } };
  expect(countChanges({ values: { C: 3, H: 2, S: 1 } }, defaults)).toBe(0);
  expect(countChanges({ values: { C: 2, H: 3, S: 1 } }, defaults)).toBe(1);
});

test("the length of a game without a target is its rounds, where those end it", () => {
  expect(optionsSummary({ target: 60, max_rounds: 8 }, 0)).toContain("to 60");
  expect(optionsSummary({ target: null, max_rounds: 8 }, 0)).toContain("8 rounds");
  expect(optionsSummary({ target: null, rounds: 1 }, 0)).toContain("one round");
  expect(optionsSummary({ target: null }, 0)).toContain("open end");
});
