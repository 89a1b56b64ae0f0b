import { expect, test } from "vitest";
import { correctedIds, holdRivals, isSameAction } from "../../../static/js/page/log/hold.ts";
import { accepted, pending } from "../../../static/js/page/log/log.ts";
import type { EntryRecord, LogEntry } from "../../../static/js/page/log/records.ts";
import { findUndecided } from "../../../static/js/page/recording/round-history.ts";
import {
  amend,
  heldIds,
  insert,
  own,
  round,
  setup,
  sheet,
  stored,
  trick,
  undo,
  unseen,
} from "./two-phones.ts";

test("an entry whose place is taken is held, a later one whose place is free goes on", () => {
  const log = [stored(1, round("theirs")), own(round("mine", 2), 1), own(round("later"), 2)];
  const now = holdRivals(log, sheet("theirs"), unseen("theirs"));
  expect(now[1]?.held).toEqual({ rivals: ["theirs"], with: null, settled: false });
  expect(pending(now).map(({ entry }) => entry.id)).toEqual(["later"]);
  expect(accepted(now).map(({ id }) => id)).toEqual(["theirs", "later"]);
});

test("what was known before is no rival: a round taken back and written anew", () => {
  const log = [stored(1, round("old")), own(undo("u", "old")), own(round("anew"), 1)];
  expect(heldIds(holdRivals(log, sheet("old"), unseen()))).toEqual([]);
});

test("its own undos and amends are held with it", () => {
  const mine = [own(round("mine", 2)), own(amend("a", "mine")), own(undo("u", "a"))];
  const now = holdRivals([stored(1, round("theirs")), ...mine], sheet("theirs"), unseen("theirs"));
  expect(heldIds(now)).toEqual(["mine", "a", "u"]);
  expect(now[3]?.held?.with).toBe("mine");
  expect(findUndecided(now).map(({ entry }) => entry.id)).toEqual(["mine"]);
});

test("the same whoever wrote it and when, in any order of its keys; a cell is no moment", () => {
  const ada = { type: "adjust", id: "1", at: "2026-01-01T20:00:00Z", by: "Ada", seat: 0, points: 5 };
  expect(isSameAction(ada, { points: 5, seat: 0, type: "adjust", id: "2", at: "2026-01-01T21:00:00Z" })).toBe(
    true,
  );
  const card = { type: "place", card: "10H" };
  const at = (row: number) => [row, 1] as unknown as string;
  expect(isSameAction({ ...card, id: "1", at: at(1) }, { ...card, id: "2", at: at(2) })).toBe(false);
});

test("tricks are compared step by step", () => {
  const log = [
    stored(1, trick("t1")),
    stored(2, trick("t2")),
    own(trick("mine"), 1, 1),
    own(trick("next"), 1, 2),
  ];
  expect(heldIds(holdRivals(log, sheet(["t1", "t2"]), unseen("t2")))).toEqual(["mine"]);
});

test("a round closed by another phone takes the place of its tricks", () => {
  const log = [stored(1, round("whole")), own(trick("mine"), 1, 3)];
  expect(holdRivals(log, sheet("whole"), unseen("whole"))[1]?.held?.rivals).toEqual(["whole"]);
});

test("two corrections of the same entry are two versions; of different ones they are not", () => {
  const base = [stored(1, round("a")), stored(2, round("b")), stored(3, amend("theirs", "a"))];
  const now = holdRivals(
    [...base, own(amend("mine", "a", 4)), own(amend("other", "b"))],
    sheet("a", "b"),
    unseen("theirs"),
  );
  expect(heldIds(now)).toEqual(["mine"]);
});

test("who takes back what another corrects is asked; two who take back the same mean the same", () => {
  const corrected = [stored(1, round("a")), stored(2, amend("theirs", "a")), own(undo("mine", "a"))];
  expect(heldIds(holdRivals(corrected, sheet("a"), unseen("theirs")))).toEqual(["mine"]);
  const undone = [stored(1, round("a")), stored(2, undo("theirs", "a")), own(undo("mine", "a"))];
  expect(heldIds(holdRivals(undone, sheet(), unseen("theirs")))).toEqual([]);
});

test("different house rules may be changed by two, the same one is asked", () => {
  const rule = (id: string, options: object): LogEntry => ({
    type: "amend",
    id,
    changes: [{ of: "setup", entry: { options } }],
  });
  const base = [stored(1, rule("theirs", { target: 40 }))];
  const now = holdRivals(
    [...base, own(rule("mine", { target: 60 })), own(rule("other", { wins: "low" }))],
    sheet(),
    unseen("theirs"),
  );
  expect(heldIds(now)).toEqual(["mine"]);
});

test("adjustments, newcomers and the end never stand back", () => {
  const log = ["adjust", "join", "leave", "finish"].map((type, place) => own({ type, id: String(place) }));
  expect(
    heldIds(holdRivals([stored(1, round("theirs")), ...log], sheet("theirs"), unseen("theirs"))),
  ).toEqual([]);
});

test("two who rename players at once are asked, one who changes a house rule meanwhile is not", () => {
  const log = [
    stored(1, setup("theirs", { seats: [{ name: "Ada" }] })),
    own(setup("mine", { seats: [{ name: "Eve" }] })),
    own(setup("rule", { options: { target: 60 } })),
  ];
  expect(heldIds(holdRivals(log, sheet(), unseen("theirs")))).toEqual(["mine"]);
});

