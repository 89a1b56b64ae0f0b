/** What a row is worth, as far as it can be tapped: read from its formula, as shapes of points are. */

import type { Formula, PadRow } from "../../../types.ts";
import { type Pair, readTable, writeTable } from "./pairs.ts";

export type Worth =
  /** So many points for each, or for a yes. */
  | { kind: "each"; factor: number }
  /** A point for every so many. */
  | { kind: "every"; by: number }
  /** 1, 3, 6, 10: the first brings one, the second two. */
  | { kind: "stairs" }
  /** 1, 4, 9, 16. */
  | { kind: "square" }
  /** Points by a table. */
  | { kind: "table"; pairs: Pair[] };

export type WorthKind = Worth["kind"];

const FIRST_PAIRS: Pair[] = [
  [0, 0],
  [1, 1],
  [2, 3],
  [3, 6],
];

/** Return what a row of a kind may be worth, with figures to begin with. */
export function offeredWorths({ kind = "number", least = 0 }: PadRow): Worth[] {
  const each: Worth = { kind: "each", factor: 1 };
  if (kind !== "number") return [each];
  const first = typeof least === "number" ? least : 0;
  const pairs = FIRST_PAIRS.map(([from, worth]): Pair => [from + first, worth]);
  return [each, { kind: "every", by: 3 }, { kind: "stairs" }, { kind: "square" }, { kind: "table", pairs }];
}

/** Return the formula of what a row is worth; null where that is what was written down. */
export function writeWorth(worth: Worth, { id }: PadRow): Formula | null {
  switch (worth.kind) {
    case "each":
      if (worth.factor === 1) return null;
      return worth.factor === 0 ? 0 : worth.factor === -1 ? `-${id}` : `${worth.factor}*${id}`;
    case "every":
      return `QUOTIENT(${id}, ${worth.by})`;
    case "stairs":
      return `QUOTIENT(${id}*(${id} + 1), 2)`;
    case "square":
      return `${id}*${id}`;
    case "table":
      return writeTable(id, worth.pairs);
  }
}

/** Return what a row is worth; null where its formula was written by hand. */
export function readWorth({ id, points = id }: PadRow): Worth | null {
  const text = String(points).replaceAll(" ", "").toLowerCase();
  if (text === "0") return { kind: "each", factor: 0 };
  if (text === `${id}*${id}`) return { kind: "square" };
  if (text === `quotient(${id}*(${id}+1),2)`) return { kind: "stairs" };
  const [, sign, factor, counted] = /^(-?)(?:(\d+)\*)?([a-z_]\w*)$/.exec(text) ?? [];
  if (counted === id) return { kind: "each", factor: Number(`${sign}${factor ?? 1}`) };
  const [, divided, by] = /^quotient\(([a-z_]\w*),(\d+)\)$/.exec(text) ?? [];
  if (divided === id && Number(by) > 0) return { kind: "every", by: Number(by) };
  const table = readTable(text);
  return table?.what === id ? { kind: "table", pairs: table.pairs } : null;
}
