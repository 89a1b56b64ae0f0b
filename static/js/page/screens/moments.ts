/** Days in words: "today", "yesterday", "14 March". */

import { calendar, language } from "../language.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Days that are told from today; older ones by their date. */
const NEAR = 6;

/** The day of a moment, seen from now. */
export function day(moment: number): string {
  const days = Math.round((midnight(Date.now()) - midnight(moment)) / DAY);
  if (days <= NEAR) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
  const sameYear = new Date(moment).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(calendar, {
    day: "numeric",
    month: "long",
    year: sameYear ? undefined : "numeric",
  }).format(moment);
}

/** The first moment of a day, here. */
export function midnight(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}
