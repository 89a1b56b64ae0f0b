import { expect, test } from "vitest";
import {
  carryOver,
  newTrick,
  withCard,
  withOut,
} from "../../../static/js/page/recorders/animanize/log-draft.ts";
import { reasonText, roomText } from "../../../static/js/page/recorders/animanize/log-words.ts";
import { kind } from "../../../static/js/page/recorders/animanize.ts";
import type { Sheet } from "../../../static/js/types.ts";

const trick = (...cards: string[]) => cards.reduce((draft, card) => withCard(draft, card), newTrick());

test("a card taken back leaves its place to the next one", () => {
  const gap = withCard(trick("red 4", "red 9", "blue 2"), "red 9");
  expect(gap.entry.cards).toEqual(["red 4", "blue 2"]);
  expect(gap.lying).toEqual(["red 4", null, "blue 2"]);
  const mended = withCard(gap, "red 3");
  expect(mended.entry.cards).toEqual(["red 4", "red 3", "blue 2"]);
  expect(mended.lying).toBeUndefined();
});

test("several gaps are filled in the order of play", () => {
  const gaps = withCard(withCard(trick("red 4", "red 9", "blue 2"), "blue 2"), "red 4");
  expect(withCard(withCard(gaps, "red 1"), "red 2").entry.cards).toEqual(["red 1", "red 9", "red 2"]);
});

test("the second lion is played, and the later one taken back first", () => {
  const both = withCard(trick("lion"), "lion", true);
  expect(both.entry.cards).toEqual(["lion", "lion"]);
  expect(withCard(both, "lion").lying).toEqual(["lion", null]);
});

test("what was tapped while a trick was being written begins the next one", () => {
  const submitted = trick("lion", "red 9", "lion", "blue 2");
  const early = withCard(withCard(submitted, "red 1"), "lion", true);
  expect(carryOver(submitted, early)?.entry.cards).toEqual(["red 1", "lion"]);
  expect(carryOver(submitted, withCard(submitted, "red 9"))).toBeNull();
  expect(carryOver(submitted, withCard(withOut(submitted), "red 1"))).toBeNull();
});

test("the reason why a trick is won names the colour that was led", () => {
  expect(reasonText("highest", "green")).toBe("highest green");
  expect(reasonText("highest", null)).toBe("highest card");
  expect(reasonText("animal", "green")).toBe("highest, with an animal");
});

const setup = {
  game: "animanize" as const,
  seats: [{ name: "Ada" }, { name: "Ben" }, { name: "Cy" }],
  options: { log_tricks: true },
  playing: [true, true, true],
};

test("where tricks are logged the log opens, whatever was last used in another game", () => {
  const sheet = {} as Sheet;
  expect(kind.newDraft(setup, sheet, "points")).toEqual(newTrick());
  expect(kind.newDraft({ ...setup, options: {} }, sheet, "points").entry.type).toBe("round");
});

test("of what a correction makes impossible the rules mend who leads, and nothing else", () => {
  const entry = { type: "trick", id: "2", leader: 0, cards: ["red 1", "red 2", "red 3"] };
  const problem = { entry: 2, at: ["leader"], code: "animanize.leader", params: { seat: 1 } };
  expect(kind.mend?.(entry, problem, setup)).toEqual({ ...entry, leader: 1 });
  expect(kind.mend?.(entry, { ...problem, code: "animanize.card_gone" }, setup)).toBeNull();
});

test("a written trick is taken back card by card, both lions and a shown hand too", () => {
  const drafts = (entry: object) => kind.tapsBefore?.(entry as never).map((draft) => draft.entry);
  expect(drafts({ type: "trick", leader: 0, cards: ["lion", "red 2", "lion"] })).toEqual([
    trick("lion").entry,
    trick("lion", "red 2").entry,
  ]);
  const out = { type: "out", cards: ["animal 8"], hand: ["animal 7", "animal 6"] };
  expect(drafts(out)?.at(-1)).toMatchObject({ type: "out", cards: ["animal 8"], hand: ["animal 7"] });
  expect(drafts({ type: "round", players: [] })).toEqual([]);
});

test("the log says how much everybody has left below the limit, or what the brawl costs", () => {
  expect([20, -4, 0].map(roomText)).toEqual(["20 left", "brawl −4", "0 left"]);
});
