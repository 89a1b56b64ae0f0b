import { expect, test } from "vitest";
import { eveningOf, eveningStamp } from "../../static/js/page/evenings.ts";
import { formatDayAndTime, formatTime } from "../../static/js/page/times.ts";

test("English tells the time of day by twenty-four hours", () => {
  const now = new Date();
  now.setHours(21, 5);
  expect(formatTime(now.toISOString())).toBe("21:05");
});

test("a day long ago is told by its date", () => {
  expect(formatDayAndTime(new Date(2020, 2, 14, 19, 5).toISOString())).toBe("14 March 2020, 19:05");
});

test("what is begun at one in the morning belongs to the evening before, here", () => {
  expect(eveningStamp(new Date(2026, 10, 27, 1, 5).getTime())).toBe("2026-11-26");
  expect(eveningStamp(new Date(2026, 0, 1, 4, 59).getTime())).toBe("2025-12-31");
  expect(eveningStamp(new Date(2026, 10, 27, 5, 0).getTime())).toBe("2026-11-27");
  expect(eveningOf(new Date(2026, 10, 27, 23, 59).getTime()).getDate()).toBe(27);
});
