/** A game being set up: who sits where under which mark, and by which house rules. */

import FACTS from "virtual:games/facts";
import {
  COLOURS,
  type Colour,
  type Game,
  type GameFacts,
  type Options,
  type Pad,
  type Seat,
  type Setup,
} from "../../../types.ts";
import type { Person } from "../../log/records.ts";
import { type TeamPlan, takeApart } from "../../team-names.ts";

/** A seat of the plan, which always has a mark. */
type PlanSeat = Seat & { color: Colour };

export interface Plan {
  game: Game;
  /** The sheet chosen, in a game by a pad; none yet: left out. */
  pad?: Pad | undefined;
  seats: PlanSeat[];
  /** What was changed from the defaults. */
  options: Options;
  /** Who begins (or deals first, in lynX); null: nobody was named. */
  starter: number | null;
  /** Who plays with whom; left out where everybody plays alone. */
  teams?: TeamPlan | undefined;
}

/** The game that is played by a pad. */
export const PAD: Game = "pad";
/** A diamond and a heart: many a game by a pad is played with French cards. */
const SUITS_OF_PADS: Colour[] = ["purple", "rose"];

/** Return what the page knows of a game; of one by a pad what the pad says of it. */
export function factsOf({ game, pad }: Pick<Setup, "game" | "pad">): GameFacts | undefined {
  if (!pad) return FACTS[game];
  const starter = pad.deals || pad.begins ? { name: "start", none: false, begins: 0 } : null;
  return { colors: null, suits: SUITS_OF_PADS, open: true, teams: true, most: pad.seats[1], starter };
}

/** Whether it is still to be chosen by which pad the game is played. */
export function lacksPad({ game, pad }: Pick<Plan, "game" | "pad">): boolean {
  return game === PAD && !pad;
}

/** Whether the mark is the colour of a player's cards. */
export function hasCardColours(game: Game): boolean {
  return Boolean(FACTS[game]?.colors);
}

/** Whether the seats have an order round the table: two people only sit across from each other. */
export function isRoundTable(plan: Pick<Plan, "game" | "pad" | "teams">): boolean {
  return lacksPad(plan) || mostPeople(plan) > 2;
}

/** Whether people are asked if they play in teams: in a pad for partners, and in what has no rules of its own. */
export function canHaveTeams({ game, pad }: Pick<Plan, "game" | "pad">): boolean {
  return Boolean(pad ? pad.teams : FACTS[game]?.teams);
}

/** Return how many people may play. */
export function mostPeople(plan: Pick<Plan, "game" | "pad" | "teams">): number {
  return (factsOf(plan)?.most ?? 0) * (plan.teams?.size ?? 1);
}

/** Return the marks of a game: the colours of the players' cards where they have any, else none that looks like a card. */
export function marksFor(game: Game): readonly Colour[] {
  const { colors = null, suits = SUITS_OF_PADS } = FACTS[game] ?? {};
  return colors ?? COLOURS.filter((mark) => !suits.includes(mark));
}

/** Return the plan with one more player at the end, under the player's usual mark where it is free. */
export function addSeat(plan: Plan, { name, color }: Pick<Person, "name" | "color">): Plan {
  const usedMarks = plan.seats.map((seat) => seat.color);
  const freeMarks = marksFor(plan.game).filter((mark) => !usedMarks.includes(mark));
  const ownMark =
    freeMarks.find((mark) => mark === color) ??
    freeMarks[0] ??
    COLOURS.find((mark) => !usedMarks.includes(mark));
  const seats = [...plan.seats, { name, color: ownMark ?? "grey" }];
  return { ...plan, ...joinTeam(plan), options: withoutNeutral(plan.options), seats };
}

/** Return options without the neutral decks that were chosen: by so many players there are others, or none. */
function withoutNeutral({ neutral: _neutral, ...options }: Options): Options {
  return options;
}

/** Return the teams with one more player, where they are not by the order: in the smallest. */
function joinTeam({ teams }: Plan): Pick<Plan, "teams"> {
  if (!teams?.of) return {};
  const { of } = teams;
  const sizeOf = (team: number) => of.filter((one) => one === team).length;
  const smallest = [...new Set(of)].toSorted((one, other) => sizeOf(one) - sizeOf(other))[0] ?? 0;
  return { teams: { ...teams, of: [...of, smallest] } };
}

/** Return the plan without a seat; the starting player stays the same person where still seated. */
export function removeSeat(plan: Plan, seat: number): Plan {
  const { starter } = plan;
  const isStarter = starter === seat;
  const isLater = starter !== null && starter > seat;
  return {
    ...plan,
    ...(plan.teams?.of && {
      teams: { ...plan.teams, of: plan.teams.of.filter((_, other) => other !== seat) },
    }),
    options: withoutNeutral(plan.options),
    seats: plan.seats.filter((_, other) => other !== seat),
    starter: isStarter ? null : isLater ? starter - 1 : starter,
  };
}

/** Return the plan with somebody at another seat, and those between moved up; who begins, and who plays with whom where that was chosen, stays. */
export function moveSeat(plan: Plan, from: number, to: number): Plan {
  const { seats, starter, teams } = plan;
  const order = [...seats.keys()].toSpliced(from, 1).toSpliced(to, 0, from);
  const inOrder = <One>(all: readonly One[]): One[] => order.flatMap((seat) => all.slice(seat, seat + 1));
  return {
    ...plan,
    ...(teams?.of && { teams: { ...teams, of: inOrder(teams.of) } }),
    seats: inOrder(seats),
    starter: starter === null ? null : order.indexOf(starter),
  };
}

