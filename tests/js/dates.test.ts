import { expect, test } from "vitest";
import { formatDayAndTime, formatTime } from "../../static/js/page/times.ts";

test("English tells the time of day by twenty-four hours", () => {
  const now = new Date();
  now.setHours(21, 5);
  expect(formatTime(now.toISOString())).toBe("21:05");
});

test("a day long ago is told by its date", () => {
  expect(formatDayAndTime(new Date(2020, 2, 14, 19, 5).toISOString())).toBe("14 March 2020, 19:05");
});
