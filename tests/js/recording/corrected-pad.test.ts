import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OtherPhone } from "../../../static/js/page/log/records.ts";
import { beginGame } from "../../../static/js/page/screens/new-game/begin-game.ts";
import type { Pad } from "../../../static/js/types.ts";
import { Screen } from "./record-screen.ts";

const CARDS = { id: "cards", name: "Cards" };
const EXTRA = { id: "extra", name: "Extra" };
const ONE: Pad = {
  name: "Hands",
  kind: "rounds",
  seats: [2, 4],
  fields: [CARDS],
  points: "cards",
  wins: "low",
};
const TWO: Pad = { ...ONE, fields: [CARDS, EXTRA], points: "cards + extra" };

let screen: Screen;
let presence: { others: OtherPhone[] };

beforeEach(() => {
  screen = new Screen();
  presence = { others: [] };
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Open the recorder of a game by a pad, beside other phones. */
async function open(pad: Pad): Promise<void> {
  const seats = [{ name: "Ada" }, { name: "Ben" }];
  screen.game = (await beginGame(screen.store, { game: "pad", pad, seats, options: {} })) ?? "";
  const presenceSender = { start: () => undefined, stop: () => undefined };
  const live = { onStoreChange: () => undefined, presence };
  const sync = { exchangeNow: vi.fn(), exchangeAfter: vi.fn() };
  Object.assign(screen.store.connection, { network: { presenceSender, live, sync } });
  await screen.open();
}

/** Write a correction of the pad into the log. */
async function correct(pad: Pad): Promise<void> {
  const changes = [{ of: "setup", entry: { pad } }];
  const { problem } = await screen.store.write(screen.game, [{ type: "amend", changes }]);
  expect(problem).toBeNull();
  screen.session.update();
}

const filled = (...players: unknown[]) => {
  const { draft } = screen.current;
  return { ...draft, entry: { ...draft.entry, players } };
};

const players = () => screen.current.draft.entry.players;

test("a figure of another phone that the corrected pad asks for is shown with it, whole", async () => {
  await open(ONE);
  const parts = { 1: { cards: 7, extra: 2 } };
  const round = { round: 1, type: "round", parts, over: {}, at: null };
  presence.others = [{ device: "ben", by: "ben", phone: null, filled: round }];
  screen.session.update();
  expect(players()).toEqual([null, { cards: 7 }]);
  await correct(TWO);
  expect(players()).toEqual([null, { cards: 7, extra: 2 }]);
  await correct(ONE);
  expect(players()).toEqual([null, { cards: 7 }]);
});

test("a pad corrected while an entry is on its way is followed once that is refused", async () => {
  await open(TWO);
  await screen.tap(filled({ cards: 12, extra: 3 }, { cards: 7, extra: 1 }));
  const { write } = screen.store;
  vi.spyOn(screen.store, "write").mockImplementationOnce(async () => {
    screen.store.write = write.bind(screen.store);
    await correct(ONE);
    expect(players()).toEqual([
      { cards: 12, extra: 3 },
      { cards: 7, extra: 1 },
    ]);
    const problem = { entry: 1, at: [], code: "pad.check", params: {} };
    return { setup: null, sheet: null, problem, held: null };
  });
  await screen.session.act();
  expect(players()).toEqual([{ cards: 12 }, { cards: 7 }]);
  await screen.current.answer;
  expect(screen.current.main.act).toBe("write");
});
