/** How a game stands: the order of seats, who leads, the way to the target. */

import type { Sheet } from "../../../types.ts";

/** Return the seats from the first rank to the last, equals in seat order. */
export function seatsByRank({ ranks }: Sheet): number[] {
  return [...ranks.keys()].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);
}

/** Whether a seat leads: it has the first rank, and not everybody has. */
export function isLeading({ ranks, rounds }: Sheet, seat: number): boolean {
  return rounds.length > 0 && ranks[seat] === 1 && ranks.some((rank) => rank !== 1);
}

/** Return a total as a share of the target, or of the best total where there is no target. */
export function targetShare({ target, totals }: Sheet, total: number): number {
  const whole = target ?? Math.max(...totals);
  return whole > 0 ? total / whole : 0;
}
