/** The players of a trick, in the order they play. */

import type { Colour, Setup } from "../../../types.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { shortNames } from "../../parts/short-names.ts";

export interface Player {
  seat: number;
  name: string;
  /** The name as it fits into a tile, unlike any other at the table. */
  brief?: string;
  colour: Colour;
}

/** Signs that the tiles of a line have room for. */
const LINE = 28;

/** All players clockwise, from who leads on. */
export function clockwise({ seats }: Setup, leader: number): Player[] {
  const all = seats.map(({ name }) => name);
  const brief = shortNames(all, Math.floor(LINE / all.length) - 1, (text) => text.length);
  const colours = seatColours(seats);
  return seats.map((_, step) => {
    const seat = (leader + step) % seats.length;
    return { seat, name: all[seat] ?? "", brief: brief[seat], colour: colours[seat] ?? "grey" };
  });
}
