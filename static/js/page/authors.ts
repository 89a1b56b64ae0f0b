/** Who wrote an entry, on which phone and when, in words. */

import { dayAndTime, timeOf } from "./dates.ts";
import { phoneName } from "./game-texts.ts";
import type { EntryRecord } from "./log/records.ts";
import { isolated, t } from "./messages.ts";

/** "Ada", "this phone", "an iPhone"; "" where nobody has said. */
export function writerOf({ entry, made, stamp }: EntryRecord): string {
  if (typeof entry.by === "string") return isolated(entry.by);
  return made ? t("phone.here") : phoneName(stamp?.phone ?? null);
}

/** When it was written, as far as that can be: clocks of phones are not trusted beyond the receipt. */
export function momentOf({ entry, stamp }: EntryRecord): string {
  const own = typeof entry.at === "string" ? entry.at : null; // a card of Greta has its cell there
  if (!stamp) return own ?? "";
  return own && Date.parse(own) < Date.parse(stamp.at) ? own : stamp.at;
}

/** "Ben, today, 21:14", as far as it is known. */
export function signature(kept: EntryRecord): string {
  const moment = momentOf(kept);
  return [writerOf(kept), moment && dayAndTime(moment)].filter(Boolean).join(", ");
}

/** The same in a small place: the time alone where it was today. */
export function briefly(kept: EntryRecord): string {
  const moment = momentOf(kept);
  return [writerOf(kept), moment && timeOf(moment)].filter(Boolean).join(", ");
}

/** Whether one hand wrote them all within a minute. */
export function isWrittenAtOnce(written: EntryRecord[]): boolean {
  return new Set(written.map(briefly)).size === 1;
}
