/**
 * Input from the keypad: whole numbers and sums of them, "12+7", "-5".
 *
 * A draft stores the text, not its value, so that undo takes back one key.
 */

export const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "±", "+", "0", "⌫"] as const;
export type Key = (typeof KEYS)[number];

const MAX_DIGITS = 6;

/** Return the text after one more key; unchanged where the key has no effect. ⌫ takes a first sign with the last digit. */
export function appendKey(text: string, key: Key): string {
  if (key === "⌫") return text.replace(/^-?.$|.$/, "");
  const [, before = "", last = ""] = /^(.*?[+-]?)(\d*)$/.exec(text) ?? [];
  if (key === "±") return flipSign(text, before, last);
  if (key === "+") return last ? `${text}+` : text;
  if (last.length >= MAX_DIGITS) return text;
  return before + (last === "0" ? key : last + key);
}

/** Return a number that was there already after one more key: its first digit begins anew. */
export function replaceNumber(text: string, key: Key): string {
  return /^\d$/.test(key) ? key : appendKey(text, key);
}

/** Return the value of the text; null while it has no digit. A trailing operator is ignored. */
export function sumOf(text: string): number | null {
  const parts = text.match(/[+-]?\d+/g);
  return parts ? parts.reduce((sum, part) => sum + Number(part), 0) : null;
}

/** Return the text of a number, to continue typing from. */
export function textOf(points: number | null): string {
  return points === null ? "" : String(points);
}

/**
 * Return what a keypad goes on from: what was `typed` of a figure, or the figure itself where another phone's stands in
 * its place; `isStored`: its first digit begins anew.
 */
export function inputOf(
  typed: string | null | undefined,
  figure: number | null,
): { text: string; isStored: boolean } {
  const isTyped = typed !== null && typed !== undefined && sumOf(typed) === figure;
  return isTyped ? { text: typed, isStored: false } : { text: textOf(figure), isStored: figure !== null };
}

/** Flip the sign of the last number. */
function flipSign(text: string, before: string, last: string): string {
  const sign = before.slice(-1);
  if (sign === "-") return before.slice(0, -1) + (before.length > 1 ? "+" : "") + last;
  if (sign === "+") return `${before.slice(0, -1)}-${last}`;
  return `-${text}`;
}
