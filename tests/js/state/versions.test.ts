import { expect, test } from "vitest";
import { undecided } from "../../../static/js/page/state/choosing.ts";
import { counting, waiting } from "../../../static/js/page/state/log.ts";
import { overtaking } from "../../../static/js/page/state/overtaking.ts";
import type { EntryRecord, LogEntry } from "../../../static/js/page/state/records.ts";
import { sameDeed, stepOf, withHeld } from "../../../static/js/page/state/versions.ts";
import { amend, heldIds, news, own, round, sheet, stored, trick, undo } from "./two-phones.ts";

test("the next step: a new round, or one more entry of the open one", () => {
  expect(stepOf(sheet())).toEqual({ round: 1, step: 0 });
  expect(stepOf(sheet("a", "b"))).toEqual({ round: 3, step: 0 });
  expect(stepOf(sheet("a", ["b", "c"]))).toEqual({ round: 2, step: 2 });
});

test("an entry whose place is taken is held, a later one whose place is free goes on", () => {
  const log = [stored(1, round("theirs")), own(round("mine", 2), 1), own(round("later"), 2)];
  const now = withHeld(log, sheet("theirs"), news("theirs"));
  expect(now[1]?.held).toEqual({ rivals: ["theirs"], with: null, settled: false });
  expect(waiting(now).map(({ entry }) => entry.id)).toEqual(["later"]);
  expect(counting(now).map(({ id }) => id)).toEqual(["theirs", "later"]);
});

test("what was known before is no rival: a round taken back and written anew", () => {
  const log = [stored(1, round("old")), own(undo("u", "old")), own(round("anew"), 1)];
  expect(heldIds(withHeld(log, sheet("old"), news()))).toEqual([]);
});

test("its own undos and amends are held with it", () => {
  const mine = [own(round("mine", 2)), own(amend("a", "mine")), own(undo("u", "a"))];
  const now = withHeld([stored(1, round("theirs")), ...mine], sheet("theirs"), news("theirs"));
  expect(heldIds(now)).toEqual(["mine", "a", "u"]);
  expect(now[3]?.held?.with).toBe("mine");
  expect(undecided(now).map(({ entry }) => entry.id)).toEqual(["mine"]);
});

test("the same whoever wrote it and when, in any order of its keys; a cell is no moment", () => {
  const ada = { type: "adjust", id: "1", at: "2026-01-01T20:00:00Z", by: "Ada", seat: 0, points: 5 };
  expect(sameDeed(ada, { points: 5, seat: 0, type: "adjust", id: "2", at: "2026-01-01T21:00:00Z" })).toBe(
    true,
  );
  const card = { type: "place", card: "10H" };
  const at = (row: number) => [row, 1] as unknown as string;
  expect(sameDeed({ ...card, id: "1", at: at(1) }, { ...card, id: "2", at: at(2) })).toBe(false);
});

test("tricks are compared step by step", () => {
  const log = [
    stored(1, trick("t1")),
    stored(2, trick("t2")),
    own(trick("mine"), 1, 1),
    own(trick("next"), 1, 2),
  ];
  expect(heldIds(withHeld(log, sheet(["t1", "t2"]), news("t2")))).toEqual(["mine"]);
});

test("a round closed by another phone takes the place of its tricks", () => {
  const log = [stored(1, round("whole")), own(trick("mine"), 1, 3)];
  expect(withHeld(log, sheet("whole"), news("whole"))[1]?.held?.rivals).toEqual(["whole"]);
});

test("two corrections of the same entry are two versions; of different ones they are not", () => {
  const base = [stored(1, round("a")), stored(2, round("b")), stored(3, amend("theirs", "a"))];
  const now = withHeld(
    [...base, own(amend("mine", "a", 4)), own(amend("other", "b"))],
    sheet("a", "b"),
    news("theirs"),
  );
  expect(heldIds(now)).toEqual(["mine"]);
});

test("who takes back what another corrects is asked; two who take back the same mean the same", () => {
  const corrected = [stored(1, round("a")), stored(2, amend("theirs", "a")), own(undo("mine", "a"))];
  expect(heldIds(withHeld(corrected, sheet("a"), news("theirs")))).toEqual(["mine"]);
  const undone = [stored(1, round("a")), stored(2, undo("theirs", "a")), own(undo("mine", "a"))];
  expect(heldIds(withHeld(undone, sheet(), news("theirs")))).toEqual([]);
});

test("different house rules may be changed by two, the same one is asked", () => {
  const rule = (id: string, options: object): LogEntry => ({
    type: "amend",
    id,
    changes: [{ of: "setup", entry: { options } }],
  });
  const base = [stored(1, rule("theirs", { target: 40 }))];
  const now = withHeld(
    [...base, own(rule("mine", { target: 60 })), own(rule("other", { wins: "low" }))],
    sheet(),
    news("theirs"),
  );
  expect(heldIds(now)).toEqual(["mine"]);
});

test("adjustments, newcomers and the end never stand back", () => {
  const log = ["adjust", "join", "leave", "finish"].map((type, place) => own({ type, id: String(place) }));
  expect(heldIds(withHeld([stored(1, round("theirs")), ...log], sheet("theirs"), news("theirs")))).toEqual(
    [],
  );
});

test("a draft is overtaken by what another phone wrote after it was begun", () => {
  const log = [stored(4, round("theirs")), { ...stored(5, round("own")), made: { step: null, changes: [] } }];
  const table = { record: { sheet: sheet("theirs", "own") }, log } as Parameters<typeof overtaking>[2];
  const at = (no: number, seq: number) => ({ round: no, step: 0, seq });
  const ids = (found: EntryRecord[]) => found.map(({ entry }) => entry.id);
  expect(ids(overtaking("new", at(1, 3), table))).toEqual(["theirs"]);
  expect(overtaking("new", at(1, 4), table)).toEqual([]);
  expect(overtaking("new", at(2, 3), table)).toEqual([]);
});
