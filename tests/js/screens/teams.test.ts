import { expect, test } from "vitest";
import {
  addSeat,
  changeGame,
  optionsOf,
  type Plan,
  rematchPlan,
  removeSeat,
} from "../../../static/js/page/screens/new-game/plan.ts";
import {
  fileSeats,
  freeTeam,
  moveToTeam,
  nameTeam,
  swapInTeams,
  teamCounts,
  withTeams,
} from "../../../static/js/page/screens/new-game/teams.ts";
import { takeApart, usualTeamName, withPeople } from "../../../static/js/page/team-names.ts";
import type { Pad, Seat, Setup } from "../../../static/js/types.ts";

const TICHU: Pad = { name: "Tichu", kind: "rounds", seats: [2, 2], teams: 2, fields: [] };

function table(names: string, pad?: Pad): Plan {
  const empty = changeGame(
    { game: "tally", seats: [], options: {}, starter: null },
    pad ? "pad" : "tally",
    pad,
  );
  return names.split(" ").reduce((plan, name) => addSeat(plan, { name, color: null }), empty);
}

const teamNames = (plan: Plan) => fileSeats(plan).map(({ name }) => name);

test("partners sit opposite each other, under the mark of the first", () => {
  const plan = table("Ada Ben Cy Di", TICHU);
  expect(fileSeats(plan)).toEqual([
    { name: "Ada & Cy", color: "blue", members: [{ name: "Ada" }, { name: "Cy" }] },
    { name: "Ben & Di", color: "green", members: [{ name: "Ben" }, { name: "Di" }] },
  ]);
  expect(teamNames(withTeams(table("A B C D E F"), true))).toEqual(["A & D", "B & E", "C & F"]);
});

test("whoever deals first by a pad for partners stands for the team, in a rematch the next team's first", () => {
  const plan = { ...table("Ada Ben Cy Di", { ...TICHU, deals: "left" }), starter: 3 };
  expect(optionsOf(plan)).toEqual({ start: 1 });
  expect(optionsOf({ ...plan, starter: 2 })).toEqual({});
  const setup: Setup = {
    ...{ game: "pad", pad: plan.pad as Pad, seats: fileSeats(plan) },
    ...{ options: {}, playing: [true, true] },
  };
  const rematch = rematchPlan(setup);
  expect(rematch.seats[rematch.starter ?? 0]?.name).toBe("Ben");
  expect(optionsOf(rematch)).toEqual({ start: 1 });
});

test("a tally has no teams until it is asked for them", () => {
  const plan = table("Ada Ben Cy Di");
  expect(fileSeats(plan)).toBe(plan.seats);
  expect(fileSeats(withTeams(withTeams(plan, true), false))).toBe(plan.seats);
});

test("whoever has no partner sits alone, as ever", () => {
  expect(fileSeats(withTeams(table("Ada Ben Cy"), true))).toEqual([
    { name: "Ada & Cy", color: "blue", members: [{ name: "Ada" }, { name: "Cy" }] },
    { name: "Ben", color: "green" },
  ]);
});

test("two swap, one moves or leaves for a team of their own; names stay with their teams", () => {
  const plan = nameTeam(table("Ada Ben Cy Di", TICHU), 1, "The Owls");
  expect(teamNames(plan)).toEqual(["Ada & Cy", "The Owls"]);
  const swapped = swapInTeams(plan, 1, 2);
  expect(fileSeats(swapped).map(({ members }) => members?.map(({ name }) => name))).toEqual([
    ["Ada", "Ben"],
    ["Cy", "Di"],
  ]);
  expect(teamNames(nameTeam(swapped, 1, ""))).toEqual(["Ada & Ben", "Cy & Di"]);
  expect(teamNames(moveToTeam(plan, 3, 0))).toEqual(["Ada & Cy & Di", "Ben"]);
  expect(teamNames(moveToTeam(plan, 3, freeTeam(plan)))).toEqual(["Ada & Cy", "Ben", "Di"]);
});

test("who comes joins the smallest team, who goes leaves theirs", () => {
  const swapped = swapInTeams(withTeams(table("Ada Ben Cy Di"), true), 1, 2);
  expect(teamNames(removeSeat(swapped, 0))).toEqual(["Ben", "Cy & Di"]);
  expect(teamNames(addSeat(removeSeat(swapped, 0), { name: "Eve", color: null }))).toEqual([
    "Ben & Eve",
    "Cy & Di",
  ]);
});

test("a rematch has the same teams, under their names and marks", () => {
  const seats: Seat[] = [
    { name: "Ada & Ben", color: "red", members: [{ name: "Ada" }, { name: "Ben" }] },
    { name: "The Owls", color: "sky", members: [{ name: "Cy" }, { name: "Di" }, { name: "Eve" }] },
    { name: "Flo", color: "moss" },
  ];
  const setup: Setup = { game: "tally", seats, options: {}, playing: [true, true, true] };
  const plan = rematchPlan(setup);
  expect(plan.seats.map(({ name }) => name)).toEqual(["Ada", "Cy", "Flo", "Ben", "Di", "Eve"]);
  expect(fileSeats(plan)).toEqual(seats);
  expect(rematchPlan({ ...setup, seats: [{ name: "Ada" }] }).teams).toBeUndefined();
});

test("a team is called after its people, who are cut where the name would be too long", () => {
  expect(usualTeamName(["Ada", "Cy"])).toBe("Ada & Cy");
  const long = usualTeamName(["Maximilian-Konstantin", "Bartholomäus-Alexander"]);
  expect(long).toBe("Maximilia… & Bartholom…");
  expect(usualTeamName(Array.from({ length: 4 }, () => "👩‍🚀".repeat(7))).length).toBeLessThanOrEqual(40);
});

test("the name of a team follows its people as long as it is theirs", () => {
  const team: Seat = {
    name: "Ada & Cy",
    color: "red",
    members: [{ name: "Ada", player: "p" }, { name: "Cy" }],
  };
  const members = [{ name: "Ida", player: "p" }, { name: "Cy" }];
  expect(withPeople(team, members)).toEqual({ name: "Ida & Cy", color: "red", members });
  expect(withPeople({ ...team, name: "The Owls" }, members).name).toBe("The Owls");
  expect(withPeople(team, [{ name: "Ada", player: "p" }])).toEqual({
    name: "Ada",
    player: "p",
    color: "red",
  });
  expect(withPeople({ name: "Ada", player: "p" }, [{ name: "Ada", player: "p" }, { name: "Cy" }])).toEqual({
    name: "Ada & Cy",
    members: [{ name: "Ada", player: "p" }, { name: "Cy" }],
  });
});

test("tables without teams are left as they are", () => {
  const seats = [{ name: "Ada" }, { name: "Ben" }];
  expect(takeApart(seats, 2)).toEqual({ people: seats, teams: undefined });
});

test("only so many people are asked for as fill all teams", () => {
  expect(teamCounts(4, 6, 2)).toBe("4 or 6");
  expect(teamCounts(6, 12, 3)).toBe("6, 9, or 12");
  expect(teamCounts(4, 12, 2)).toBe("4, 6 … 12");
});
