/** What becomes of a total: what can be tapped, read from its formula. */

import type { Formula } from "../../../types.ts";
import { number, t } from "../../messages.ts";

export type TotalShape =
  /** Exactly so many points become others. */
  | { kind: "becomes"; from: number; to: number }
  /** Whoever comes to so many points gets `worth` more. */
  | { kind: "reaches"; from: number; worth: number }
  /** Whoever has nothing yet needs a round of so many points at least; one of fewer counts nothing. */
  | { kind: "first"; from: number }
  /** Nobody falls below. */
  | { kind: "floor"; least: number };

/** What is offered first, as in Cabo, Farkle and many games. */
export const TOTAL_SHAPES: readonly TotalShape[] = [
  { kind: "becomes", from: 100, to: 50 },
  { kind: "floor", least: 0 },
  { kind: "reaches", from: 100, worth: 50 },
  { kind: "first", from: 500 },
];

/** The total as it is added up: what a formula written by hand begins from. */
export const ADDED_UP = "total + points";

const BECOMES = /^if\(total\+points=(-?\d+),(-?\d+),total\+points\)$/;
const REACHES = /^if\(and\(total<(-?\d+),total\+points>=\1\),total\+points([+-]\d+)?,total\+points\)$/;
const FIRST = /^if\(and\(total=0,points<(-?\d+)\),total,total\+points\)$/;
const FLOOR = /^max\(total\+points,(-?\d+)\)$/;

export function writeTotal(shape: TotalShape): string {
  switch (shape.kind) {
    case "floor":
      return `MAX(${ADDED_UP}, ${shape.least})`;
    case "first":
      return `IF(AND(total = 0, points < ${shape.from}), total, ${ADDED_UP})`;
    case "becomes":
      return `IF(${ADDED_UP} = ${shape.from}, ${shape.to}, ${ADDED_UP})`;
    case "reaches": {
      const { from, worth } = shape;
      const more = worth ? ` ${worth < 0 ? "-" : "+"} ${Math.abs(worth)}` : "";
      return `IF(AND(total < ${from}, ${ADDED_UP} >= ${from}), ${ADDED_UP}${more}, ${ADDED_UP})`;
    }
  }
}

/** Return the shape of what becomes of a total; null where it was written by hand. */
export function readTotal(total: Formula): TotalShape | null {
  const text = String(total).replaceAll(" ", "").toLowerCase();
  const [, from, to] = BECOMES.exec(text) ?? [];
  if (from !== undefined) return { kind: "becomes", from: Number(from), to: Number(to) };
  const [, reached, worth = "0"] = REACHES.exec(text) ?? [];
  if (reached !== undefined) return { kind: "reaches", from: Number(reached), worth: Number(worth) };
  const [, first] = FIRST.exec(text) ?? [];
  if (first !== undefined) return { kind: "first", from: Number(first) };
  const [, least] = FLOOR.exec(text) ?? [];
  return least === undefined ? null : { kind: "floor", least: Number(least) };
}

/** Say what becomes of a total: "exactly 100 becomes 50", "never below 0", "50 more at 100", "a first round of 500". */
export function totalWords(shape: TotalShape): string {
  if (shape.kind === "floor") return t("maker.total.floor", { least: number(shape.least) });
  const from = number(shape.from);
  if (shape.kind === "first") return t("maker.total.first", { from });
  if (shape.kind === "becomes") return t("maker.total.becomes", { from, to: number(shape.to) });
  const key = shape.worth < 0 ? "maker.total.reaches.less" : "maker.total.reaches";
  return t(key, { from, worth: number(Math.abs(shape.worth)) });
}
