/** Who plays with whom by a plan. */

import type { Seat, Setup } from "../../../types.ts";
import { language } from "../../language.ts";
import { usualTeamName } from "../../team-names.ts";
import { type Plan, teamOfSeats } from "./plan.ts";

/** How many numbers of people have room on a key. */
const MAX_COUNTS = 3;

/** A team of a plan. */
export interface Team {
  no: number;
  /** Its people, by their seats in the plan. */
  seats: number[];
  /** Its name as long as nobody has named it: made of its people's. */
  usualName: string;
}

/** Return the teams in the order of their first players round the table. */
export function teamsOf(plan: Plan): Team[] {
  const of = teamOfSeats(plan);
  return [...new Set(of)].map((no) => {
    const seats = [...of.keys()].filter((seat) => of[seat] === no);
    return { no, seats, usualName: usualTeamName(seats.map((seat) => plan.seats[seat]?.name ?? "")) };
  });
}

/** Return the seats of the game file: of each team one, under its first player's mark. */
export function fileSeats(plan: Plan): Seat[] {
  if (!plan.teams) return plan.seats;
  const { names } = plan.teams;
  return teamsOf(plan).flatMap(({ no, seats, usualName }): Seat[] => {
    const people = seats.flatMap((seat) => plan.seats[seat] ?? []);
    const [first] = people;
    if (!first || people.length < 2) return people;
    return [
      { name: names[no] ?? usualName, color: first.color, members: people.map(({ name }) => ({ name })) },
    ];
  });
}

/** Say how many people fill the teams of a pad, from the fewest to the most: "4 or 6", "4, 6 … 12". */
export function teamCounts(least: number, most: number, size: number): string {
  const counts = Array.from({ length: (most - least) / size + 1 }, (_, more) => String(least + more * size));
  if (counts.length > MAX_COUNTS) return `${counts[0]}, ${counts[1]} … ${most}`;
  return new Intl.ListFormat(language, { type: "disjunction" }).format(counts);
}

/** Return the seat whose mark a player's team wears: the player's own where there are no teams. */
export function markSeatOf(plan: Plan, seat: number): number {
  const of = teamOfSeats(plan);
  return of.indexOf(of[seat] ?? seat);
}

/** Return the plan with teams, or with everybody alone. */
export function withTeams(plan: Plan, isOn: boolean): Plan {
  return { ...plan, teams: isOn ? { size: plan.pad?.teams ?? 2, of: null, names: {} } : undefined };
}

/** Return the plan with a player in another team. */
export function moveToTeam(plan: Plan, seat: number, team: number): Plan {
  return changeTeams(plan, (no, other) => (other === seat ? team : no));
}

/** Return the plan in which two players of two teams play for each other's. */
export function swapInTeams(plan: Plan, one: number, other: number): Plan {
  const of = teamOfSeats(plan);
  const [first = 0, second = 0] = [of[one], of[other]];
  return changeTeams(plan, (no, seat) => (seat === one ? second : seat === other ? first : no));
}

function changeTeams(plan: Plan, change: (team: number, seat: number) => number): Plan {
  const { teams } = plan;
  return teams ? { ...plan, teams: { ...teams, of: teamOfSeats(plan).map(change) } } : plan;
}

/** Return a number that no team of the plan has. */
export function freeTeam(plan: Plan): number {
  return Math.max(-1, ...teamOfSeats(plan)) + 1;
}

/** Return the plan in which a team is called so; "": after its people. */
export function nameTeam(plan: Plan, team: number, name: string): Plan {
  const { teams } = plan;
  if (!teams) return plan;
  const { [team]: _former, ...names } = teams.names;
  return { ...plan, teams: { ...teams, names: name ? { ...names, [team]: name } : names } };
}

/** Return the plan as a set-up, for the texts of problems. */
export function toSetup(plan: Plan): Setup {
  const { game, pad, options } = plan;
  const seats = fileSeats(plan);
  const playing = seats.map(() => true);
  return { game, ...(pad && { pad }), seats, options, playing };
}
