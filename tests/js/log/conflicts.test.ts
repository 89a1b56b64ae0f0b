import { expect, test } from "vitest";
import { findRivals, holdEntry, nextStep, purposeOf } from "../../../static/js/page/log/conflicts.ts";
import type { DraftStart, EntryRecord, LoadedGame } from "../../../static/js/page/log/records.ts";
import { amend, insert, round, setup, sheet, stored, trick, undo, unseen } from "./two-phones.ts";

const tableOf = (now: ReturnType<typeof sheet>, ...log: EntryRecord[]) =>
  ({ record: { id: "g", sheet: now }, log }) as unknown as LoadedGame;

const begun = (seq: number, no = 1, step = 0): DraftStart => ({ seq, round: no, step });

test("the next step: a new round, or one more entry of the open one", () => {
  expect(nextStep(sheet())).toEqual({ round: 1, step: 0 });
  expect(nextStep(sheet("a", "b"))).toEqual({ round: 3, step: 0 });
  expect(nextStep(sheet("a", ["b", "c"]))).toEqual({ round: 2, step: 2 });
});

test("an adjustment is no round: the next round is counted past it", () => {
  const now = sheet("a", "adjust");
  const rows = now.rounds.map((row, place) => (place ? { ...row, no: null } : row));
  expect(nextStep({ ...now, rounds: rows })).toEqual({ round: 2, step: 0 });
  expect(nextStep({ ...now, rounds: rows.slice(1) })).toEqual({ round: 1, step: 0 });
});

test("a round is made for its step; what fits in anywhere is made for none", () => {
  const step = { round: 3, step: 2 };
  expect(purposeOf(round("a"), step)).toEqual({ step, changes: [] });
  for (const type of ["adjust", "join", "leave", "finish", "undo", "amend"])
    expect(purposeOf({ type, id: "x", of: "a", changes: [] }, step).step).toBeNull();
});

test("a correction notes everything that it changes", () => {
  const step = { round: 1, step: 0 };
  expect(purposeOf(undo("u", "a"), step).changes).toEqual(["of:a"]);
  expect(purposeOf(amend("m", "a"), step).changes).toEqual(["of:a"]);
  expect(purposeOf(insert("m", "a"), step).changes).toEqual(["before:a"]);
  expect(purposeOf(setup("m", { seats: [], options: { target: 1, wins: "low" } }), step).changes).toEqual([
    "setup:seats",
    "setup:options.target",
    "setup:options.wins",
  ]);
  expect(purposeOf(setup("m", { options: { target: 1 } }), step).changes).toEqual(["setup:options.target"]);
  const removed = { type: "amend", id: "m", changes: [{ of: "setup", entry: null }] };
  expect(purposeOf(removed, step).changes).toEqual([]);
});

test("a round nobody else has written is no rival of anybody's", () => {
  const log = [stored(1, round("a")), stored(2, amend("old", "a"))];
  const entry = amend("mine", "a");
  const made = purposeOf(entry, { round: 1, step: 0 });
  expect(findRivals({ entry, made }, log, sheet("a"), unseen())).toEqual([]);
  expect(findRivals({ entry, made: null }, log, sheet("a"), unseen("old"))).toEqual([]);
  expect(findRivals({ entry, made }, log, sheet("a"), unseen("old"))).toEqual(["old"]);
});

test("a round written while another phone was quicker is held at once, at the end of the log", () => {
  const table = tableOf(sheet("theirs"), stored(4, round("theirs")));
  const after = holdEntry(table, [round("mine", 2)], begun(3));
  expect(after?.record).toBe(table.record);
  expect(after?.log.map(({ entry, place }) => [entry.id, place])).toEqual([
    ["theirs", 0],
    ["mine", 1],
  ]);
  expect(after?.log[1]).toEqual({
    game: "g",
    place: 1,
    entry: round("mine", 2),
    seq: null,
    refused: null,
    stamp: null,
    made: { step: { round: 1, step: 0 }, changes: [] },
    held: { rivals: ["theirs"], with: null, settled: false },
  });
});

test("a round whose place is free, or several entries at once, are not held", () => {
  const table = tableOf(sheet("theirs"), stored(4, round("theirs")));
  expect(holdEntry(table, [round("mine")], begun(4))).toBeNull();
  expect(holdEntry(table, [round("mine")], begun(3, 2))).toBeNull();
  expect(holdEntry(table, [trick("one"), trick("two")], begun(3))).toBeNull();
  expect(holdEntry(table, [], begun(3))).toBeNull();
});

test("a round of this phone's own is no news to its own draft", () => {
  const table = tableOf(sheet("a"), { ...stored(4, round("a")), made: { step: null, changes: [] } });
  expect(holdEntry(table, [round("mine")], begun(3))).toBeNull();
});

test("a round that waits is not news to the draft of another tab", () => {
  const table = tableOf(sheet("a"), { ...stored(4, round("a")), seq: null });
  expect(holdEntry(table, [round("mine")], begun(0))).toBeNull();
});

test("a round read from another phone's screen after a draft was begun was not seen by its writer, once stored, too", () => {
  const read = {
    ...stored(4, round("theirs")),
    made: { step: { round: 1, step: 0 }, changes: [] },
    relayed: "sent",
  };
  const table = tableOf(sheet("theirs"), read as EntryRecord);
  expect(holdEntry(table, [round("mine", 2)], begun(3))?.log.at(-1)?.held?.rivals).toEqual(["theirs"]);
  expect(holdEntry(table, [round("mine", 2)], begun(4))).toBeNull();
  expect(holdEntry(table, [round("mine", 2)], { ...begun(3), relayed: 1 })).toBeNull();
});

test("what a restored server numbers anew was not seen when a draft was begun before", () => {
  const table = tableOf(sheet("theirs"), stored(2, round("theirs")));
  table.record.epoch = "restored";
  const before = { ...begun(9), epoch: "first" };
  expect(holdEntry(table, [round("mine", 2)], before)?.log.at(-1)?.held?.rivals).toEqual(["theirs"]);
  expect(holdEntry(table, [round("mine", 2)], { ...before, epoch: "restored" })).toBeNull();
});
