import { expect, test } from "vitest";
import {
  computeConsequences,
  lastRound,
  toAmend,
  toChange,
  withChange,
} from "../../../static/js/page/log/corrections.ts";
import { findLateRows, locateProblem } from "../../../static/js/page/log/log.ts";
import type { LoadedGame } from "../../../static/js/page/log/records.ts";
import type { Evaluation, Round, Setup, Sheet } from "../../../static/js/types.ts";

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

function table(now: Sheet): LoadedGame {
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

const judged = (now: Sheet): Evaluation => ({ setup: SETUP, sheet: now, problem: null });

test("a corrected entry keeps when it was written and its remark, not its id", () => {
  const original = { type: "round", id: "1", at: "2026-01-01T20:00:00Z", note: "late", players: [] };
  const change = toChange({ of: "1" }, { type: "round", id: "1", players: [{ points: 3 }] }, original);
  expect(change).toEqual({
    of: "1",
    entry: { type: "round", at: "2026-01-01T20:00:00Z", note: "late", players: [{ points: 3 }] },
  });
});

test("an inserted entry gets an id and the place it goes before", () => {
  const change = toChange({ before: "2" }, { type: "round", players: [] }, null);
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
  const follows = computeConsequences(now, toAmend([]), judged(sheet([65, 68], 4, 2, [1])));
  expect(follows).toEqual({
    totals: [{ seat: 1, before: 20, after: 68 }],
    end: { before: 4, after: 2 },
    winners: [1],
    stopped: null,
  });
});

test("what becomes impossible is named by its entry, also where the text stands in the correction", () => {
  const now = table(sheet([10, 20], 3, null));
  const tried = toAmend([{ of: "2", entry: { type: "round" } }]);
  const later = { entry: 3, at: ["players", 0], code: "seat.left", params: {} };
  const inside = { entry: 4, at: ["changes", 0, "entry", "players", 1], code: "value.type", params: {} };
  const stopped = (problem: typeof later) =>
    computeConsequences(now, tried, { setup: null, sheet: null, problem }).stopped?.id;
  expect(stopped(later)).toBe("3");
  expect(stopped(inside)).toBe("2");
  const log = [...now.log.map(({ entry }) => entry), tried];
  expect(locateProblem(inside, log)).toEqual({ id: "2", at: ["players", 1] });
});

test("rounds after the end are known, and the end is the last round before them", () => {
  const now = table(sheet([65, 68], 4, 2, [1]));
  const log = now.log.map(({ entry }) => entry);
  expect([...findLateRows(now.record.sheet, log)]).toEqual([2, 3]);
  expect(lastRound(now.record.sheet, log)).toBe(2);
});

test("a corrected entry keeps who wrote it, and gets no remark that nobody made", () => {
  const change = (original: Parameters<typeof toChange>[2]) =>
    toChange({ of: "1" }, { type: "round", players: [] }, original).entry;
  expect(change({ type: "round", id: "1", by: "Ada" })).toStrictEqual({
    type: "round",
    by: "Ada",
    players: [],
  });
  expect(change({ type: "round", id: "1", note: "late" })).toStrictEqual({
    type: "round",
    note: "late",
    players: [],
  });
  expect(change({ type: "round", id: "1" })).toStrictEqual({ type: "round", players: [] });
});

test("a remark that is changed with the round is not put back", () => {
  const original = { type: "round", id: "1", note: "late" };
  const change = toChange({ of: "1" }, { type: "round", note: "early" }, original);
  expect(change.entry).toEqual({ type: "round", note: "early" });
});

test("corrections of other rounds, and rounds put in, stay beside a new one", () => {
  const others = [
    { of: "1", entry: { type: "round" } },
    { before: "2", id: "n", entry: { type: "round" } },
  ];
  const own = { of: "2", entry: { type: "round" } };
  expect(withChange(others, own)).toEqual([...others, own]);
  const inserted = { before: "2", id: "m", entry: { type: "round" } };
  expect(withChange([...others, own], inserted)).toEqual([...others, own, inserted]);
});

test("all changes are written as one amend with an id of its own", () => {
  const changes = [{ of: "1", entry: null }];
  expect(toAmend(changes)).toEqual({ type: "amend", id: expect.stringMatching(/^[0-9a-f-]{36}$/), changes });
  expect(toAmend(changes).id).not.toBe(toAmend(changes).id);
});

test("a correction that changes no total, no end and no winner has no consequences", () => {
  const now = table(sheet([65, 20], 4, 4, [0]));
  const none = { totals: [], end: null, winners: null, stopped: null };
  expect(computeConsequences(now, toAmend([]), judged(sheet([65, 20], 4, 4, [0])))).toEqual(none);
});

test("a game that goes on after a correction has lost its end, even where the last round stays", () => {
  const over = table(sheet([65, 20], 0, 0, [0]));
  expect(computeConsequences(over, toAmend([]), judged(sheet([5, 20], 0, null))).end).toEqual({
    before: null,
    after: null,
  });
  const ended = computeConsequences(
    table(sheet([5, 20], 3, null)),
    toAmend([]),
    judged(sheet([65, 20], 3, 3)),
  );
  expect(ended.end).toEqual({ before: null, after: 3 });
});

test("somebody who sits down by a correction begins with nothing", () => {
  const follows = computeConsequences(
    table(sheet([5], 1, null)),
    toAmend([]),
    judged(sheet([5, 8], 1, null)),
  );
  expect(follows.totals).toEqual([{ seat: 1, before: 0, after: 8 }]);
});

test("other winners are told even where the names run together", () => {
  const follows = computeConsequences(
    table(sheet([], 1, 1, [1, 2])),
    toAmend([]),
    judged(sheet([], 1, 1, [12])),
  );
  expect(follows.winners).toEqual([12]);
});

test("a correction that the set-up bars is stopped by the set-up", () => {
  const problem = { entry: 0, at: ["seats"], code: "seats.few", params: {} };
  const follows = computeConsequences(table(sheet([5], 1, null)), toAmend([]), {
    setup: null,
    sheet: null,
    problem,
  });
  expect(follows).toEqual({ totals: [], end: null, winners: null, stopped: { id: "setup", problem } });
});

test("a refused round is not counted when the place of a problem is looked for", () => {
  const now = table(sheet([5], 2, null));
  const [first, ...others] = now.log;
  const why = { entry: 1, at: [], code: "seat.left", params: {} };
  const log = [...(first ? [{ ...first, refused: why }] : []), ...others];
  const problem = { entry: 1, at: [], code: "seat.left", params: {} };
  const follows = computeConsequences({ ...now, log }, toAmend([]), { setup: null, sheet: null, problem });
  expect(follows.stopped?.id).toBe("2");
});

test("a correction that is stopped halfway is stopped, however far the engine came", () => {
  const problem = { entry: 2, at: [], code: "seat.left", params: {} };
  const halfway = { ...judged(sheet([1], 1, null)), problem };
  const follows = computeConsequences(table(sheet([5], 2, null)), toAmend([]), halfway);
  expect(follows).toEqual({ totals: [], end: null, winners: null, stopped: { id: "2", problem } });
});
