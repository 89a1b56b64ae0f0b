/** How a game stands: what decides it, the order of seats, who leads, the way to the target. */

import type { Setup, Sheet } from "../../../types.ts";
import { t } from "../../messages.ts";

/** Return the seats from the first rank to the last, equals in seat order. */
export function seatsByRank({ ranks }: Sheet): number[] {
  return [...ranks.keys()].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);
}

/** Whether a seat leads: it has the first rank, and not everybody has. */
export function isLeading({ ranks, rounds }: Sheet, seat: number): boolean {
  return rounds.length > 0 && ranks[seat] === 1 && ranks.some((rank) => rank !== 1);
}

/** Return whether games won decide, not points. */
export function isByWins({ options }: Setup): boolean {
  return options.series === "games";
}

/** Return what decides, by seat: the totals, or games won. */
export function figures(setup: Setup, { totals, table }: Pick<Sheet, "totals" | "table">): number[] {
  return isByWins(setup) ? (table.won as number[]) : totals;
}

/** Return whether a player is out by what a pad says; they are still at the table. */
export function isOut({ table }: Pick<Sheet, "table">, seat: number): boolean {
  return (table.out as boolean[] | undefined)?.[seat] === true;
}

/** Say of somebody who does not play on why: "out", or "left" of who went home. */
export function goneText(sheet: Pick<Sheet, "table">, seat: number): string {
  return t(isOut(sheet, seat) ? "sheet.out" : "sheet.left");
}

/** Return the rank of a seat; null of who went home: the rest played on, and nobody is compared with them. */
export function rankOf({ playing }: Setup, sheet: Sheet, seat: number): number | null {
  const hasLeft = playing[seat] === false && !isOut(sheet, seat);
  return hasLeft ? null : (sheet.ranks[seat] ?? null);
}

/** Return a seat's figure as a share of the target, or of the best one where no target of points decides. */
export function targetShare(setup: Setup, sheet: Sheet, seat: number): number {
  const all = figures(setup, sheet);
  const whole = (!isByWins(setup) && sheet.target) || Math.max(...all);
  return whole > 0 ? (all[seat] ?? 0) / whole : 0;
}
