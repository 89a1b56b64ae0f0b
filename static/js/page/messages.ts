/**
 * Texts from the message catalogue, with their placeholders filled in.
 *
 *     t("reason.target", { target: 60 })   "60 reached"
 *     tn("sheet.waiting", 5)               "5 entries wait for a network"
 *
 * Numbers get a real minus sign; names are isolated, so that a name written from
 * right to left does not turn the sentence around it.
 */

import { fetchTexts, language, type TextPart } from "./language.ts";

export type Params = Record<string, number | string>;

const messages: Record<string, string | string[]> = {};
let pluralRules: Intl.PluralRules | undefined;
/** Return which of a text's forms stands for a number: that of "one" is the first. */
const pluralForm = (n: number) => {
  pluralRules ??= new Intl.PluralRules(language);
  return pluralRules.select(Math.abs(n)) === "one" ? 0 : 1;
};

/**
 * Load a part of the texts: "shell", those of the first sheet; "rare", those of what few ask for, pads for one; "later",
 * all others. No module may wait for them while it is loaded: WebKit takes one that waits, and whatever imports it, for done (decision 0190).
 */
export async function loadTexts(part: TextPart): Promise<void> {
  Object.assign(messages, await fetchTexts(part));
}

/** What stands between two texts in one line; no line begins with its dot. */
export const SEPARATOR = "\u00a0· ";

/** Join words by no-break spaces, so that they stay in one line. */
export function keepTogether(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}

/** Return the text of a key; the key itself where the catalogue has none. */
export function t(key: string, params: Params = {}): string {
  const text = messages[key];
  return fill(typeof text === "string" ? text : (text?.[1] ?? key), params);
}

/** Return the text of a key for a number of things: `%(n)s` in it is that number. */
export function tn(key: string, n: number, params: Params = {}): string {
  const text = messages[key];
  const form = typeof text === "string" ? text : text?.[pluralForm(n)];
  return fill(form ?? key, { ...params, n });
}

/** Whether the catalogue has a key. */
export function hasText(key: string): boolean {
  return key in messages;
}

/** Made on first use: browsers take long to load a language. */
let numberFormat: Intl.NumberFormat | undefined;

/** The least number whose thousands are separated. */
const MIN_GROUPED = 10_000;

/** Return a number as it is shown: "−5", "12,345"; what is smaller needs nothing of the language. */
export function number(n: number): string {
  if (Math.abs(n) < MIN_GROUPED && Number.isInteger(n)) return String(n).replace("-", "−");
  numberFormat ??= new Intl.NumberFormat(language, { useGrouping: "min2" });
  return numberFormat.format(n || 0).replace("-", "−");
}

/** Return a number with its sign: "+12", "−3", "0". */
export function withSign(n: number): string {
  return n > 0 ? `+${number(n)}` : number(n);
}

/** Unicode's control characters for text direction. */
const BIDI_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Return a name inside a sentence, kept from changing the direction of what stands around it, whatever is in it. */
export function isolate(name: string): string {
  return `\u2068${name.replace(BIDI_MARKS, "")}\u2069`;
}

function fill(text: string, params: Params): string {
  return text.replace(/%(?:\((\w+)\)s|%)/g, (_, name?: string) => {
    if (!name) return "%";
    const value = params[name] ?? "";
    return typeof value === "number" ? number(value) : value;
  });
}
