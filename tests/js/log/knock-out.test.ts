import { expect, test } from "vitest";
import { toAmend } from "../../../static/js/page/log/corrections.ts";
import { compareKnockOut, rowDoubts } from "../../../static/js/page/log/knock-out.ts";
import type { LoadedGame } from "../../../static/js/page/log/records.ts";
import type { Problem, Setup, Sheet } from "../../../static/js/types.ts";

const SETUP: Setup = {
  game: "pad",
  seats: [{ name: "Ada" }, { name: "Ben" }, { name: "Cy" }],
  options: {},
  playing: [true, true, true],
};
const IDS = ["a", "b", "c"];

/** A sheet of three rounds, after which these are out, with these warnings. */
function sheet(out: boolean[] | undefined, warnings: Problem[] = []): Sheet {
  const rounds = IDS.map((id, row) => ({ no: row + 1, open: false, entries: [id], players: [] }));
  const table = out ? { out } : {};
  const over = { over: false, reason: null, winners: [], next: {}, target: null };
  return { game: "pad", rounds, totals: [0, 0, 0], ranks: [1, 1, 1], ...over, table, warnings };
}

function warning(entry: number, seat: number, code: string): Problem {
  return { entry, at: ["players", seat], code, params: { seat } };
}

function table(now: Sheet): LoadedGame {
  const kept = { refused: null, made: null, stamp: null, held: null };
  const log = IDS.map((id, place) => ({
    game: "g",
    place,
    entry: { type: "round", id },
    seq: place,
    ...kept,
  }));
  const file = { format: "companion/1" as const, game: "pad", seats: SETUP.seats, options: {} };
  const record = { id: "g", file, setup: SETUP, sheet: now, last: 0, touched: 0, own: true };
  return { record, log } as unknown as LoadedGame;
}

test("a correction tells who is out by it, who is back, and which rounds fit no more", () => {
  const after = sheet(
    [true, false, false],
    [
      warning(2, 0, "pad.out"),
      warning(2, 1, "pad.sat_out"),
      warning(3, 0, "pad.out"),
      warning(3, 1, "played_on"),
    ],
  );
  expect(compareKnockOut(table(sheet([false, true, false])), toAmend([]), after)).toEqual({
    out: [0],
    back: [1],
    unfit: [
      { seat: 0, code: "pad.out", rounds: [2, 3] },
      { seat: 1, code: "pad.sat_out", rounds: [2] },
    ],
  });
});

test("what did not fit before is not told once more", () => {
  const doubts = [warning(2, 0, "pad.out"), warning(3, 0, "pad.out")];
  const same = sheet([true, false, false], doubts);
  const none = { out: [], back: [], unfit: [] };
  expect(compareKnockOut(table(same), toAmend([]), same)).toEqual(none);
  expect(compareKnockOut(table(sheet(undefined)), toAmend([]), sheet(undefined))).toEqual(none);
});

test("a row has the doubts of its own entries, also where a correction wrote them", () => {
  const change = { of: "b", entry: { type: "round" } };
  const amend = toAmend([change]);
  const log = [...IDS.map((id) => ({ type: "round", id })), amend];
  const amended = {
    ...warning(4, 1, "pad.sat_out"),
    at: ["changes", 0, "entry", "players", 1],
  };
  const now = sheet([true, false, false], [amended, warning(3, 0, "pad.out"), warning(1, 0, "refused")]);
  expect([0, 1, 2].map((row) => rowDoubts(now, log, row).map(({ code }) => code))).toEqual([
    [],
    ["pad.sat_out"],
    ["pad.out"],
  ]);
});
