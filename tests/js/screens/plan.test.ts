import { expect, test } from "vitest";
import {
  addSeat,
  changeGame,
  hasStarter,
  moveSeat,
  optionsOf,
  type Plan,
  rematchPlan,
  removeSeat,
  setMark,
  starterOf,
  starterWords,
} from "../../../static/js/page/screens/new-game/plan.ts";
import type { Game, Pad, Setup } from "../../../static/js/types.ts";

const empty = (game: Game): Plan => ({ game, seats: [], options: {}, starter: null });
const table = (game: Game, ...names: string[]) =>
  names.reduce((plan, name) => addSeat(plan, { name, color: null }), empty(game));
const sitting = (...names: string[]) => ({
  seats: names.map((name) => ({ name })),
  playing: names.map(() => true),
});
const marks = (plan: Plan) => plan.seats.map(({ color }) => color);

test("everybody sits under the usual mark, or the first free one", () => {
  const plan = addSeat(addSeat(empty("agame"), { name: "Ada", color: "red" }), { name: "Ben", color: "red" });
  expect(marks(plan)).toEqual(["red", "blue"]);
});

test("a mark is chosen among those of the game; whoever has it swaps", () => {
  expect(marks(setMark(table("agame", "Ada", "Ben"), 0, "red"))).toEqual(["red", "green"]);
  const full = table("agame", "Ada", "Ben", "Cy", "Dörte", "Emil");
  expect(marks(setMark(full, 0, "yellow"))).toEqual(["yellow", "green", "purple", "red", "blue"]);
  expect(marks(setMark(full, 0, "blue"))).toEqual(marks(full));
});

test("another game keeps the people, under marks that game has", () => {
  const eight = table("tally", "A", "B", "C", "D", "E", "F");
  expect(marks(eight)[5]).toBe("sand");
  expect(marks(changeGame(table("tally", "A", "B"), "agame"))).toEqual(["blue", "green"]);
});

test("the same game keeps rules, marks and partners; of a pad the same pad, while none is another one", () => {
  const tally = { ...table("tally", "Ada", "Ben"), options: { target: 500 } };
  expect(changeGame(tally, "tally")).toEqual(tally);
  expect(changeGame(tally, "animanize").options).toEqual({});
  const pad: Pad = { ...WIZARD, teams: 2 };
  const seated = ["Ada", "Ben", "Cy", "Dora"].reduce(
    (plan, name) => addSeat(plan, { name, color: null }),
    changeGame(empty("tally"), "pad", pad),
  );
  const parted = { ...seated, teams: { size: 2, of: [0, 0, 1, 1], names: {} } };
  expect(changeGame(parted, "pad", pad)).toEqual(parted);
  expect(changeGame(parted, "pad")).toMatchObject({ pad: undefined, teams: undefined });
});

test("nobody wears a mark that looks like a card of the game, whatever the usual one is", () => {
  const plan = addSeat(table("animanize", "Ada", "Ben"), { name: "Cy", color: "blue" });
  expect(marks(plan)).toEqual(["sand", "teal", "grey"]);
  expect(marks(changeGame(plan, "tally"))).toEqual(["sand", "teal", "grey"]);
  const heart = addSeat(table("pad", "Ada", "Ben", "Cy"), { name: "Dora", color: "rose" });
  expect(marks(heart)).toEqual(["blue", "green", "red", "yellow"]);
});

test("who begins stays the same person when somebody before him stands up", () => {
  const plan = { ...table("animanize", "Ada", "Ben", "Cy"), starter: 2 };
  expect(removeSeat(plan, 0).starter).toBe(1);
  expect(removeSeat(plan, 2).starter).toBeNull();
});

test("who begins is an option of the game", () => {
  expect(optionsOf({ ...table("animanize", "Ada", "Ben", "Cy"), starter: 2 })).toEqual({ start: 2 });
  expect(optionsOf({ ...table("greta", "Ada", "Ben"), starter: 1 })).toEqual({ dealer: 0 });
  expect(optionsOf(table("lynx", "Ada", "Ben"))).toEqual({ dealer: null });
  expect(starterOf(table("greta", "Ada", "Ben"))).toBe(0);
});

