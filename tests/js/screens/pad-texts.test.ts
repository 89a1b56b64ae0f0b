import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { padGoal } from "../../../static/js/page/screens/new-game/pad-texts.ts";
import type { Pad } from "../../../static/js/types.ts";

const load = (name: string): Pad => JSON.parse(readFileSync(`companion/pads/${name}.json`, "utf8"));
const said = (pad: Pad): string => padGoal(pad).replaceAll("\u00a0", " ");

test("what ends a game by a pad is its rounds where they are fixed, its target, or both", () => {
  const golf = load("golf");
  expect(said(golf)).toBe("9 rounds · fewest points win");
  expect(said({ ...golf, rounds: "1", target: 50 })).toBe("one round · to 50 · fewest points win");
  expect(said(load("skyjo"))).toBe("to 100 · fewest points win");
  expect(said(load("wizard"))).toBe("most points win");
});
