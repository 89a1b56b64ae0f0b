/** Who wrote an entry, on which phone and when, in words. */

import { phoneName } from "./game-texts.ts";
import type { EntryRecord } from "./log/records.ts";
import { isolate, t } from "./messages.ts";
import { formatDayAndTime, formatTime } from "./times.ts";

/** Return "Ada", "this phone", "an iPhone"; "" where nobody has said. */
export function authorName({ entry, made, stamp, relayed }: EntryRecord): string {
  if (typeof entry.by === "string") return isolate(entry.by);
  if (made && !relayed) return t("phone.here");
  const origin = stamp?.origin;
  return origin ? isolate(origin.by ?? t("phone.other")) : phoneName(stamp?.phone ?? null);
}

/** Return "brought by Ada", "" where it came from the phone that wrote it, or has not been sent yet. */
function carrierName({ stamp }: EntryRecord): string {
  if (!stamp?.origin) return "";
  return t("history.brought", { phone: phoneName(stamp.phone) || t("phone.other") });
}

/** Return when it was written, as far as that can be: clocks of phones are not trusted beyond the receipt. */
export function writingTime({ entry, stamp }: EntryRecord): string {
  const own = typeof entry.at === "string" ? entry.at : null; // a card of Greta has its cell there
  if (!stamp) return own ?? "";
  return own && Date.parse(own) < Date.parse(stamp.at) ? own : stamp.at;
}

/** Return "Ben, brought by Ada, today, 21:14", as far as it is known. */
export function signature(record: EntryRecord): string {
  const time = writingTime(record);
  const who = [authorName(record), carrierName(record)];
  return [...who, time && formatDayAndTime(time)].filter(Boolean).join(", ");
}

/** Return the same in a small place: the time alone where it was today. */
export function briefSignature(record: EntryRecord): string {
  const time = writingTime(record);
  return [authorName(record), carrierName(record), time && formatTime(time)].filter(Boolean).join(", ");
}

/** Return whether one hand wrote them all within a minute. */
export function isOneHand(records: EntryRecord[]): boolean {
  return new Set(records.map(briefSignature)).size === 1;
}
