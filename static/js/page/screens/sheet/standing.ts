/** Who stands where: the order, the crown, the way to the target. */

import type { Sheet } from "../../../types.ts";

/** Seats from the first rank to the last, equals in seat order. */
export function seatsByRank({ ranks }: Sheet): number[] {
  return [...ranks.keys()].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);
}

/** Whether a crown stands at this total: the first rank, once something is written. */
export function isLeading({ ranks, rounds }: Sheet, seat: number): boolean {
  return rounds.length > 0 && ranks[seat] === 1 && ranks.some((rank) => rank !== 1);
}

/** How much of the track is filled: of the target, or of the best total where the end is open. */
export function targetShare({ target, totals }: Sheet, total: number): number {
  const whole = target ?? Math.max(...totals);
  return whole > 0 ? total / whole : 0;
}
