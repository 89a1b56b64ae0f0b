import { expect, test } from "vitest";
import { rangeText } from "../../../static/js/chart/table.ts";

test("a chart says from where to where it goes, and a single day once", () => {
  expect(rangeText(["3 May", "8 June", "today"])).toBe("3 May – today");
  expect(rangeText(["today", "today"])).toBe("today");
  expect(rangeText([])).toBe("");
});
