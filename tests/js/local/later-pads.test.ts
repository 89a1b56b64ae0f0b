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
    const seats = [{ name: "Ada" }, { name: "Ben" }];
    const file = { format: "companion/1", game: "pad", seats, options: {}, pad: laterPad({}), log: [] };
    const played = stored(1, { type: "round", id: "a", players: [{ won: 1 }, { won: 2 }] });
    const known = await evaluate(engine, { ...tableOf(file as unknown as GameFile), log: [played] });
    const later: LogEntry = { type: "amend", id: "m", changes: [{ of: "setup", entry: { pad } }] };
    const table = { record: known.record, log: [...known.log, stored(2, later)] };
    const after = await evaluate(engine, table);
    expect(after.record).toEqual({ ...known.record, sheet: { ...known.record.sheet, game: "" } });
    expect(after.log).toBe(table.log);
  });
