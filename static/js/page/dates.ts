/** Days and times in words: "today", "14 March", "yesterday, 21:14". */

import { calendar, language } from "./language.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that are told from today; older ones by their date. */
const MAX_RELATIVE_DAYS = 6;

/** Return the day of a time, seen from now. */
export function formatDay(time: number): string {
  const days = Math.round((midnight(Date.now()) - midnight(time)) / DAY_MS);
  if (days <= MAX_RELATIVE_DAYS)
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
  const sameYear = new Date(time).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(calendar, {
    day: "numeric",
    month: "long",
    year: sameYear ? undefined : "numeric",
  }).format(time);
}

/** Return the beginning of a day, here. */
export function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
