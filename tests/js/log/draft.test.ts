import { expect, test } from "vitest";
import { fitSeats, placeName, playingSeats } from "../../../static/js/page/log/draft.ts";
import type { Draft, Setup } from "../../../static/js/types.ts";

/** Three seats; only these play. */
const setup = (...playing: number[]): Setup => ({
  game: "tally",
  seats: [{ name: "Ada" }, { name: "Ben" }, { name: "Cy" }],
  options: {},
  playing: [0, 1, 2].map((seat) => playing.includes(seat)),
});

const draft = (seat: number, ...players: (number | null)[]): Draft => ({
  entry: { type: "round", players: players.map((points) => (points === null ? null : { points })) },
  seat,
  depth: "points",
});

test("those still playing are told in the order of the seats", () => {
  expect(playingSeats(setup(0, 1, 2))).toEqual([0, 1, 2]);
  expect(playingSeats(setup(2, 0))).toEqual([0, 2]);
});

test("a draft's place is the end of the log, an entry it replaces, or one it stands before", () => {
  expect(placeName({})).toBe("new");
  expect(placeName({ of: "a" })).toBe("of:a");
  expect(placeName({ before: "b" })).toBe("before:b");
});

test("who has joined since a draft was begun has a blank place in it", () => {
  expect(fitSeats(draft(1, 4, 5), setup(0, 1, 2))).toEqual(draft(1, 4, 5, null));
});

test("who has left since a draft was begun has no figures in it, and is not the one filled in", () => {
  expect(fitSeats(draft(1, 4, 5, 6), setup(0, 2))).toEqual(draft(0, 4, null, 6));
  expect(fitSeats(draft(2, 4, 5, 6), setup(1, 2))).toEqual(draft(2, null, 5, 6));
});

test("where nobody plays any more, the first seat is filled in", () => {
  expect(fitSeats(draft(2, 4, 5, 6), setup())).toEqual(draft(0, null, null, null));
});

test("a draft without figures by player stays as it is", () => {
  const trick: Draft = { entry: { type: "trick", cards: ["7"] }, seat: 1, depth: "cards" };
  expect(fitSeats(trick, setup(0))).toBe(trick);
});
