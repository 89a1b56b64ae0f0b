import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { problemText } from "../../../static/js/page/codes.ts";
import { findRivals, purposeOf } from "../../../static/js/page/log/conflicts.ts";
import { loadKind } from "../../../static/js/page/recorders/kinds.ts";
import { emptyCellIn, entriesByCell, nextSeat } from "../../../static/js/page/recorders/rows/cells.ts";
import { atCell, type RowDraft, struck, withValue } from "../../../static/js/page/recorders/rows/draft.ts";
import { kind } from "../../../static/js/page/recorders/rows.ts";
import { lineName } from "../../../static/js/page/screens/line-name.ts";
import type { Pad, Round, Setup, Sheet } from "../../../static/js/types.ts";

const KNIFFEL: Pad = JSON.parse(readFileSync("companion/pads/kniffel.json", "utf8"));
const SETUP: Setup & { pad: Pad } = {
  game: "pad",
  pad: KNIFFEL,
  seats: ["Ada", "Ben", "Cy"].map((name) => ({ name })),
  options: {},
  playing: [true, true, true],
};

/** Return the line of the sheet that an entry has filled. */
function filled(no: number, seat: number, row: string, points: number): Round {
  const players = SETUP.seats.map((_, at) => ({
    points: at === seat ? points : null,
    total: points,
    lines: at === seat ? [{ what: "row", row, points }] : [],
  }));
  return { no, open: false, entries: [`e${no}`], players };
}

/** Return a sheet after these lines; each player has so many rows left. */
function sheetOf(rounds: Round[], left: number[], fives: (number | null)[] = [null, null, null]): Sheet {
  const rows = [{ id: "fives", points: fives, values: fives }];
  return {
    rounds,
    next: { rows_left: left, round: 1 },
    table: { rows },
    totals: [0, 0, 0],
  } as unknown as Sheet;
}

const EMPTY = sheetOf([], [13, 13, 13]);

beforeEach(() => void vi.stubGlobal("location", { hash: "" }));

test("rows have a recorder of their own beside that of rounds", async () => {
  expect((await loadKind(SETUP)).tag).toBe("rows-recorder");
  const { rows: _, ...rounds } = KNIFFEL;
  expect((await loadKind({ game: "pad", pad: rounds as Pad })).tag).toBe("pad-recorder");
});

test("whoever has most left after the last one is next", () => {
  const one = filled(1, 0, "fives", 15);
  expect(nextSeat(SETUP, EMPTY)).toBe(0);
  expect(nextSeat(SETUP, sheetOf([one], [12, 13, 13]))).toBe(1);
  expect(nextSeat(SETUP, sheetOf([one, filled(2, 2, "fives", 5)], [12, 13, 12]))).toBe(1);
  expect(nextSeat(SETUP, sheetOf([one, filled(2, 2, "fives", 5)], [12, 12, 12]))).toBe(0);
  expect(nextSeat({ ...SETUP, playing: [true, false, true] }, sheetOf([one], [12, 0, 13]))).toBe(2);
});

test("a cell that was tapped on the sheet is open, where it is empty", () => {
  const sheet = sheetOf([], [13, 13, 13], [3, null, null]);
  vi.stubGlobal("location", { hash: "#1.fives" });
  expect(kind.newDraft(SETUP, sheet, "counts")).toMatchObject({
    seat: 1,
    entry: { seat: 1, row: "fives", value: null },
  });
  expect(emptyCellIn("#0.fives", SETUP, sheet)).toBe(null);
  expect(emptyCellIn("#7.fives", SETUP, sheet)).toBe(null);
  expect(emptyCellIn("#1.bonus", SETUP, sheet)).toBe(null);
  expect(emptyCellIn("", SETUP, sheet)).toBe(null);
});

test("what is still to be tapped is said on the main button", () => {
  const says = (draft: RowDraft): string | null => {
    const missing = kind.begunOf?.(draft, SETUP);
    return missing ? (kind.missingText?.(missing, draft, SETUP) ?? problemText(missing, SETUP)) : null;
  };
  const draft = kind.newDraft(SETUP, EMPTY, "counts") as RowDraft;
  const open = atCell(draft, { seat: 0, row: "fives" });
  expect([says(draft), says(open), says(withValue(open, 0))]).toEqual(["Which row?", "How many?", null]);
  expect(says(atCell(draft, { seat: 0, row: "chance" }))).toBe("How many points?");
  expect(says(atCell(draft, { seat: 0, row: "full" }))).toBe("What goes in?");
  expect(kind.title(1, SETUP, draft, null)).toBe("Which row?");
  expect(kind.title(1, SETUP, open, null)).toBe("Fives");
});

test("a row is struck out by nought or by no, one that is chosen or has a least by neither", () => {
  const value = (row: string, pad: Pad = KNIFFEL) => {
    const setup = { ...SETUP, pad };
    return struck(atCell(kind.newDraft(setup, EMPTY, "counts") as RowDraft, { seat: 0, row }), setup)?.entry
      .value;
  };
  expect([value("chance"), value("full"), value("?")]).toEqual([0, false, undefined]);
  const [ones = { id: "", name: "" }] = KNIFFEL.rows ?? [];
  expect(value("ones", { ...KNIFFEL, rows: [{ ...ones, least: 1 }] })).toBe(undefined);
});

test("the lines of the sheet are named by player and row, and lead to their entries", () => {
  const round = filled(1, 0, "fives", 15);
  const adjustment = { ...round, no: null, players: [] };
  expect(lineName(SETUP, round, sheetOf([round], []))).toBe("\u2068Ada\u2069: Fives");
  expect(lineName(SETUP, adjustment, sheetOf([adjustment], []))).toBe("Adjustment");
  expect([...entriesByCell(sheetOf([round], [12, 13, 13]))]).toEqual([["0.fives", "e1"]]);
});

test("rows written on two phones stand side by side, but for the same one", () => {
  const row = (seat: number, id: string) => ({ type: "row", id, seat, row: "fives", value: 3 });
  const theirs = { ...row(0, "theirs"), id: "theirs" };
  const log = [{ entry: theirs, made: null, seq: 1 }] as unknown as Parameters<typeof findRivals>[1];
  const rivals = (seat: number) => {
    const entry = row(seat, "mine");
    const made = purposeOf(entry, { round: 1, step: 0 });
    return findRivals({ entry, made }, log, sheetOf([filled(1, 0, "fives", 15)], [12, 13, 13]), () => true);
  };
  expect(rivals(1)).toEqual([]);
  expect(rivals(0)).toEqual(["theirs"]);
});
