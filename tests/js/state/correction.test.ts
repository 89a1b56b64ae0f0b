import { expect, test } from "vitest";
import { amendOf, changeOf, consequences, withChange } from "../../../static/js/page/state/correction.ts";
import { lastRound, meant, playedOn } from "../../../static/js/page/state/places.ts";
import type { Table } from "../../../static/js/page/state/records.ts";
import type { Judged, Round, Setup, Sheet } from "../../../static/js/types.ts";

const SETUP: Setup = {
  game: "tally",
  seats: [{ name: "Ada" }, { name: "Ben" }],
  options: { target: 60 },
  playing: [true, true],
};

/** A sheet of rounds "1", "2", …, of which those after `end` were played on. */
function sheet(totals: number[], rounds: number, end: number | null, winners: number[] = []): Sheet {
  const lines: Round[] = Array.from({ length: rounds }, (_, row) => ({
    no: row + 1,
    open: false,
    entries: [String(row + 1)],
    players: [],
  }));
  const late = end === null ? [] : lines.slice(end);
  return {
    game: "tally",
    target: 60,
    rounds: lines,
    totals,
    ranks: [1, 2],
    over: end !== null,
    reason: end === null ? null : "target",
    winners,
    next: {},
    table: {},
    warnings: late.map(({ no }) => ({ entry: no ?? 0, at: [], code: "played_on", params: {} })),
  };
}

function table(now: Sheet): Table {
  const log = now.rounds.map(({ entries }, place) => ({
    game: "g",
    place,
    entry: { type: "round", id: entries[0] ?? "" },
    seq: place + 1,
    refused: null,
    made: null,
    stamp: null,
    held: null,
  }));
  const file = {
    format: "companion/1" as const,
    game: SETUP.game,
    seats: SETUP.seats,
    options: SETUP.options,
  };
  const record = {
    id: "g",
    file,
    setup: SETUP,
    sheet: now,
    seq: log.length,
    epoch: "e",
    known: true,
    waits: 0,
    refused: null,
    gone: null,
    touched: 0,
    turn: 0,
  };
  return { record, log };
}

const judged = (now: Sheet): Judged => ({ setup: SETUP, sheet: now, problem: null });

test("a corrected entry keeps when it was written and its remark, not its id", () => {
  const original = { type: "round", id: "1", at: "2026-01-01T20:00:00Z", note: "late", players: [] };
  const change = changeOf({ of: "1" }, { type: "round", id: "1", players: [{ points: 3 }] }, original);
  expect(change).toEqual({
    of: "1",
    entry: { type: "round", at: "2026-01-01T20:00:00Z", note: "late", players: [{ points: 3 }] },
  });
});

test("an inserted entry gets an id and the place it goes before", () => {
  const change = changeOf({ before: "2" }, { type: "round", players: [] }, null);
  expect(change).toMatchObject({ before: "2", entry: { type: "round", players: [] } });
  expect("id" in change && change.id).toMatch(/^[0-9a-f-]{36}$/);
});

test("a later change of the same entry replaces the earlier one, an empty one takes it away", () => {
  const first = withChange([], { of: "1", entry: { type: "round" } });
  const dropped = withChange(first, { of: "1", entry: null });
  expect(dropped).toEqual([{ of: "1", entry: null }]);
  expect(withChange([{ of: "setup", entry: { options: {} } }], { of: "setup", entry: {} })).toEqual([]);
});

test("what follows: totals, another end, another winner", () => {
  const now = table(sheet([65, 20], 4, 4, [0]));
  const follows = consequences(now, amendOf([]), judged(sheet([65, 68], 4, 2, [1])));
  expect(follows).toEqual({
    totals: [{ seat: 1, before: 20, after: 68 }],
    end: { before: 4, after: 2 },
    winners: [1],
    stopped: null,
  });
});

test("what becomes impossible is named by its entry, also where the text stands in the correction", () => {
  const now = table(sheet([10, 20], 3, null));
  const tried = amendOf([{ of: "2", entry: { type: "round" } }]);
  const later = { entry: 3, at: ["players", 0], code: "seat.left", params: {} };
  const inside = { entry: 4, at: ["changes", 0, "entry", "players", 1], code: "value.type", params: {} };
  const stopped = (problem: typeof later) =>
    consequences(now, tried, { setup: null, sheet: null, problem }).stopped?.id;
  expect(stopped(later)).toBe("3");
  expect(stopped(inside)).toBe("2");
  const log = [...now.log.map(({ entry }) => entry), tried];
  expect(meant(inside, log)).toEqual({ id: "2", at: ["players", 1] });
});

test("rounds after the end are known, and the end is the last round before them", () => {
  const now = table(sheet([65, 68], 4, 2, [1]));
  const log = now.log.map(({ entry }) => entry);
  expect([...playedOn(now.record.sheet, log)]).toEqual([2, 3]);
  expect(lastRound(now.record.sheet, log)).toBe(2);
});
