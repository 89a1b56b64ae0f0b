/** Times of day in words: "21:14", "yesterday, 21:14". */

import { calendar } from "../language.ts";
import { day, midnight } from "./moments.ts";

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
