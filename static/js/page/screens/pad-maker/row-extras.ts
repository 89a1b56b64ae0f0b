/** What is worked out from several rows and can be tapped: a bonus, sets and a sum; read from their formulas. */

import type { Formula, PadRow } from "../../../types.ts";

export type Extra =
  /** `worth` points where these rows come to `from` points together. */
  | { kind: "bonus"; ids: string[]; from: number; worth: number }
  /** `worth` points for each set of one of each of these rows. */
  | { kind: "sets"; ids: string[]; worth: number }
  /** What these rows come to, in a subtotal. */
  | { kind: "sum"; ids: string[] };

/** Return the formula of what is worked out, by what the rows are worth. */
export function writeExtra(extra: Extra, rows: readonly PadRow[]): Formula {
  const counted = rows.filter(
    ({ id, kind }) => (kind !== "computed" || extra.kind === "sum") && extra.ids.includes(id),
  );
  const sum = counted.map(termOf).join(" + ") || 0;
  if (extra.kind === "sum") return sum;
  if (extra.kind === "sets") {
    const [only] = counted;
    if (!only) return `${extra.worth}*0`; // what a set is worth stays for the rows that are tapped next
    const sets = counted.length === 1 ? only.id : `MIN(${counted.map(({ id }) => id).join(", ")})`;
    return `${extra.worth}*${sets}`;
  }
  return `IF(${sum} >= ${extra.from}, ${extra.worth}, 0)`;
}

/** Return what the formula of a row works out; null where it was written by hand, and of a row that is filled in. */
export function readExtra({ kind, points = 0 }: PadRow, rows: readonly PadRow[]): Extra | null {
  const text = plain(points);
  if (kind === "subtotal") {
    const ids = idsOfSum(text, rows);
    return ids && { kind: "sum", ids };
  }
  if (kind !== "computed") return null;
  if (text === "0") return { kind: "sets", ids: [], worth: 0 };
  const [, summed, from, bonus] = /^if\((.+)>=(\d+),(-?\d+),0\)$/.exec(text) ?? [];
  const filledRows = rows.filter(({ kind }) => kind !== "computed");
  if (summed) {
    const ids = idsOfSum(summed, filledRows);
    return ids && { kind: "bonus", ids, from: Number(from), worth: Number(bonus) };
  }
  const [, alone] = /^(-?\d+)\*0$/.exec(text) ?? [];
  if (alone) return { kind: "sets", ids: [], worth: Number(alone) };
  const [, worth, listed, only] = /^(-?\d+)\*(?:min\(([\w,]+)\)|([a-z_]\w*))$/.exec(text) ?? [];
  if (worth === undefined) return null;
  const named = listed?.split(",") ?? [only ?? ""];
  const ids = named.map((name) => filledRows.find(({ id }) => id === name)?.id);
  return isWhole(ids) ? { kind: "sets", ids, worth: Number(worth) } : null;
}

/** Return the rows that a sum adds up; null where it has anything else in it. */
function idsOfSum(text: string, rows: readonly PadRow[]): string[] | null {
  if (text === "0") return [];
  const ids = termsOf(text).map((term) => rows.find((row) => plain(termOf(row)) === term)?.id);
  return isWhole(ids) ? ids : null;
}

/** Whether every name is that of a row, and of another one. */
function isWhole(ids: (string | undefined)[]): ids is string[] {
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
}

/** Return what a row is worth as a part of a sum: in brackets where it is a sum itself, what is worked out by its name. */
function termOf({ id, kind, points = id }: PadRow): string {
  if (kind === "subtotal" || kind === "computed") return id;
  const text = String(points);
  return termsOf(plain(text)).length > 1 || /^-|[<>=]/.test(text) ? `(${text})` : text;
}

/** Cut a sum into what is added up, but for what stands in brackets. */
function termsOf(text: string): string[] {
  const terms = [""];
  let depth = 0;
  for (const sign of text) {
    if (sign === "(" || sign === "{") depth++;
    if (sign === ")" || sign === "}") depth--;
    if (sign === "+" && depth === 0) terms.push("");
    else terms.push(`${terms.pop()}${sign}`);
  }
  return terms;
}

function plain(formula: Formula): string {
  return String(formula).replaceAll(" ", "").toLowerCase();
}
