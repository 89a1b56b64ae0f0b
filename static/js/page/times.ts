/** Times of day in words: "21:14", "yesterday, 21:14". */

import { formatDay, startOfDay } from "./dates.ts";
import { dateLocale } from "./language.ts";
import { keepTogether } from "./messages.ts";

/** Return the time of day of an ISO time, with its day. */
export function formatDayAndTime(at: string): string {
  const time = Date.parse(at);
  return `${formatDay(time)}, ${timeOfDay(time)}`;
}

/** Return the time of day of an ISO time; its day too, unless that is today. */
export function formatTime(at: string): string {
  const time = Date.parse(at);
  return startOfDay(time) === startOfDay(Date.now()) ? timeOfDay(time) : formatDayAndTime(at);
}

/** Return "21:14": never torn over two lines. */
function timeOfDay(time: number): string {
  const text = new Intl.DateTimeFormat(dateLocale, { hour: "numeric", minute: "2-digit" }).format(time);
  return keepTogether(text);
}
