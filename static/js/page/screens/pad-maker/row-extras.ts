/** What is worked out from several rows and can be tapped: a bonus, and sets; read from their formulas. */

import type { Formula, PadRow } from "../../../types.ts";

export type Extra =
  /** `worth` points where these rows come to `from` points together. */
  | { kind: "bonus"; ids: string[]; from: number; worth: number }
  /** `worth` points for each set of one of each of these rows. */
  | { kind: "sets"; ids: string[]; worth: number };

/** Return the formula of what is worked out, by what the rows are worth. */
export function writeExtra(extra: Extra, rows: readonly PadRow[]): Formula {
  const counted = rows.filter(({ id, kind }) => kind !== "computed" && extra.ids.includes(id));
  if (extra.kind === "sets") {
    const [only] = counted;
    if (!only) return 0;
    const sets = counted.length === 1 ? only.id : `MIN(${counted.map(({ id }) => id).join(", ")})`;
    return `${extra.worth}*${sets}`;
  }
  return `IF(${counted.map(termOf).join(" + ") || 0} >= ${extra.from}, ${extra.worth}, 0)`;
}

/** Return what a formula works out; null where it was written by hand. */
export function readExtra(points: Formula, rows: readonly PadRow[]): Extra | null {
  const text = plain(points);
  if (text === "0") return { kind: "sets", ids: [], worth: 0 };
  const [, summed, from, bonus] = /^if\((.+)>=(\d+),(-?\d+),0\)$/.exec(text) ?? [];
  const filledRows = rows.filter(({ kind }) => kind !== "computed");
  if (summed) {
    const ids =
      summed === "0"
        ? []
        : termsOf(summed).map((term) => filledRows.find((row) => plain(termOf(row)) === term)?.id);
    return isWhole(ids) ? { kind: "bonus", ids, from: Number(from), worth: Number(bonus) } : null;
  }
  const [, worth, listed, only] = /^(-?\d+)\*(?:min\(([\w,]+)\)|([a-z_]\w*))$/.exec(text) ?? [];
  if (worth === undefined) return null;
  const named = listed?.split(",") ?? [only ?? ""];
  const ids = named.map((name) => filledRows.find(({ id }) => id === name)?.id);
  return isWhole(ids) ? { kind: "sets", ids, worth: Number(worth) } : null;
}

/** Whether every name is that of a row, and of another one. */
function isWhole(ids: (string | undefined)[]): ids is string[] {
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
}

/** Return what a row is worth as a part of a sum: in brackets where it is a sum itself. */
function termOf({ id, points = id }: PadRow): string {
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
