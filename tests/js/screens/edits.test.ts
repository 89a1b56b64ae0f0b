import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withChange } from "../../../static/js/page/log/corrections.ts";
import type { LoadedGame } from "../../../static/js/page/log/records.ts";
import {
  applyChanges,
  findExtension,
  optionChange,
  padExtension,
  seatChange,
} from "../../../static/js/page/screens/settings/edits.ts";
import type { GameFile, Pad, Setup, Sheet } from "../../../static/js/types.ts";
import { engine, tableOf } from "../engine.ts";

const SHEET = { totals: [65, 20], reason: "target" } as Sheet;
const SETUP: Setup = {
  game: "tally",
  seats: [{ name: "Ada" }, { name: "Ben" }, { name: "Eve" }],
  options: { target: 60, rounds: null },
  playing: [true, true, true],
};

/** Ada and Ben began; Eve joined. */
const TABLE = {
  record: { setup: SETUP, sheet: SHEET, file: { seats: SETUP.seats.slice(0, 2) } },
  log: [{ entry: { type: "join", id: "j", seat: { name: "Eve" } }, refused: null }],
} as unknown as LoadedGame;

test("names and options are changed in one go, only what differs is written", () => {
  const first = withChange([], seatChange(TABLE, SETUP, 1, { name: "Benjamin" }));
  const both = withChange(first, optionChange(TABLE, applyChanges(TABLE, first), "target", 80));
  expect(both).toEqual([
    { of: "setup", entry: { seats: [{ name: "Ada" }, { name: "Benjamin" }], options: { target: 80 } } },
  ]);
  expect(applyChanges(TABLE, both)).toMatchObject({
    seats: [{}, { name: "Benjamin" }, {}],
    options: { target: 80 },
  });
});

test("what is changed back is no change", () => {
  const there = withChange([], optionChange(TABLE, SETUP, "target", 80));
  expect(withChange(there, optionChange(TABLE, applyChanges(TABLE, there), "target", 60))).toEqual([]);
});

test("a table of values and a seat with their keys in another order are no change", () => {
  const values = { S: 1, H: 2, C: 3 };
  const seats = [{ name: "Ada", color: "red" }, { name: "Ben" }] as Setup["seats"];
  const before = { ...SETUP, seats, options: { target: 60, values } };
  const table = { ...TABLE, record: { ...TABLE.record, setup: before }, log: [] };
  const back = optionChange(table, before, "values", { C: 3, S: 1, H: 2 });
  expect(withChange([], back)).toEqual([]);
  expect(withChange([], seatChange(table, before, 0, { color: "red", name: "Ada" }))).toEqual([]);
  expect(optionChange(table, before, "values", { ...values, S: 2, H: 1 }).entry).toHaveProperty("options");
});

test("who joined later is renamed where he joined", () => {
  const change = seatChange(TABLE, SETUP, 2, { name: "Eva" });
  expect(change).toEqual({ of: "j", entry: { type: "join", seat: { name: "Eva" } } });
  expect(applyChanges(TABLE, [change]).seats[2]?.name).toBe("Eva");
});

test("who came back to a seat has joined no second time", () => {
  const log = [
    { entry: { type: "leave", id: "l", seat: 1 }, refused: null },
    { entry: { type: "join", id: "b", seat: 1 }, refused: null },
    ...TABLE.log,
  ];
  const change = seatChange({ ...TABLE, log } as LoadedGame, SETUP, 2, { name: "Eva" });
  expect(change).toEqual({ of: "j", entry: { type: "join", seat: { name: "Eva" } } });
  expect(applyChanges({ ...TABLE, log } as LoadedGame, [change]).seats[2]?.name).toBe("Eva");
});

test("playing on puts the end beyond the best total, or adds a round or a game", () => {
  expect(findExtension(SETUP, SHEET, 50)).toEqual({ name: "target", value: 100 });
  const rounds = { ...SETUP, options: { rounds: 5 } };
  expect(findExtension(rounds, { ...SHEET, reason: "rounds" }, 10)).toEqual({ name: "rounds", value: 6 });
  const animanize = { ...SETUP, options: { max_rounds: 6 } };
  expect(findExtension(animanize, { ...SHEET, reason: "rounds" }, 6)).toEqual({
    name: "max_rounds",
    value: 9,
  });
  expect(findExtension(SETUP, { ...SHEET, reason: "finished" }, 10)).toBeNull();
});

test("a game by a pad that its own formula has ended is played on until somebody ends it", async () => {
  const pad = JSON.parse(readFileSync("companion/pads/phase-10.json", "utf8"));
  const players = [
    { phase: 10, cards: 0 },
    { phase: 9, cards: 20 },
  ];
  const seats = [{ name: "Ada" }, { name: "Ben" }];
  const log = [{ id: "a", type: "round", players }];
  const file: GameFile = { format: "companion/1", game: "pad", pad, seats, options: {}, log };
  const table = tableOf(file);
  expect(table.record.sheet).toMatchObject({ over: true, reason: "games" });
  const change = padExtension(table, table.record.setup);
  await engine.open(file);
  const { sheet } = await engine.add([{ id: "b", type: "amend", changes: [change] }]);
  expect(sheet).toMatchObject({ over: false, totals: [0, 20] });
});

test.each([
  [100, 120, 150],
  [121, 125, 242],
  [500, 520, 600],
  [1000, 1010, 1500],
  [5000, 5200, 6000],
])("a pad to %i goes on from %i to %i: by what its target is made of", (target, best, value) => {
  const pad = { name: { en: "Ours" }, target } as unknown as Pad;
  const setup = { ...SETUP, game: "pad", pad } as Setup;
  const sheet = { ...SHEET, totals: [best, 0], rounds: [] } as unknown as Sheet;
  const table = { ...TABLE, record: { ...TABLE.record, setup, sheet } } as LoadedGame;
  expect(padExtension(table, setup)).toMatchObject({ entry: { pad: { target: value } } });
});
