/** Days and times in words: "today", "14 March", "yesterday, 21:14". */

import { calendar, language } from "./language.ts";

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

/** The time of day of an ISO moment, with its day. */
export function dayAndTime(at: string): string {
  const moment = Date.parse(at);
  return `${day(moment)}, ${time(moment)}`;
}

/** The time of day of an ISO moment; its day too, unless that is today. */
export function timeOf(at: string): string {
  const moment = Date.parse(at);
  return midnight(moment) === midnight(Date.now()) ? time(moment) : dayAndTime(at);
}

/** "21:14": never torn over two lines. */
function time(moment: number): string {
  const told = new Intl.DateTimeFormat(calendar, { hour: "numeric", minute: "2-digit" }).format(moment);
  return told.replaceAll(" ", "\u00a0");
}
