import { expect, test } from "vitest";
import { besides, deedsToKeep, reading, settled, undecided } from "../../../static/js/page/state/choosing.ts";
import { waiting } from "../../../static/js/page/state/log.ts";
import { withHeld } from "../../../static/js/page/state/versions.ts";
import { amend, news, own, round, sheet, stored, trick, undo } from "./two-phones.ts";

test("a version reads as its writer left it; one that was taken back asks nobody", () => {
  const theirs = stored(1, round("theirs"));
  const mended = withHeld(
    [theirs, own(round("mine", 2)), own(amend("a", "mine", 7))],
    sheet("theirs"),
    news("theirs"),
  );
  const version = undecided(mended)[0];
  expect(version && reading(version, mended)).toMatchObject({ id: "mine", players: [{ points: 7 }] });
  const undone = withHeld(
    [theirs, own(round("mine", 2)), own(undo("u", "mine"))],
    sheet("theirs"),
    news("theirs"),
  );
  expect(undecided(undone)).toEqual([]);
});

test("two who wrote the same need no choice, and both stay to be seen", () => {
  const log = withHeld([stored(1, round("theirs")), own(round("mine"))], sheet("theirs"), news("theirs"));
  expect(log[1]?.held?.settled).toBe(true);
  expect(undecided(log)).toEqual([]);
  expect(besides(log, ["theirs"]).map(({ entry }) => entry.id)).toEqual(["mine"]);
});

test("to keep a version corrects what stands there, for everybody", () => {
  const log = withHeld([stored(1, round("theirs")), own(round("mine", 2))], sheet("theirs"), news("theirs"));
  const [version] = undecided(log);
  const [deed] = version ? deedsToKeep(version, log) : [];
  expect(deed).toMatchObject({
    type: "amend",
    changes: [{ of: "theirs", entry: { type: "round", players: [{ points: 2 }] } }],
  });
});

test("where the other was taken back meanwhile, the version is written as it is", () => {
  const log = withHeld([stored(1, round("theirs")), own(round("mine", 2))], sheet("theirs"), news("theirs"));
  const gone = [...log, stored(2, undo("u", "theirs"))];
  const [version] = undecided(gone);
  const [deed] = version ? deedsToKeep(version, gone) : [];
  expect(deed).toMatchObject({ type: "round", players: [{ points: 2 }] });
  expect(deed?.id).not.toBe("mine");
});

test("a whole round takes the place of every trick another phone tracked of it", () => {
  const log = withHeld(
    [stored(1, trick("t1")), stored(2, trick("t2")), own(round("mine"))],
    sheet(["t1", "t2"]),
    news("t1", "t2"),
  );
  const [version] = undecided(log);
  expect(version && deedsToKeep(version, log)[0]?.changes).toMatchObject([
    { of: "t1" },
    { of: "t2", entry: null },
  ]);
});

test("once chosen it asks no more, and stays to be seen", () => {
  const log = withHeld([stored(1, round("theirs")), own(round("mine", 2))], sheet("theirs"), news("theirs"));
  const now = settled(log, "mine");
  expect(undecided(now)).toEqual([]);
  expect(besides(now, ["theirs"])).toHaveLength(1);
  expect(waiting(now)).toEqual([]);
});
