import { expect, test } from "vitest";
import { lastRound } from "../../../static/js/page/log/corrections.ts";
import { findLateRows, locateProblem } from "../../../static/js/page/log/log.ts";
import type { LogEntry } from "../../../static/js/page/log/records.ts";
import type { Path, Problem, Sheet } from "../../../static/js/types.ts";
import { round } from "./two-phones.ts";

const problem = (entry: number, at: Path, code = "value.type"): Problem => ({ entry, at, code, params: {} });

const amend = (...changes: unknown[]): LogEntry => ({ type: "amend", id: "m", changes });

/** A sheet of a round an entry, and an adjustment, which is no round, where the id is "adjust". */
function sheet(over: boolean, ids: string[], warnings: Problem[] = []): Sheet {
  let no = 0;
  const rounds = ids.map((id) => ({
    no: id === "adjust" ? null : ++no,
    open: false,
    entries: [id],
    players: [],
  }));
  return { over, rounds, warnings } as unknown as Sheet;
}

test("a problem of the set-up is about no entry", () => {
  expect(locateProblem(problem(0, ["seats"]), [round("a")])).toBeNull();
});

test("a problem inside a round is shown at its place in that round", () => {
  expect(locateProblem(problem(2, ["players", 0]), [round("a"), round("b")])).toEqual({
    id: "b",
    at: ["players", 0],
  });
});

test("a problem inside a corrected round is shown at that round", () => {
  const log = [amend({ of: "x", entry: {} }, { of: "a", entry: {} })];
  const at = ["changes", 1, "entry", "players", 0];
  expect(locateProblem(problem(1, at), log)).toEqual({ id: "a", at: ["players", 0] });
});

test("a problem inside a round that was put in is shown at the new round", () => {
  const log = [amend({ before: "a", id: "n", entry: {} })];
  expect(locateProblem(problem(1, ["changes", 0, "entry", "players"]), log)).toEqual({
    id: "n",
    at: ["players"],
  });
});

test("a problem of the correction itself is shown at the correction", () => {
  const log = [amend({ of: "a", entry: {} })];
  expect(locateProblem(problem(1, ["note"]), log)).toEqual({ id: "m", at: ["note"] });
  expect(locateProblem(problem(1, ["changes", 7, "of"]), log)).toMatchObject({ id: "m" });
});

test("a round that has something called changes is no correction", () => {
  const at = ["changes", 0, "entry", "x"];
  expect(locateProblem(problem(1, at), [round("a")])).toEqual({ id: "a", at });
});

test("the rounds played on after the end are told from the others, whatever else is odd about those", () => {
  const now = sheet(
    true,
    ["a", "b", "c"],
    [problem(1, [], "unusual"), problem(3, [], "played_on"), problem(9, [], "played_on")],
  );
  expect([
    ...findLateRows(
      now,
      ["a", "b", "c"].map((id) => round(id)),
    ),
  ]).toEqual([2]);
});

test("a row is played on if one of its entries is", () => {
  const now = sheet(true, ["a"], [problem(2, [], "played_on")]);
  const rows = [{ no: 1, open: false, entries: ["a", "b"], players: [] }];
  expect([...findLateRows({ ...now, rounds: rows }, [round("a"), round("b")])]).toEqual([0]);
});

test("the game ended with its last round, not with an adjustment after it", () => {
  const log = ["a", "b", "adjust"].map((id) => round(id));
  expect(lastRound(sheet(true, ["a", "b", "adjust"]), log)).toBe(2);
});

test("a game that goes on, or that was ended before the first round, has no last round", () => {
  expect(lastRound(sheet(false, ["a"]), [round("a")])).toBeNull();
  expect(lastRound(sheet(true, []), [])).toBeNull();
  expect(lastRound(sheet(true, ["adjust"]), [round("adjust")])).toBeNull();
});
