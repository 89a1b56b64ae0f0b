import { expect, test } from "vitest";
import { holdRivals } from "../../../static/js/page/log/hold.ts";
import { pending } from "../../../static/js/page/log/log.ts";
import type { EntryRecord, LogEntry } from "../../../static/js/page/log/records.ts";
import {
  actionsToKeep,
  changesAny,
  findAuthorRecords,
  findCorrections,
  findUndecided,
  findVersions,
  markSettled,
  readVersion,
} from "../../../static/js/page/recording/round-history.ts";

import { amend, own, round, sheet, stored, trick, undo, unseen } from "../log/two-phones.ts";

test("a version reads as its writer left it; one that was taken back asks nobody", () => {
  const theirs = stored(1, round("theirs"));
  const mended = holdRivals(
    [theirs, own(round("mine", 2)), own(amend("a", "mine", 7))],
    sheet("theirs"),
    unseen("theirs"),
  );
  const version = findUndecided(mended)[0];
  expect(version && readVersion(version, mended)).toMatchObject({ id: "mine", players: [{ points: 7 }] });
  const undone = holdRivals(
    [theirs, own(round("mine", 2)), own(undo("u", "mine"))],
    sheet("theirs"),
    unseen("theirs"),
  );
  expect(findUndecided(undone)).toEqual([]);
});

test("two who wrote the same need no choice, and both stay to be seen", () => {
  const log = holdRivals([stored(1, round("theirs")), own(round("mine"))], sheet("theirs"), unseen("theirs"));
  expect(log[1]?.held?.settled).toBe(true);
  expect(findUndecided(log)).toEqual([]);
  expect(findVersions(log, ["theirs"]).map(({ entry }) => entry.id)).toEqual(["mine"]);
});

test("to keep a version corrects what stands there, for everybody", () => {
  const log = holdRivals(
    [stored(1, round("theirs")), own(round("mine", 2))],
    sheet("theirs"),
    unseen("theirs"),
  );
  const [version] = findUndecided(log);
  const [action] = version ? actionsToKeep(version, log) : [];
  expect(action).toMatchObject({
    type: "amend",
    changes: [{ of: "theirs", entry: { type: "round", players: [{ points: 2 }] } }],
  });
});

test("where the other was taken back meanwhile, the version is written as it is", () => {
  const log = holdRivals(
    [stored(1, round("theirs")), own(round("mine", 2))],
    sheet("theirs"),
    unseen("theirs"),
  );
  const gone = [...log, stored(2, undo("u", "theirs"))];
  const [version] = findUndecided(gone);
  const [action] = version ? actionsToKeep(version, gone) : [];
  expect(action).toMatchObject({ type: "round", players: [{ points: 2 }] });
  expect(action?.id).not.toBe("mine");
});

test("a whole round takes the place of every trick another phone tracked of it", () => {
  const log = holdRivals(
    [stored(1, trick("t1")), stored(2, trick("t2")), own(round("mine"))],
    sheet(["t1", "t2"]),
    unseen("t1", "t2"),
  );
  const [version] = findUndecided(log);
  expect(version && actionsToKeep(version, log)[0]?.changes).toMatchObject([
    { of: "t1" },
    { of: "t2", entry: null },
  ]);
});

test("once chosen it asks no more, and stays to be seen", () => {
  const log = holdRivals(
    [stored(1, round("theirs")), own(round("mine", 2))],
    sheet("theirs"),
    unseen("theirs"),
  );
  const now = markSettled(log, "mine");
  expect(findUndecided(now)).toEqual([]);
  expect(findVersions(now, ["theirs"])).toHaveLength(1);
  expect(pending(now)).toEqual([]);
});

const ids = (log: EntryRecord[]) => log.map(({ entry }) => entry.id);

/** A held entry of this phone's own that stands back for these. */
const held = (entry: LogEntry, ...rivals: string[]): EntryRecord => ({
  ...own(entry),
  held: { rivals, with: null, settled: false },
});
/** A correction that is held with a version. */
const along = (entry: LogEntry, version: string): EntryRecord => ({
  ...own(entry),
  held: { rivals: [], with: version, settled: false },
});

test("every version that waits asks by itself, in the order of the log", () => {
  const log = [stored(1, round("a")), held(round("one"), "a"), held(round("two"), "b"), own(round("free"))];
  expect(ids(findUndecided(log))).toEqual(["one", "two"]);
});

test("only the versions that stood back for a round are shown beside it", () => {
  const log = [
    held(round("one"), "a", "b"),
    held(round("two"), "c"),
    along(amend("m", "one"), "one"),
    own(round("free")),
  ];
  expect(ids(findVersions(log, ["b"]))).toEqual(["one"]);
  expect(ids(findVersions(log, ["c", "x"]))).toEqual(["two"]);
});

test("a version that its writer took back is shown beside nothing", () => {
  const log = [held(round("one"), "a"), along(undo("u", "one"), "one")];
  expect(findVersions(log, ["a"])).toEqual([]);
});

test("a version reads as its last correction left it, under its own id", () => {
  const version = held(round("mine", 2), "a");
  const log = [version, along(amend("m", "mine", 5), "mine"), along(amend("n", "mine", 7), "mine")];
  expect(readVersion(version, log)).toEqual({ type: "round", id: "mine", players: [{ points: 7 }] });
  const undone = [...log, along(undo("u", "n"), "mine")];
  expect(readVersion(version, undone)).toMatchObject({ players: [{ points: 5 }] });
});

test("a version that a correction of its own removed is gone", () => {
  const version = held(round("mine", 2), "a");
  const removal = { type: "amend", id: "m", changes: [{ of: "mine", entry: null }] };
  expect(readVersion(version, [version, along(removal, "mine")])).toBeNull();
});

