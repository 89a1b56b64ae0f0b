/** Days and times in words: "today", "14 March", "yesterday, 21:14". */

import { dateLocale, language } from "./language.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days up to which a date is given relative to today. */
const MAX_RELATIVE_DAYS = 6;

/** Return the day of a time, seen from now. */
export function formatDay(formatTime: number): string {
  const days = Math.round((startOfDay(Date.now()) - startOfDay(formatTime)) / DAY_MS);
  if (days <= MAX_RELATIVE_DAYS)
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
  const isSameYear = new Date(formatTime).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(dateLocale, {
    day: "numeric",
    month: "long",
    year: isSameYear ? undefined : "numeric",
  }).format(formatTime);
}

/** Return the beginning of a day, here. */
export function startOfDay(formatTime: number): number {
  return new Date(formatTime).setHours(0, 0, 0, 0);
}
