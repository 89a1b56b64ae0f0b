import { beforeEach, expect, test } from "vitest";
import "../local/one-phone.ts";
import type { Change } from "../../../static/js/page/log/records.ts";
import { planMending } from "../../../static/js/page/recording/mending-plan.ts";
import { beginGame } from "../../../static/js/page/screens/new-game/begin-game.ts";
import { Store } from "../../../static/js/page/store.ts";

const SEATS = [{ name: "Ada" }, { name: "Ben" }, { name: "Cy" }];

/** Whoever leads takes the trick; the last one has the card that Ben's correction lays into the first. */
const TRICKS = [
  ["red 1", "blue 2", "yellow 1"],
  ["red 3", "blue 3", "yellow 3"],
  ["red 4", "blue 4", "yellow 4"],
  ["red 2", "animal 2", "yellow 2"],
];

let store: Store;
let game: string;

beforeEach(async () => {
  store = new Store();
  game = (await beginGame(store, { game: "animanize", seats: SEATS, options: { log_tricks: true } })) ?? "";
});

/** Log the first so many tricks, all led by Ada; their ids. */
async function log(count: number): Promise<string[]> {
  for (const cards of TRICKS.slice(0, count)) {
    const { problem } = await store.write(game, [{ type: "trick", leader: 0, cards }]);
    if (problem) throw new Error(problem.code);
  }
  return (store.games.get(game)?.log ?? []).map(({ entry }) => entry.id);
}

/** Ben takes the first trick after all. */
const bensTrick = (of = ""): Change => ({
  of,
  entry: { type: "trick", leader: 0, cards: ["red 1", "animal 2", "yellow 1"] },
});

test("the rules mend the tricks up to the first one that only a person can mend", async () => {
  const [first, second, third] = await log(4);
  const plan = await planMending(store, game, [bensTrick(first)]);
  expect(plan).toMatchObject({ code: "animanize.leader", isWhole: false });
  expect(plan?.changes).toEqual([
    { of: second, entry: expect.objectContaining({ leader: 1, cards: TRICKS[1] }) },
    { of: third, entry: expect.objectContaining({ leader: 1, cards: TRICKS[2] }) },
  ]);
});

test("where the rules mend all of them nothing is left for a person, and all can be written", async () => {
  const [first] = await log(3);
  const plan = await planMending(store, game, [bensTrick(first)]);
  expect(plan?.changes).toHaveLength(2);
  expect(plan?.isWhole).toBe(true);
  const changes = [bensTrick(first), ...(plan?.changes ?? [])];
  expect((await store.write(game, [{ type: "amend", changes }])).problem).toBeNull();
});

test("nothing is mended where nothing has become impossible, or the first needs a person", async () => {
  const [first] = await log(2);
  expect(await planMending(store, game, [])).toBeNull();
  const twice = { type: "trick", leader: 0, cards: ["red 3", "blue 2", "yellow 1"] };
  expect(await planMending(store, game, [{ of: first ?? "", entry: twice }])).toBeNull();
});
