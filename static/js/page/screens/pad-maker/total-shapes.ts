/** What becomes of a total: what can be tapped, read from its formula. */

import type { Formula } from "../../../types.ts";
import { number, t } from "../../messages.ts";

export type TotalShape =
  /** Exactly so many points become others. */
  | { kind: "becomes"; from: number; to: number }
  /** Nobody falls below. */
  | { kind: "floor"; least: number };

/** What is offered first, as in Cabo and in many games. */
export const TOTAL_SHAPES: readonly TotalShape[] = [
  { kind: "becomes", from: 100, to: 50 },
  { kind: "floor", least: 0 },
];

/** The total as it is added up: what a formula written by hand begins from. */
export const ADDED_UP = "total + points";

const BECOMES = /^if\(total\+points=(-?\d+),(-?\d+),total\+points\)$/;
const FLOOR = /^max\(total\+points,(-?\d+)\)$/;

export function writeTotal(shape: TotalShape): string {
  return shape.kind === "floor"
    ? `MAX(${ADDED_UP}, ${shape.least})`
    : `IF(${ADDED_UP} = ${shape.from}, ${shape.to}, ${ADDED_UP})`;
}

/** Return the shape of what becomes of a total; null where it was written by hand. */
export function readTotal(total: Formula): TotalShape | null {
  const text = String(total).replaceAll(" ", "").toLowerCase();
  const [, from, to] = BECOMES.exec(text) ?? [];
  if (from !== undefined) return { kind: "becomes", from: Number(from), to: Number(to) };
  const [, least] = FLOOR.exec(text) ?? [];
  return least === undefined ? null : { kind: "floor", least: Number(least) };
}

/** Say what becomes of a total: "exactly 100 becomes 50", "never below 0". */
export function totalWords(shape: TotalShape): string {
  return shape.kind === "floor"
    ? t("maker.total.floor", { least: number(shape.least) })
    : t("maker.total.becomes", { from: number(shape.from), to: number(shape.to) });
}
