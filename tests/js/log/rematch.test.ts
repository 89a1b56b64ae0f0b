import { expect, test } from "vitest";
import type { Pad } from "../../../static/js/pad-types.ts";
import type { GameHead } from "../../../static/js/page/log/records.ts";
import { agreedSetup, findBegunRematch, findRematch } from "../../../static/js/page/log/rematch.ts";
import type { Entry, GameFile } from "../../../static/js/types.ts";
import { tableOf } from "../engine.ts";

const round = (...points: number[]): Entry => ({
  type: "round",
  players: points.map((one) => ({ points: one })),
});

const setUp = (options: GameFile["options"]): Entry => ({
  type: "amend",
  changes: [{ of: "setup", entry: { options } }],
});

/** The options with which a game of that log is played once more. */
function optionsAfter(options: GameFile["options"], ...log: Entry[]): GameFile["options"] {
  const seats = [{ name: "Ada" }, { name: "Ben" }];
  return agreedSetup(tableOf({ format: "companion/1", game: "tally", seats, options, log })).options;
}

test("a rematch has the end from before the table played on", () => {
  const on = [round(60, 104), setUp({ target: 110 }), round(20, 2), setUp({ target: 120 })];
  expect(optionsAfter({ target: 100 }, ...on)).toMatchObject({ target: 100, rounds: null });
  expect(optionsAfter({ rounds: 1 }, round(1, 2), setUp({ rounds: 2 }), round(1, 2)).rounds).toBe(1);
});

test("an end that was changed before it came, and other house rules, stay in a rematch", () => {
  expect(optionsAfter({ target: 100 }, round(60, 4), setUp({ target: 150 }), round(99, 2)).target).toBe(150);
  expect(optionsAfter({ target: 50 }, round(60, 4), setUp({ target: 70, wins: "low" }))).toMatchObject({
    target: 50,
    wins: "low",
  });
});

/** The pad with which a game by one is played once more that was begun by `begun` and had its pad corrected to `later`. */
function padAfter(begun: Partial<Pad>, later: Partial<Pad>, ...rounds: number[]): Pad | undefined {
  const basic = { name: "Cards", kind: "rounds", seats: [2, 4], points: "cards" };
  const fields = [{ id: "cards", name: "Cards", most: 99 }];
  const seats = [{ name: "Ada" }, { name: "Ben" }];
  const log: Entry[] = rounds.map((cards) => ({ type: "round", players: [{ cards }, { cards: 0 }] }));
  const pad = { ...basic, fields, ...begun } as Pad;
  log.push({ type: "amend", changes: [{ of: "setup", entry: { pad: { ...pad, ...later } } }] });
  return agreedSetup(tableOf({ format: "companion/1", game: "pad", pad, seats, options: {}, log })).pad;
}

test("what was corrected in a pad stays in a rematch, a new end only where the old had not come", () => {
  expect(padAfter({}, { points: "2*cards" }, 5)?.points).toBe("2*cards");
  const on = padAfter({ target: 50 }, { target: 90, points: "2*cards" }, 60);
  expect(on).toMatchObject({ target: 50, points: "2*cards" });
  expect(padAfter({ target: 50 }, { target: 90 }, 20)?.target).toBe(90);
  expect(padAfter({ rounds: "seats - 1" }, { rounds: 3 }, 20)?.rounds).toBe("seats - 1");
  expect(padAfter({}, { rounds: 3 }, 20)?.rounds).toBe(3);
});

/** A game begun at that minute by these people; what else it is does not matter here. */
function game(id: string, minute: number, names: string, more: Partial<GameHead> = {}): GameHead {
  const started = `2026-11-22T20:${minute}:00Z`;
  const seats = names.split(" ").map((name) => ({ name }));
  return {
    id,
    file: { started },
    setup: { seats },
    sheet: { over: false },
    gone: null,
    ...more,
  } as GameHead;
}

