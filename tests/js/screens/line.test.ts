import { expect, test } from "vitest";
import { progress } from "../../../static/js/page/screens/sheet/line.ts";
import type { Setup, Sheet } from "../../../static/js/types.ts";

const setup = { options: { max_rounds: 6 } } as unknown as Setup;
const after = (rounds: number, over: boolean) =>
  ({ rounds: Array(rounds), next: over ? null : { round: rounds + 1 }, over }) as unknown as Sheet;

test("the round of so many is told until the game is over", () => {
  expect(progress(setup, after(3, false))).toBe("4 of 6");
  expect(progress(setup, after(4, true))).toBe("");
});
