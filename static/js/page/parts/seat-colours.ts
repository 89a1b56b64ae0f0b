import { COLOURS, type Colour, type Seat } from "../../types.ts";

/** The mark of every seat: its own colour, else the first one that nobody at the table wears. */
export function seatColours(seats: readonly Seat[]): Colour[] {
  const worn = new Set(seats.map((seat) => seat.color));
  const free = COLOURS.filter((colour) => !worn.has(colour));
  return seats.map((seat) => seat.color ?? free.shift() ?? "grey");
}
