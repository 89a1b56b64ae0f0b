import { expect, test } from "vitest";
import { missingText } from "../../../static/js/page/screens/record/foot.ts";
import type { Draft, Setup } from "../../../static/js/types.ts";

const SETUP: Setup = {
  game: "agame",
  seats: [{ name: "Ada" }, { name: "Ben" }],
  options: {},
  playing: [true, true],
};
const WRONG = { code: "agame.sum_range", params: { least: 0, most: 88 }, at: ["players", 0, "sum"] };
const draft = (seat: number): Draft => ({ entry: { type: "section" }, seat, depth: "counts" });

test("what is wrong with somebody else than the player on the screen names that player", () => {
  const name = /^\u2068?Ada\u2069?: /;
  expect(missingText(WRONG, draft(1), SETUP)).toMatch(name);
  expect(missingText(WRONG, draft(0), SETUP)).not.toMatch(name);
});

test("a sum that does not come out is nobody's in particular", () => {
  const sum = {
    code: "animanize.tricks_sum",
    params: { sum: 12, expected: 14 },
    at: ["players", 0, "tricks"],
  };
  expect(missingText(sum, draft(1), { ...SETUP, game: "animanize" })).not.toMatch("Ada");
});
