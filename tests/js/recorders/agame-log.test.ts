import { expect, test } from "vitest";
import { problemText } from "../../../static/js/page/codes.ts";
import { t } from "../../../static/js/page/messages.ts";
import { pointsSoFar, rowNow } from "../../../static/js/page/recorders/agame/live-rows.ts";
import {
  carryOver,
  newCatch,
  newTrick,
  restOf,
  strayCards,
  trickTaps,
  withCard,
  withLaid,
  withoutCards,
} from "../../../static/js/page/recorders/agame/log-draft.ts";
import { trickLine } from "../../../static/js/page/recorders/agame/log-words.ts";
import { kind } from "../../../static/js/page/recorders/agame.ts";
import type { Choices, Result, Setup, Sheet } from "../../../static/js/types.ts";

const laid = withLaid(newTrick(["red 3", { card: "blue 21", seat: 1 }]), "red 3");

test("what was tapped while a trick was being written begins the next one", () => {
  expect(carryOver(laid, withCard(withCard(laid, "red 5"), "red 8"))).toEqual(newTrick(["red 5", "red 8"]));
  expect(carryOver(laid, newCatch())).toEqual(newCatch());
});

test("a tap on a card of the trick that is written by now does nothing", () => {
  expect(carryOver(laid, withCard(laid, "blue 21"))).toBeNull();
  expect(carryOver(newCatch(2), newTrick(["red 5"]))).toBeNull();
});

test("the winner's row is drawn with the card just caught and with the cards laid", () => {
  const table = { rows: [{ "5": "green" }, {}], aside: ["red 13", null] };
  expect(rowNow(table, 0, ["green 8", { card: "red fennek", slot: "3" }])).toEqual({
    "3": "fennek red",
    "5": "green",
    "8": "green",
    "13": "red",
  });
  expect(rowNow(table, 1)).toEqual({});
});

test("where tricks are logged the log opens, whatever was last used in another game", () => {
  const seats = [{ name: "Ada" }, { name: "Ben" }];
  const setup = { game: "agame" as const, seats, options: { log_tricks: true }, playing: [true, true] };
  const sheet = {} as Sheet;
  expect(kind.newDraft(setup, sheet, "points")).toEqual(newTrick());
  expect(kind.newDraft({ ...setup, options: {} }, sheet, "points").entry.type).toBe("section");
});

test("no line ends between the colour of a card and its number where a sentence names it", () => {
  const setup = { game: "agame" as const, seats: [{ name: "Ada" }], options: {}, playing: [true] };
  const choices = { taps: { plays: [], rest: [], discard: [] }, warnings: [] } as unknown as Choices;
  const waiting = { ...newTrick(), waiting: "purple 2" };
  const line = trickLine({ setup, sheet: {} as Sheet, draft: waiting, choices });
  expect(line).toContain("purple\u00a02");
  const problem = { code: "agame.card_in_trick", params: { card: "purple 2" } };
  expect(problemText(problem, setup)).toContain("purple\u00a02");
});

test("a written trick or catch is taken back tap by tap", () => {
  const last = (entry: object) => kind.tapsBefore?.(entry as never).at(-1);
  const trick = { type: "trick", leader: 1, plays: [["red 5"], ["blue 8"]], laid: ["blue 8", "red 5"] };
  expect(last(trick)).toMatchObject({
    cards: [{ card: "red 5" }, { card: "blue 8" }],
    entry: { laid: ["blue 8"] },
  });
  expect(last({ ...trick, laid: ["blue 8"] })).toMatchObject({ entry: { laid: null } });
  const caught = { type: "catch", seat: 1, card: "red 5", from: 0, pay: ["blue 1", "blue 8"] };
  expect(last(caught)).toMatchObject({ entry: { card: "red 5", pay: ["blue 1"] } });
  expect(last({ type: "stuck", seat: 0, card: "red 5" })).toMatchObject({
    cards: [{ card: "red 5", seat: 0 }],
  });
  for (const type of ["section", "adjust", "amend", "finish", "remove"]) {
    expect(kind.tapsBefore?.({ type } as never)).toEqual([]);
  }
});

