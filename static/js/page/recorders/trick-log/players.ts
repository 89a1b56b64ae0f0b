/** The players of a trick, in the order they play. */

import type { Colour, Setup } from "../../../types.ts";
import { seatColours } from "../../parts/seat-colours.ts";

export interface Player {
  seat: number;
  name: string;
  colour: Colour;
}

/** Return all players clockwise from the leader. */
export function playersFrom({ seats }: Setup, leader: number): Player[] {
  const colours = seatColours(seats);
  return seats.map((_, step) => {
    const seat = (leader + step) % seats.length;
    return { seat, name: seats[seat]?.name ?? "", colour: colours[seat] ?? "grey" };
  });
}
