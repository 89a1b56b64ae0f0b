import { expect, test } from "vitest";
import type { RecorderKind } from "../../../static/js/page/recorders/recorder.ts";
import { mainAction } from "../../../static/js/page/recording/recorder-context.ts";
import type { Choices, Draft, Entry, Problem, Setup } from "../../../static/js/types.ts";

const SETUP: Setup = {
  game: "tally",
  seats: [{ name: "Ada" }, { name: "Ben" }],
  options: {},
  playing: [true, true],
};
const ROUND: Entry = { type: "round", players: [{ points: 1 }, { points: 2 }] };
const MISSING: Problem = { entry: 0, at: ["players", 1], code: "draft.missing", params: {} };
const WRONG: Problem = { entry: 0, at: ["players", 0, "points"], code: "value.high", params: { high: 9 } };

const answer = (entry: Entry | null, problem: Problem | null) => ({ entry, problem }) as Choices;
const recorder = (isPerPlayer: boolean) => ({ kind: { isPerPlayer } as RecorderKind, setup: SETUP });
const draft = (players?: unknown[], seat = 0): Draft => ({
  entry: { type: "round", ...(players && { players }) },
  seat,
  depth: "points",
});

/** The main button of a recorder that walks from player to player, while `problem` stands in the way. */
const walk = (players: unknown[] | undefined, problem: Problem, settled = players) =>
  mainAction(answer(null, problem), draft(players), draft(settled), recorder(true));

test("the main button waits until the engine has answered", () => {
  const current = draft([null, null]);
  expect(mainAction(null, current, current, recorder(true))).toEqual({ act: "wait" });
  expect(mainAction(answer(null, null), current, current, recorder(true))).toEqual({ act: "wait" });
});

test("a whole round is written as the engine reads it", () => {
  const current = draft(ROUND.players as unknown[]);
  expect(mainAction(answer(ROUND, null), current, current, recorder(true))).toEqual({
    act: "write",
    entry: ROUND,
  });
});

test("a player who is filled in hands on to the next one", () => {
  expect(walk([{ points: 1 }, null], MISSING)).toEqual({ act: "seat", seat: 1 });
});

test("a player of whom nothing is known is not passed over", () => {
  const missing = { ...MISSING, at: ["players", 0] };
  expect(walk([null, null], MISSING)).toEqual({ act: "lead", missing });
  expect(walk([{ row: null }, null], MISSING)).toEqual({ act: "lead", missing });
});

test("an empty row that counts as known is walked on from", () => {
  expect(walk([null, null], MISSING, [{ row: {} }, null])).toEqual({ act: "seat", seat: 1 });
});

test("a wrong figure is mended before the next player comes", () => {
  expect(walk([{ points: 10 }, null], WRONG)).toEqual({ act: "lead", missing: WRONG });
});

test("the last figure missing is led to where it is missing", () => {
  const missing = { ...MISSING, at: ["players", 0, "points"] };
  expect(walk([{ tricks: 1, points: null }, { points: 2 }], missing)).toEqual({ act: "lead", missing });
});

test("a recorder that shows all players at once leads to what is missing", () => {
  const current = draft([{ points: 1 }, null]);
  const main = mainAction(answer(null, MISSING), current, current, recorder(false));
  expect(main).toEqual({ act: "lead", missing: MISSING });
});

test("an entry without figures by player leads to what is missing", () => {
  expect(walk(undefined, MISSING)).toEqual({ act: "lead", missing: MISSING });
});

test("what is only begun is asked about before anything is written", () => {
  const here = draft(ROUND.players as unknown[]);
  const missing = { code: "lynx.meld_begun", params: { rank: "Q" }, at: ["players", 0, "melds"] };
  const { kind, setup } = recorder(true);
  const action = mainAction(answer(ROUND, null), here, here, {
    kind: { ...kind, begunOf: () => missing },
    setup,
  });
  expect(action).toEqual({ act: "lead", missing });
});
