/**
 * What is typed on the keypad: whole numbers and sums of them, "12+7", "-5".
 *
 * The typed text, not its value, is what a draft keeps: undo takes back one key.
 */

export const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "±", "0", "+"] as const;
export type Key = (typeof KEYS)[number];

const MAX_DIGITS = 6;

/** The text after one more key; unchanged where the key does nothing. */
export function appendKey(text: string, key: Key): string {
  const [, before = "", last = ""] = /^(.*?[+-]?)(\d*)$/.exec(text) ?? [];
  if (key === "±") return flipSign(text, before, last);
  if (key === "+") return last ? `${text}+` : text;
  if (last.length >= MAX_DIGITS) return text;
  return before + (last === "0" ? key : last + key);
}

/** What the text amounts to; null while it has no number. A sum left open counts without its end. */
export function sumOf(text: string): number | null {
  const parts = text.match(/[+-]?\d+/g);
  return parts ? parts.reduce((sum, part) => sum + Number(part), 0) : null;
}

/** The text that shows a number, to go on typing from. */
export function textOf(points: number | null): string {
  return points === null ? "" : String(points);
}

/** ± turns the sign of the number typed last. */
function flipSign(text: string, before: string, last: string): string {
  const sign = before.slice(-1);
  if (sign === "-") return before.slice(0, -1) + (before.length > 1 ? "+" : "") + last;
  if (sign === "+") return `${before.slice(0, -1)}-${last}`;
  return `-${text}`;
}
