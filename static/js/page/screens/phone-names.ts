/** What a phone is called, and whoever writes on it. */

import { has, isolated, t } from "../messages.ts";
import type { Writer } from "../state/notices.ts";
import type { PhoneName } from "../state/records.ts";

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

/** Words that begin a sentence or stand alone: "An iPhone". Names stay as they are. */
export function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
