import { expect, test } from "vitest";
import { evaluate } from "../../../static/js/page/local/evaluate.ts";
import type { LogEntry } from "../../../static/js/page/log/records.ts";
import type { GameFile } from "../../../static/js/types.ts";
import { engine, tableOf } from "../engine.ts";
import { stored } from "../log/two-phones.ts";

/** A pad of two, as a later version may write it. */
const laterPad = (more: object) => ({
  name: "Pad",
  kind: "rounds",
  seats: [2, 2],
  fields: [{ id: "won", name: "Won" }],
  points: "won",
  ...more,
});

const SEATS = [{ name: "Ada" }, { name: "Ben" }];

/** Return a game by a pad, before its first round. */
const gameBy = (pad: object) => {
  const file = { format: "companion/1", game: "pad", seats: SEATS, options: {}, pad, log: [] };
  return tableOf(file as unknown as GameFile);
};

/** Pads of a later version, by what this one has no word for. */
const LATER_PADS = {
  "a sign": laterPad({ points: "won ^ 2" }),
  "a division": laterPad({ points: "won / 2" }),
  "a text": laterPad({ points: 'IF(won = "x", 1, 2)' }),
  "a longer formula": laterPad({ points: `won${" + won".repeat(200)}` }),
  "more players": laterPad({ seats: [2, 20] }),
  "a sum as a bound": laterPad({ fields: [{ id: "won", name: "Won", most: "SUM(won)" }] }),
};

for (const [what, pad] of Object.entries(LATER_PADS))
  test(`a game whose pad was corrected to one with ${what} needs an update, and keeps its log and its last sheet`, async () => {
    const played = stored(1, { type: "round", id: "a", players: [{ won: 1 }, { won: 2 }] });
    const known = await evaluate(engine, { ...gameBy(laterPad({})), log: [played] });
    const later: LogEntry = { type: "amend", id: "m", changes: [{ of: "setup", entry: { pad } }] };
    const table = { record: known.record, log: [...known.log, stored(2, later)] };
    const after = await evaluate(engine, table);
    expect(after.record).toEqual({ ...known.record, sheet: { ...known.record.sheet, game: "" } });
    expect(after.log).toBe(table.log);
  });

test("a field that is called pad, and has a figure out of range, is no pad of a later version", async () => {
  const pad = laterPad({ fields: [{ id: "pad", name: "Pad", most: 5 }], points: "pad" });
  const entry: LogEntry = { type: "round", id: "a", players: [{ pad: 9 }, { pad: 1 }] };
  const change = { of: "a", entry: { ...entry, id: "b" } };
  const fine = stored(1, { ...entry, players: [{ pad: 2 }, { pad: 1 }] });
  const log = [fine, stored(2, { type: "amend", id: "m", changes: [change] })];
  const { record } = await evaluate(engine, { ...gameBy(pad), log });
  expect(record.sheet).toMatchObject({ game: "pad", totals: [2, 1] });
});