test("corrections of other rounds, and of the version of somebody else, leave a version as it is", () => {
  const version = held(round("mine", 2), "a");
  const before = { type: "amend", id: "p", changes: [{ before: "mine", id: "n", entry: { type: "round" } }] };
  const log = [
    version,
    along(amend("m", "other", 5), "mine"),
    along(before, "mine"),
    own(amend("x", "mine", 8)),
  ];
  expect(readVersion(version, log)).toEqual(round("mine", 2));
});

test("a correction that is held reads as itself", () => {
  const version = held(amend("mine", "a", 4), "theirs");
  expect(readVersion(version, [version])).toEqual(amend("mine", "a", 4));
});

test("a correction that is kept is written anew, on top of the other phone's", () => {
  const version = held(amend("mine", "a", 4), "theirs");
  const log = [stored(1, round("a")), stored(2, amend("theirs", "a", 9)), version];
  const actions = actionsToKeep(version, log);
  expect(actions).toMatchObject([
    { type: "amend", changes: [{ of: "a", entry: { players: [{ points: 4 }] } }] },
  ]);
  expect(actions[0]?.id).not.toBe("mine");
});

test("a correction that is kept first brings back the round another phone took back", () => {
  const version = held(amend("mine", "a", 4), "theirs");
  const log = [stored(1, round("a")), stored(2, undo("theirs", "a")), stored(3, undo("other", "b")), version];
  const actions = actionsToKeep(version, log);
  expect(actions).toMatchObject([{ type: "undo", of: "theirs" }, { type: "amend" }]);
  expect(actions[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
});

test("an undo that is kept is written anew", () => {
  const version = held(undo("mine", "a"), "theirs");
  const log = [stored(1, round("a")), stored(2, amend("theirs", "a")), version];
  const actions = actionsToKeep(version, log);
  expect(actions).toMatchObject([{ type: "undo", of: "a" }]);
  expect(actions[0]?.id).not.toBe("mine");
});

test("a trick that is kept takes the place of one trick, not of those after it", () => {
  const version = held(trick("mine"), "t1", "t2");
  const log = [stored(1, trick("t1")), stored(2, trick("t2")), version];
  expect(actionsToKeep(version, log)).toEqual([
    {
      type: "amend",
      id: expect.any(String),
      changes: [{ of: "t1", entry: { type: "trick", cards: ["mine"] } }],
    },
  ]);
});

test("of the entries in its place only those that still stand are replaced", () => {
  const version = held(round("mine", 2), "t1", "t2");
  const log = [stored(1, trick("t1")), stored(2, trick("t2")), stored(3, undo("u", "t1")), version];
  expect(actionsToKeep(version, log)[0]?.changes).toEqual([
    { of: "t2", entry: { type: "round", players: [{ points: 2 }] } },
  ]);
});

test("a version that was taken back, and a round that is not held, are not written again", () => {
  const version = held(round("mine"), "a");
  expect(actionsToKeep(version, [version, along(undo("u", "mine"), "mine")])).toEqual([]);
  const free = own(round("free"));
  expect(actionsToKeep(free, [free])).toEqual([]);
});

test("a choice settles one version and its corrections, and no other", () => {
  const log = [
    held(round("one"), "a"),
    along(amend("m", "one"), "one"),
    held(round("two"), "a"),
    own(round("free")),
  ];
  const now = markSettled(log, "one");
  expect(now.map((record) => record.held?.settled ?? null)).toEqual([true, true, false, null]);
  expect(now[3]).toBe(log[3]);
});

test("a whole section and a whole game take the place of every trick, like a round", () => {
  const log = [stored(1, trick("t1")), stored(2, trick("t2"))];
  for (const type of ["section", "game"]) {
    const version = held({ type, id: "mine" }, "t1", "t2");
    expect(actionsToKeep(version, [...log, version])[0]?.changes).toEqual([
      { of: "t1", entry: { type } },
      { of: "t2", entry: null },
    ]);
  }
});

test("the corrections of a round are those that still stand, of any of its entries", () => {
  const log = [
    stored(1, round("a")),
    stored(2, amend("m1", "a")),
    stored(3, amend("m2", "b")),
    stored(4, { type: "amend", id: "m3", changes: [{ before: "a", id: "new-m3", entry: round("m3") }] }),
    stored(5, amend("gone", "a")),
    stored(6, undo("u", "gone")),
  ];
  expect(findCorrections(log, ["a"]).map(({ entry }) => entry.id)).toEqual(["m1", "m3"]);
  expect(findCorrections(log, ["b", "x"]).map(({ entry }) => entry.id)).toEqual(["m2"]);
  const both = {
    ...amend("both", "a"),
    changes: [
      { of: "a", entry: null },
      { of: "b", entry: null },
    ],
  };
  expect(findCorrections([...log, stored(7, both)], ["b"]).map(({ entry }) => entry.id)).toEqual([
    "m2",
    "both",
  ]);
});

test("an inserted round is written by who inserted it, and corrects nothing of the round after it", () => {
  const change = { before: "a", id: "n", entry: { type: "round", players: [] } };
  const insertion = stored(2, { type: "amend", id: "theirs", by: "Ben", changes: [change] });
  const log = [stored(1, round("a")), insertion];
  expect(findAuthorRecords(log, ["n"])).toMatchObject([
    { seq: 2, entry: { id: "n", type: "amend", by: "Ben" } },
  ]);
  expect(findAuthorRecords(log, ["a"])).toEqual([log[0]]);
  expect(changesAny(insertion.entry, ["a"])).toBe(false);
  expect(findAuthorRecords([...log, stored(3, undo("u", "theirs"))], ["n"])).toEqual([]);
});