test("two rounds put in before the same round are two versions", () => {
  const log = [stored(1, round("a")), stored(2, insert("theirs", "a")), own(insert("mine", "a"))];
  expect(heldIds(holdRivals(log, sheet("a"), unseen("theirs")))).toEqual(["mine"]);
  const otherLog = [...log.slice(0, 2), own(insert("mine", "b"))];
  expect(heldIds(holdRivals(otherLog, sheet("a"), unseen("theirs")))).toEqual([]);
});

test("a correction another phone has taken back again stands in nobody's way", () => {
  const log = [
    stored(1, round("a")),
    stored(2, amend("theirs", "a")),
    stored(3, undo("u", "theirs")),
    own(amend("mine", "a", 4)),
  ];
  expect(heldIds(holdRivals(log, sheet("a"), unseen("theirs", "u")))).toEqual([]);
});

test("the next trick of an open round has a free place, the one another phone has filled has not", () => {
  const log = [stored(1, trick("t1")), stored(2, trick("t2"))];
  const at = (step: number) =>
    heldIds(holdRivals([...log, own(trick("mine"), 1, step)], sheet(["t1", "t2"]), unseen("t2")));
  expect(at(1)).toEqual(["mine"]);
  expect(at(2)).toEqual([]);
});

test("a trick for a round that another phone has closed is held for its last entry", () => {
  const closed = sheet("t1");
  const [row] = closed.rounds;
  if (row) row.entries = ["t1", "t2", "t3"];
  const log = [
    stored(1, trick("t1")),
    stored(2, trick("t2")),
    stored(3, trick("t3")),
    own(trick("mine"), 1, 7),
  ];
  expect(holdRivals(log, closed, unseen("t2", "t3"))[3]?.held?.rivals).toEqual(["t3"]);
});

test("a whole round stands back for what is new in its place, if that begins with something new", () => {
  const log = [stored(1, trick("t1")), stored(2, trick("t2")), own(round("mine"), 1, 0)];
  const rivalsOf = (...fresh: string[]) =>
    holdRivals(log, sheet(["t1", "t2"]), unseen(...fresh))[2]?.held?.rivals ?? null;
  expect(rivalsOf("t1")).toEqual(["t1"]);
  expect(rivalsOf("t2")).toBeNull();
});

test("a round for a row without entries has a free place", () => {
  const log = [stored(1, round("theirs")), own(round("mine"), 2)];
  expect(heldIds(holdRivals(log, sheet("theirs", []), unseen("theirs")))).toEqual([]);
});

test("what is stored, refused, held or free is left as it is", () => {
  const why = { entry: 1, at: [], code: "seat.left", params: {} };
  const held = { rivals: ["theirs"], with: null, settled: true };
  const log = [
    stored(1, round("theirs")),
    { ...own(round("refused")), refused: why },
    { ...own(round("chosen")), held },
    own(amend("m", "chosen")),
    own(round("free"), 2),
  ];
  const now = holdRivals(log, sheet("theirs"), unseen("theirs"));
  for (const place of [0, 1, 2, 4]) expect(now[place]).toBe(log[place]);
  expect(now[3]?.held).toEqual({ ...held, with: "chosen" });
});

test("a stored round is never held, not even where it was made here for a place that is taken", () => {
  const mine = { ...own(round("mine", 2)), seq: 2 };
  expect(heldIds(holdRivals([stored(1, round("theirs")), mine], sheet("theirs"), unseen("theirs")))).toEqual(
    [],
  );
});

test("a correction of an entry that is not held stands by itself", () => {
  const log = [stored(1, round("theirs")), own(round("mine", 2)), own(amend("m", "theirs"))];
  expect(heldIds(holdRivals(log, sheet("theirs"), unseen("theirs")))).toEqual(["mine"]);
});

test("the same round written twice needs no choice; a different one, or one of two, does", () => {
  const settled = (...log: EntryRecord[]) =>
    holdRivals(log, sheet(log.filter(({ seq }) => seq).map(({ entry }) => entry.id)), unseen("t", "t2")).at(
      -1,
    )?.held?.settled;
  expect(settled(stored(1, round("t", 3)), own(round("mine", 3)))).toBe(true);
  expect(settled(stored(1, round("t", 3)), own(round("mine", 4)))).toBe(false);
  expect(settled(stored(1, round("t", 3)), stored(2, round("t2", 3)), own(round("mine", 3)))).toBe(false);
  const later = [stored(1, round("first")), stored(2, round("t", 3)), own(round("mine", 3), 2)];
  expect(holdRivals(later, sheet("first", "t"), unseen("t"))[2]?.held?.settled).toBe(true);
});

test("a correction is about every entry that it names, a round about none", () => {
  expect(correctedIds(undo("u", "a"))).toEqual(["a"]);
  expect(
    correctedIds({
      ...amend("m", "a"),
      changes: [
        { of: "a", entry: null },
        { before: "b", id: "n", entry: {} },
      ],
    }),
  ).toEqual(["a", "b"]);
  expect(correctedIds({ ...round("a"), changes: [{ of: "x" }] })).toEqual([]);
});

test("figures that differ, and lists in another order, are not the same round", () => {
  const one = { type: "round", id: "1", players: [{ points: 1, note: { b: 1, a: 2 } }, { points: 2 }] };
  expect(
    isSameAction(one, {
      id: "2",
      players: [{ note: { a: 2, b: 1 }, points: 1 }, { points: 2 }],
      type: "round",
    }),
  ).toBe(true);
  expect(isSameAction(one, { ...one, id: "2", players: [...one.players].reverse() })).toBe(false);
  expect(isSameAction({ type: "x", id: "1", list: [] }, { type: "x", id: "2", list: {} })).toBe(false);
  expect(isSameAction({ type: "x", id: "1", value: null }, { type: "x", id: "2", value: {} })).toBe(false);
});