/** Return the plan with another mark for a seat; whoever has it, or the neutral deck, gets this seat's. */
export function setMark(plan: Plan, seat: number, mark: Colour): Plan {
  const own = plan.seats[seat]?.color ?? "grey";
  const seats = plan.seats.map((sitting, other) => {
    if (other === seat) return { ...sitting, color: mark };
    return sitting.color === mark ? { ...sitting, color: own } : sitting;
  });
  const { neutral } = plan.options;
  if (!Array.isArray(neutral)) return { ...plan, seats };
  const decks = neutral.map((colour) => (colour === mark ? own : colour));
  return { ...plan, seats, options: { ...plan.options, neutral: decks } };
}

/** Return a plan with the usual players, where the game has a seat for each. */
export function newPlan(
  { game, pad }: Pick<Plan, "game" | "pad">,
  usual: Pick<Person, "name" | "color">[],
): Plan {
  const empty: Plan = { game, pad, seats: [], options: {}, starter: null, teams: usualTeams(pad) };
  return usual.length > (mostPeople(empty) || COLOURS.length) ? empty : usual.reduce(addSeat, empty);
}

/** Return the plan for another game: the same people, under marks that game has. For the same game it stays as it is. */
export function changeGame(plan: Plan, game: Game, pad?: Pad): Plan {
  if (game === plan.game && pad === plan.pad) return plan;
  const empty: Plan = { game, pad, seats: [], options: {}, starter: plan.starter, teams: usualTeams(pad) };
  return plan.seats.reduce(addSeat, empty);
}

/** Return the teams in which a pad is usually played: partners sit opposite each other. */
function usualTeams(pad: Pad | undefined): TeamPlan | undefined {
  return pad?.teams ? { size: pad.teams, of: null, names: {} } : undefined;
}

/** Return the team of each seat; partners sit opposite each other as long as nobody is moved. */
export function teamOfSeats({ seats, teams, pad }: Plan): number[] {
  if (!teams) return [...seats.keys()];
  if (teams.of) return teams.of;
  const most = pad?.seats[1] ?? seats.length;
  const count = Math.min(Math.max(Math.floor(seats.length / teams.size), 2), most);
  return seats.map((_, seat) => seat % count);
}

/** Whether the set-up of a game names who begins. */
export function hasStarter(plan: Pick<Plan, "game" | "pad">): boolean {
  return Boolean(factsOf(plan)?.starter);
}

/** Return the words that ask who begins, or deals first, where a pad says who deals. */
export function starterWords({ game, pad }: Pick<Plan, "game" | "pad">): string {
  return pad ? `begins.pad.${pad.deals ? "deals" : "begins"}` : `begins.${game}`;
}

/** Return the seat that begins by the plan; null in lynX, where nobody need be named. */
export function starterOf(plan: Pick<Plan, "game" | "pad" | "starter">): number | null {
  return plan.starter ?? (factsOf(plan)?.starter?.none ? null : 0);
}

/** Return the options of the plan, with who begins among them, of partners their team; a pad leaves out its first seat. */
export function optionsOf(plan: Plan): Options {
  const rule = factsOf(plan)?.starter;
  if (!rule) return plan.options;
  const { [rule.name]: _former, ...options } = plan.options;
  const isSeated = plan.starter !== null && plan.starter < plan.seats.length;
  const first = starterOf(isSeated ? plan : { ...plan, starter: null });
  if (first === null) return { ...options, [rule.name]: null };
  const teams = teamOfSeats(plan);
  const order = [...new Set(teams)];
  const round = Math.max(order.length, rule.begins + 1);
  const seat = (order.indexOf(teams[first] ?? first) - rule.begins + round) % round;
  return plan.pad && seat === 0 ? options : { ...options, [rule.name]: seat };
}

/** Plan the same table once more: same seats, same house rules, the next one begins. */
export function rematchPlan(setup: Setup): Plan {
  const { game, pad, seats, options, playing } = setup;
  const sitting = seats.filter((_, seat) => playing[seat]);
  const first = startingSeat(setup);
  const order = [...seats.keys()].filter((seat) => playing[seat]);
  const next = order.find((seat) => first !== null && seat > first) ?? order[0] ?? 0;
  const plan: Plan = {
    game,
    pad,
    seats: [],
    options,
    starter: first === null ? null : order.indexOf(next),
  };
  const { people, teams } = takeApart(sitting, pad?.teams ?? 2);
  const seated = people.reduce(
    (next, { name, color }) => addSeat(next, { name, color: color ?? null }),
    plan,
  );
  return { ...seated, options, teams };
}

/** Return the seat that begins by a game's options (in lynX, and where a pad says who deals, the dealer); null where none is named. */
export function startingSeat(setup: Setup): number | null {
  const { options, seats, pad } = setup;
  const rule = factsOf(setup)?.starter;
  if (!rule) return null;
  const value = options[rule.name] ?? (pad ? 0 : null);
  return typeof value === "number" ? (value + rule.begins) % seats.length : null;
}
