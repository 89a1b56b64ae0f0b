import { expect, test } from "vitest";
import { findForeignRound, findOvertaking, placeToCount } from "../../../static/js/page/log/overtaking.ts";
import type {
  DraftRecord,
  DraftStart,
  EntryRecord,
  LoadedGame,
  LogEntry,
} from "../../../static/js/page/log/records.ts";
import type { Draft, Sheet } from "../../../static/js/types.ts";
import { amend, round, sheet, stored, trick, undo } from "./two-phones.ts";

const table = (now: Sheet, ...log: EntryRecord[]) =>
  ({ record: { sheet: now }, log }) as unknown as LoadedGame;
const begun = (seq: number, no = 1, step = 0): DraftStart => ({ seq, round: no, step });
const ids = (log: EntryRecord[]) => log.map(({ entry }) => entry.id);
const draftOf = (entry: LogEntry): Draft => ({ entry, seat: 0, depth: "points" });
const draftRecord = (place: string, at: DraftStart | null): DraftRecord => ({
  game: "g",
  place,
  history: [],
  changes: [],
  begun: at,
});

const OVERTAKEN = table(sheet("theirs"), stored(4, round("theirs")));

test("a draft is overtaken by what another phone wrote after it was begun", () => {
  const log = [stored(4, round("theirs")), { ...stored(5, round("own")), made: { step: null, changes: [] } }];
  const table = { record: { sheet: sheet("theirs", "own") }, log } as Parameters<typeof findOvertaking>[2];
  const at = (no: number, seq: number) => ({ round: no, step: 0, seq });
  expect(ids(findOvertaking("new", at(1, 3), table))).toEqual(["theirs"]);
  expect(findOvertaking("new", at(1, 4), table)).toEqual([]);
  expect(findOvertaking("new", at(2, 3), table)).toEqual([]);
});

test("a correction in the making is overtaken by another phone's correction of the same round", () => {
  const corrected = table(sheet("a", "b"), stored(1, round("a")), stored(2, amend("theirs", "a")));
  expect(ids(findOvertaking("of:a", begun(1), corrected))).toEqual(["theirs"]);
  expect(findOvertaking("of:b", begun(1), corrected)).toEqual([]);
  expect(findOvertaking("of:a", begun(2), corrected)).toEqual([]);
});

test("a correction in the making is overtaken by another phone that takes the round back", () => {
  const undone = table(sheet(), stored(1, round("a")), stored(2, undo("theirs", "a")));
  expect(ids(findOvertaking("of:a", begun(1), undone))).toEqual(["theirs"]);
});

test("a round put in before another is overtaken by a second one put in there", () => {
  const change = { before: "a", id: "n", entry: { type: "round", players: [] } };
  const inserted = table(
    sheet("n", "a"),
    stored(1, round("a")),
    stored(2, { type: "amend", id: "theirs", changes: [change] }),
  );
  expect(ids(findOvertaking("before:a", begun(1), inserted))).toEqual(["theirs"]);
  expect(findOvertaking("of:a", begun(1), inserted)).toEqual([]);
});

test("a draft of an earlier version of the app, which noted no place, is overtaken by nothing", () => {
  expect(findOvertaking("new", null, OVERTAKEN)).toEqual([]);
});

test("a whole round counts in place of the one another phone wrote for it", () => {
  const mine = draftOf(round("mine"));
  expect(placeToCount({}, mine, draftRecord("new", begun(3)), OVERTAKEN)).toEqual({ of: "theirs" });
});

test("a whole round counts in place of the first trick another phone tracked of it", () => {
  const tricks = table(sheet(["t1", "t2"]), stored(4, trick("t1")), stored(5, trick("t2")));
  expect(placeToCount({}, draftOf(round("mine")), draftRecord("new", begun(3)), tricks)).toEqual({
    of: "t1",
  });
});

test("a round counts at the end of the log where nobody was quicker", () => {
  const mine = draftOf(round("mine"));
  expect(placeToCount({}, mine, draftRecord("new", begun(4)), OVERTAKEN)).toEqual({});
  expect(placeToCount({}, mine, draftRecord("new", null), OVERTAKEN)).toEqual({});
  expect(placeToCount({}, mine, null, OVERTAKEN)).toEqual({});
  expect(placeToCount({}, mine, draftRecord("new", begun(3)), null)).toEqual({});
});

test("a trick is no whole round: it counts at the end of the log", () => {
  expect(placeToCount({}, draftOf(trick("mine")), draftRecord("new", begun(3)), OVERTAKEN)).toEqual({});
});

test("a correction counts where it corrects", () => {
  const mine = draftOf(round("mine"));
  expect(placeToCount({ of: "a" }, mine, draftRecord("of:a", begun(3)), OVERTAKEN)).toEqual({ of: "a" });
});

test("a round another phone wrote as a whole is told where nothing of it was tapped yet, its tricks are not", () => {
  const tricks = [stored(1, trick("t1")), stored(4, trick("t2"))];
  const followed = table(sheet(["t1", "t2"]), ...tricks);
  expect(findForeignRound(begun(3, 1, 1), followed)).toBeNull();
  const closed = table(sheet("t1"), ...tricks, stored(5, round("theirs")));
  closed.record.sheet.rounds[0]?.entries.push("t2", "theirs");
  expect(findForeignRound(begun(3, 1, 1), closed)?.entry.id).toBe("theirs");
  expect(findForeignRound(begun(5, 2), closed)).toBeNull();
});
