import { expect, test } from "vitest";
import { keypadOutput } from "../../static/js/page/parts/number-keypad.ts";
import { appendKey, inputOf, type Key, replaceNumber, sumOf } from "../../static/js/page/parts/typed-sum.ts";

const after = (keys: string) => [...keys].reduce((text, key) => appendKey(text, key as Key), "");

test.each([
  ["12+7", "12+7", 19],
  ["5±", "-5", -5],
  ["±5", "-5", -5],
  ["±±5", "5", 5],
  ["12+7±", "12-7", 5],
  ["12+7±±", "12+7", 19],
  ["12+±7", "12-7", 5],
  ["0012", "12", 12],
  ["12+", "12+", 12],
  ["++5", "5", 5],
  ["5++3", "5+3", 8],
  ["12345678", "123456", 123456],
  ["529⌫", "52", 52],
  ["12+7⌫⌫", "12", 12],
  ["5⌫⌫", "", null],
  ["±⌫", "", null],
  ["10±⌫⌫160", "160", 160],
  ["10±⌫7", "-17", -17],
  ["7+±5⌫", "7-", 7],
  ["±±", "", null],
])("the keys %s read %s", (keys, text, sum) => {
  expect(after(keys)).toBe(text);
  expect(sumOf(text)).toBe(sum);
});

test("a number that was there already is begun anew by a digit, and goes on by any other key", () => {
  const keys: Key[] = ["9", "⌫", "+", "±"];
  expect(keys.map((key) => replaceNumber("52", key))).toEqual(["9", "5", "52+", "-52"]);
});

test("nothing typed is nothing, not zero", () => {
  expect(sumOf("")).toBeNull();
  expect(sumOf("-")).toBeNull();
});

test("a sign before any digit is shown, and nothing typed is a dash", () => {
  expect(keypadOutput("-").strings.join("")).toContain(">−<");
  expect(keypadOutput("").strings.join("")).toContain(">–<");
});

test("a keypad goes on from what was typed of a figure, not from what another phone's figure has replaced", () => {
  expect(inputOf("12+7", 19)).toEqual({ text: "12+7", isStored: false });
  expect(inputOf("-", null)).toEqual({ text: "-", isStored: false });
  expect(inputOf("15", 12)).toEqual({ text: "12", isStored: true });
  expect(inputOf("", 12)).toEqual({ text: "12", isStored: true });
  expect(inputOf("15", null)).toEqual({ text: "", isStored: false });
  expect(inputOf(undefined, null)).toEqual({ text: "", isStored: false });
});