test("in a rematch the next on the left who still plays begins, whoever left before", () => {
  const setup: Setup = {
    game: "lynx",
    seats: ["Ada", "Ben", "Cy", "Dot"].map((name) => ({ name, color: null })),
    options: { dealer: 2 },
    playing: [true, false, true, true],
  } as unknown as Setup;
  expect(rematchPlan(setup).starter).toBe(2);
  expect(rematchPlan({ ...setup, playing: [true, true, true, false] }).starter).toBe(0);
});

const WIZARD: Pad = {
  name: "Wizard",
  kind: "rounds",
  seats: [3, 6],
  deals: "left",
  begins: "left",
  fields: [],
};

test("who deals first by a pad is an option of the game, left out where it is the first seat's", () => {
  const plan = ["Ada", "Ben", "Cy"].reduce(
    (plan, name) => addSeat(plan, { name, color: null }),
    changeGame(empty("tally"), "pad", WIZARD),
  );
  expect([hasStarter(plan), starterWords(plan), starterOf(plan)]).toEqual([true, "begins.pad.deals", 0]);
  expect(optionsOf(plan)).toEqual({});
  expect(optionsOf({ ...plan, starter: 2 })).toEqual({ start: 2 });
  expect(optionsOf({ ...plan, starter: 0, options: { start: 2 } })).toEqual({});
  const { deals: _deals, ...begun } = WIZARD;
  expect(starterWords({ ...plan, pad: begun })).toBe("begins.pad.begins");
  const { begins: _begins, ...unsaid } = begun;
  expect(hasStarter({ ...plan, pad: unsaid })).toBe(false);
  expect(optionsOf({ ...plan, pad: unsaid, starter: 2 })).toEqual({});
});

test("in a rematch by a pad the next one deals first, also where nobody was named", () => {
  const setup: Setup = { game: "pad", pad: WIZARD, ...sitting("Ada", "Ben", "Cy"), options: {} };
  expect(optionsOf(rematchPlan(setup))).toEqual({ start: 1 });
  expect(optionsOf(rematchPlan({ ...setup, options: { start: 2 } }))).toEqual({});
});

test("a rematch has the same seats without who left, and the next one begins", () => {
  const setup: Setup = {
    game: "animanize",
    seats: [
      { name: "Ada", color: "teal" },
      { name: "Ben", color: "sand" },
      { name: "Cy", color: "grey" },
    ],
    options: { start: 2, target: 60 },
    playing: [true, true, true],
  };
  expect(rematchPlan(setup)).toMatchObject({ seats: setup.seats, starter: 0, options: { target: 60 } });
  expect(rematchPlan({ ...setup, game: "tally", playing: [true, false, true] }).seats).toHaveLength(2);
});

test("somebody moves to another seat; who begins and who plays together stays", () => {
  const four = { ...table("tally", "Ada", "Ben", "Cy", "Dora"), starter: 0 };
  const names = (plan: Plan) => plan.seats.map(({ name }) => name).join(" ");
  const down = moveSeat(four, 0, 2);
  expect([names(down), down.starter]).toEqual(["Ben Cy Ada Dora", 2]);
  expect(marks(down)).toEqual([...marks(four).slice(1, 3), marks(four)[0], marks(four)[3]]);
  expect(names(moveSeat(down, 2, 0))).toBe("Ada Ben Cy Dora");
  expect(moveSeat({ ...four, starter: null }, 3, 0).starter).toBeNull();
  const teams = { size: 2, of: [0, 0, 1, 1], names: {} };
  expect(moveSeat({ ...four, teams }, 0, 3).teams?.of).toEqual([0, 1, 1, 0]);
});

test("neutral decks swap with a player's, and are chosen anew where others play", () => {
  const plan: Plan = {
    ...table("agame", "Ada", "Ben"),
    options: { fennek: "off", neutral: ["purple", "red"] },
  };
  expect(setMark(plan, 0, "red").options.neutral).toEqual(["purple", "blue"]);
  expect(addSeat(plan, { name: "Cy", color: null }).options).toEqual({ fennek: "off" });
  expect(removeSeat(plan, 1).options).toEqual({ fennek: "off" });
});
