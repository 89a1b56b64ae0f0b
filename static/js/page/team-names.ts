/** The people at a seat, alone or as a team, and what a team is called. */

import type { Seat } from "../types.ts";
import { BETWEEN_PEOPLE } from "./game-texts.ts";
import { MAX_NAME } from "./name-length.ts";

/** Letters to which a name is cut where a team's would be too long: so all of them are read on the board. */
const BRIEF = 10;

/** The teams of people who sit down, each by its number. */
export interface TeamPlan {
  /** How many people a team has, unless somebody moves. */
  size: number;
  /** The team of each person; null: partners sit opposite each other. */
  of: number[] | null;
  /** What the table calls a team. */
  names: Record<number, string>;
}

/** Return the names of who plays at a seat. */
export function peopleAt({ name, members }: Seat): string[] {
  return members ? members.map((member) => member.name) : [name];
}

/** Return what a team is called after its people: "Ada & Cy", each cut where all would be too long. */
export function usualTeamName(people: string[]): string {
  const whole = people.join(BETWEEN_PEOPLE);
  if (whole.length <= MAX_NAME) return whole;
  const room = Math.floor((MAX_NAME - BETWEEN_PEOPLE.length * (people.length - 1)) / people.length);
  const most = Math.min(room, BRIEF);
  return people.map((name) => (name.length > most ? cutTo(name, most) : name)).join(BETWEEN_PEOPLE);
}

/** Return a name cut to so many letters, dots among them; no sign of two places is parted. */
function cutTo(name: string, room: number): string {
  const signs = [...name];
  while (signs.join("").length >= room) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/** Return a seat with other people: a team that was called after its people is so again. */
export function withPeople(seat: Seat, members: NonNullable<Seat["members"]>): Seat {
  const { members: former, player: _own, name, ...rest } = seat;
  const [only] = members;
  if (only && members.length === 1) return { ...rest, ...only };
  const isUsual = !former || name === usualTeamName(former.map((member) => member.name));
  const names = members.map((member) => member.name);
  return { ...rest, name: isUsual ? usualTeamName(names) : name, members };
}

/** Return the people of some seats in their order round the table, partners opposite, and their teams. */
export function takeApart(seats: Seat[], size: number): { people: Seat[]; teams: TeamPlan | undefined } {
  if (!seats.some(({ members }) => members)) return { people: seats, teams: undefined };
  const turns = Math.max(...seats.map((seat) => peopleAt(seat).length));
  const placed = Array.from({ length: turns }, (_, turn) =>
    seats.flatMap((seat, team) => {
      const name = peopleAt(seat)[turn];
      return name === undefined ? [] : [{ team, name, color: turn ? undefined : seat.color }];
    }),
  ).flat();
  const people = placed.map(({ name, color }) => ({ name, ...(color && { color }) }));
  return { people, teams: { size, of: placed.map(({ team }) => team), names: ownNames(seats) } };
}

/** Return by its number what a team is called that is not called after its people. */
function ownNames(seats: Seat[]): Record<number, string> {
  const named = [...seats.entries()].filter(
    ([, seat]) => seat.members && seat.name !== usualTeamName(peopleAt(seat)),
  );
  return Object.fromEntries(named.map(([team, { name }]) => [team, name]));
}
