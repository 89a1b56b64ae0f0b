import { COLOURS, type Colour, type Seat } from "../../types.ts";

/** Return the mark of every seat: its own colour, else the first that no other seat has. */
export function seatColours(seats: readonly Seat[]): Colour[] {
  const worn = new Set(seats.map((seat) => seat.color));
  const free = COLOURS.filter((colour) => !worn.has(colour));
  return seats.map((seat) => seat.color ?? free.shift() ?? "grey");
}
