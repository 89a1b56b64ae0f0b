import { expect, test } from "vitest";
import { initialsOf } from "../../static/js/page/game-drawing.ts";
import CASES from "../core/first-letters.json" with { type: "json" };

test.each(CASES)("the letters of %j are %j, as on the server's pages", (name = "", letters = "") => {
  expect(initialsOf({ game: "tally", options: { name } })).toBe(letters);
  expect(initialsOf({ game: "pad", pad: { name } as never })).toBe(letters);
});