const earlier = game("a", 10, "Ada Ben Cy", { sheet: { over: true } as GameHead["sheet"] });
const rematchIn = (...games: GameHead[]) => findRematch(earlier, [earlier, ...games])?.id;

test("the same people play again, whoever leads now, and one may have come or gone", () => {
  expect(rematchIn(game("b", 40, "Cy Ada Ben"))).toBe("b");
  expect(rematchIn(game("b", 40, "Ben Cy"))).toBe("b");
  expect(rematchIn(game("b", 40, "Ada Ben Cy Di"))).toBe("b");
});

test("partners are the same people, in whatever team", () => {
  const team = (...names: string[]) => ({ name: "Owls", members: names.map((name) => ({ name })) });
  const seats = [team("Ada", "Cy"), { name: "Ben" }];
  const other = { setup: { seats } } as unknown as Partial<GameHead>;
  expect(rematchIn(game("b", 40, "", other))).toBe("b");
  expect(rematchIn(game("b", 40, "Owls Ben"))).toBeUndefined();
});

test("of two the one begun last", () => {
  expect(
    rematchIn(game("b", 30, "Ada Ben Cy"), game("c", 40, "Ada Ben Cy"), game("d", 35, "Ada Ben Cy")),
  ).toBe("c");
});

test("said to be its rematch it may have other people", () => {
  expect(rematchIn(game("b", 40, "Di Eve", { after: "a" }))).toBe("b");
});

test("no rematch: others play, it was begun before, it is over or erased", () => {
  expect(rematchIn(game("b", 40, "Ada Di"))).toBeUndefined();
  expect(rematchIn(game("b", 11, "Di Eve"))).toBeUndefined();
  expect(rematchIn(game("b", 10, "Ada Ben Cy"))).toBeUndefined();
  expect(rematchIn({ ...game("b", 40, "Ada Ben Cy"), sheet: earlier.sheet })).toBeUndefined();
  expect(rematchIn(game("b", 40, "Ada Ben Cy", { gone: "erased" }))).toBeUndefined();
});

test("a game without a start was begun before every other", () => {
  const ancient = game("old", 10, "Ada Ben", { file: {} as GameHead["file"] });
  expect(findRematch(ancient, [ancient, game("b", 10, "Ada Ben")])?.id).toBe("b");
  expect(rematchIn({ ...ancient, id: "other" })).toBeUndefined();
});

test("a larger table lacks nobody of the smaller one, or is no rematch", () => {
  expect(rematchIn(game("b", 40, "Ada Ben Di Eve"))).toBeUndefined();
});

test("a rematch that has begun is of the same game, and of this evening", () => {
  const begun = (more: object, before: object = { game: "tally" }, head: Partial<GameHead> = {}) => {
    const one = game("b", 40, "Ada Ben Cy", { touched: Date.parse("2026-11-22T20:40:00Z"), ...head });
    Object.assign(one.setup, { game: "tally" }, more);
    const former = { ...earlier, setup: { ...earlier.setup, ...before } } as GameHead;
    const idAt = (time: string) => findBegunRematch(former, [former, one], Date.parse(time))?.id;
    return [idAt("2026-11-22T23:00:00Z"), idAt("2026-11-29T20:00:00Z")];
  };
  expect(begun({})).toEqual(["b", undefined]);
  expect(begun({}, { game: "tally" }, { shown: true })).toEqual([undefined, undefined]);
  expect(begun({ game: "lynx" })).toEqual([undefined, undefined]);
  expect(begun({ pad: { name: "Skyjo" } })).toEqual([undefined, undefined]);
  const pad = (en: string) => ({ game: "pad", pad: { name: { en, de: `${en} (deutsch)` } } });
  expect(begun(pad("Skyjo"), pad("Skyjo"))).toEqual(["b", undefined]);
  expect(begun(pad("Skyjo"), pad("Golf"))).toEqual([undefined, undefined]);
});