test("of what a correction makes impossible the rules mend who leads a trick that all played", () => {
  const setup = { game: "agame" as const, seats: [{}, {}, {}] } as unknown as Setup;
  const entry = {
    type: "trick",
    id: "2",
    leader: 0,
    plays: [["blue 21"], ["green 13"], ["purple 8", "purple 3"]],
  };
  const problem = { entry: 2, at: ["leader"], code: "agame.leader", params: { seat: 1 } };
  const plays = [["green 13"], ["purple 8", "purple 3"], ["blue 21"]];
  expect(kind.mend?.(entry, problem, setup)).toEqual({ ...entry, leader: 1, plays });
  expect(kind.mend?.({ ...entry, leader: 2, plays }, { ...problem, params: { seat: 1 } }, setup)).toEqual({
    ...entry,
    leader: 1,
    plays: [["blue 21"], ["green 13"], ["purple 8", "purple 3"]],
  });
  expect(kind.mend?.({ ...entry, plays: plays.slice(1) }, problem, setup)).toBeNull();
  expect(kind.mend?.({ type: "stuck", seat: 0, card: "blue 3" }, problem, setup)).toBeNull();
  expect(kind.mend?.(entry, { ...problem, code: "agame.not_in_hand" }, setup)).toBeNull();
});

test("a log that is left for counts has the sums and lizards of the rows laid so far", () => {
  const seats = [{ name: "Ada" }, { name: "Ben" }];
  const setup: Setup = { game: "agame", seats, options: { log_tricks: true }, playing: [true, true] };
  const lines = [
    { what: "cards", points: 16 },
    { what: "lizards", count: 1, points: 10 },
  ];
  const players = [{ lines }, { lines: [{ what: "cards", points: 0 }] }];
  const sheet = { rounds: [{ open: true, players }], table: {} } as unknown as Sheet;
  const left = (from: Sheet) => kind.changeDepth?.(newTrick([]), "counts", setup, from)?.entry.players;
  expect(left(sheet)).toEqual([{ sum: 16, lizards: 1, complete: false }, null]);
  expect(left({ ...sheet, rounds: [] })).toEqual([null, null]);
});

test("a card tapped in a full trick counts as nobody's until a card of it is laid", () => {
  const draft = newTrick(["red 5", "blue 8", "red 8"]);
  const full = {
    plays: [
      { seat: 0, cards: ["red 5"], sum: null },
      { seat: 1, cards: ["blue 8"], sum: null },
    ],
    full: true,
    rest: ["red 8"],
  };
  const choices = (taps: object) => ({ taps }) as unknown as Choices;
  const setup = { game: "agame" as const, seats: [], options: {}, playing: [] };
  expect(strayCards(draft, trickTaps(choices(full)))).toEqual(["red 8"]);
  expect(kind.status(draft, choices(full), setup)).toBe("2 cards");
  expect(kind.status(draft, choices({ ...full, full: false }), setup)).toBe("3 cards");
  expect(strayCards(withLaid(draft, "red 5"), trickTaps(choices(full)))).toEqual([]);
  expect(strayCards(draft, trickTaps(choices({ ...full, rest: [] })))).toEqual([]); // not read yet
  expect(withoutCards(draft, ["red 8"]).cards).toEqual(["red 5", "blue 8"]);
});

test("cards tapped after the winner has laid begin the next trick, also where the engine has not read them yet", () => {
  const plays = [
    { seat: 0, cards: ["red 5"], sum: null },
    { seat: 1, cards: ["blue 8"], sum: null },
  ];
  const draft = withLaid(newTrick(["red 5", "blue 8", "red 8", "red 3"]), "red 5");
  expect(restOf(draft, { full: true, plays })).toEqual(["red 8", "red 3"]);
  expect(restOf(draft, { full: false, plays })).toEqual([]);
});

test("the log says what the section has brought everybody so far", () => {
  const players = [{ points: 26 }, { points: 0 }] as Result[];
  const open = { no: 1, open: true, entries: [], players };
  expect(pointsSoFar({ rounds: [open] })).toEqual(["+26", "0"]);
  expect(pointsSoFar({ rounds: [{ ...open, open: false }] })).toEqual([]);
});

test("a sum of two cards stays in one line with its word", () => {
  expect(t("agame.why.sum", { sum: 18 })).toBe("18\u00a0together");
});
