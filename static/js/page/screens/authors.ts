/** Who wrote an entry, on which phone and when, in words. */

import { has, isolated, t } from "../messages.ts";
import type { Writer } from "../state/notices.ts";
import type { EntryRecord, PhoneName } from "../state/records.ts";
import { dayAndTime, timeOf } from "./moments.ts";

/** "Ada", "this phone", "an iPhone"; "" where nobody has said. */
export function writerOf({ entry, made, stamp }: EntryRecord): string {
  if (typeof entry.by === "string") return isolated(entry.by);
  return made ? t("phone.here") : phoneName(stamp?.phone ?? null);
}

/** What a phone is called: the person it said it is, else its kind; "" where that is unknown. */
export function phoneName(phone: PhoneName | null): string {
  return phone?.by ? isolated(phone.by) : phoneKind(phone);
}

/** The sort of device: "an iPhone"; "" where that is unknown. */
export function phoneKind(phone: PhoneName | null): string {
  const key = `phone.${phone?.kind}`;
  return phone?.kind ? t(has(key) ? key : "phone.other") : "";
}

/** Whoever is writing right now: "Ada", "an iPhone", "somebody". */
export function someone({ by, phone }: Writer): string {
  return by ? isolated(by) : phoneName(phone) || t("phone.somebody");
}

/** When it was written, as far as that can be: clocks of phones are not trusted beyond the receipt. */
export function momentOf({ entry, stamp }: EntryRecord): string {
  const own = typeof entry.at === "string" ? entry.at : null; // a card of Greta has its cell there
  if (!stamp) return own ?? "";
  return own && Date.parse(own) < Date.parse(stamp.at) ? own : stamp.at;
}

/** Words that begin a sentence or stand alone: "An iPhone". Names stay as they are. */
export function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
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
