/** Corrections of several rounds, and of rounds that a correction has put in, where some of it is held. */

import { expect, test } from "vitest";
import { holdRivals } from "../../../static/js/page/log/hold.ts";
import { accepted, pending } from "../../../static/js/page/log/log.ts";
import type { Change, EntryRecord, LogEntry } from "../../../static/js/page/log/records.ts";
import {
  actionsToKeep,
  findUndecided,
  readVersion,
} from "../../../static/js/page/recording/round-history.ts";
import { amend, heldIds, insert, own, round, sheet, stored, undo, unseen } from "./two-phones.ts";

const players = (points: number) => ({ type: "round", players: [{ points }] });
const several = (id: string, ...changes: Change[]): LogEntry => ({ type: "amend", id, changes });
const both = several("both", { of: "r1", entry: players(7) }, { of: "mine", entry: players(8) });

/** Another phone has written the second round, too. */
const twice = (...own: EntryRecord[]) =>
  holdRivals(
    [stored(1, round("r1")), stored(2, round("theirs")), ...own],
    sheet("r1", "theirs"),
    unseen("theirs"),
  );

test("of a correction of two rounds of which one is held, that of the other goes on", () => {
  const log = twice(own(round("mine", 2), 2), own(both));
  expect(heldIds(log)).toEqual(["mine", "both"]);
  expect(pending(log).map(({ entry }) => entry.changes)).toEqual([[{ of: "r1", entry: players(7) }]]);
  expect(log.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
  expect(log[4]?.made).toEqual({ step: null, changes: ["of:r1"] });
  const [version] = findUndecided(log);
  expect(version && readVersion(version, log)).toMatchObject(players(8));
});

test("the other half stands back for itself where another phone has corrected the same", () => {
  const base = [stored(1, round("r1")), stored(2, amend("x", "r1")), stored(3, round("theirs"))];
  const log = [...base, own(round("mine", 2), 2), own(both)];
  const now = holdRivals(log, sheet("r1", "theirs"), unseen("x", "theirs"));
  expect(findUndecided(now).map(({ held }) => held?.rivals)).toEqual([["theirs"], ["x"]]);
});

test("a correction that was taken back, or was another phone's, goes on with nothing", () => {
  const mine = own(round("mine", 2), 2);
  expect(pending(twice(mine, own(both), own(undo("u", "both"))))).toEqual([]);
  expect(pending(twice(mine, { ...own(both), relayed: "sent" }))).toEqual([]);
});

test("what a held correction changes beside goes on once, however often the log is judged", () => {
  const log = twice(own(round("mine", 2), 2), own(both));
  const again = log.map((one) => (one.entry.id === "both" ? { ...one, held: null } : one));
  const now = holdRivals(again, sheet("r1", "theirs"), unseen("theirs"));
  expect(pending(now)).toEqual(pending(log));
});

/** Two phones have put in a round before the same one; this one has gone on with its own. */
const putIn = (...more: LogEntry[]) =>
  holdRivals(
    [
      stored(1, round("r1")),
      stored(2, insert("theirs", "r1")),
      ...[insert("mine", "r1"), ...more].map((one) => own(one)),
    ],
    sheet("theirs-new", "r1"),
    unseen("theirs"),
  );

test("the correction of a round put in here is held with it, and comes back with it", () => {
  const log = putIn(amend("m", "mine-new", 5));
  expect(heldIds(log)).toEqual(["mine", "m"]);
  expect(log[3]?.held).toMatchObject({ with: "mine" });
  const [version, ...others] = findUndecided(log);
  expect(others).toEqual([]);
  expect(version && actionsToKeep(version, log)).toMatchObject([
    { type: "amend", changes: [{ before: "r1", id: "mine-new", entry: players(5) }] },
  ]);
});

test("a round put in before one that is held comes back before it; one that was removed does not", () => {
  const log = putIn(insert("further", "mine-new"));
  const [version] = findUndecided(log);
  expect(version && actionsToKeep(version, log)).toMatchObject([
    {
      changes: [
        { before: "r1", id: "further-new" },
        { before: "r1", id: "mine-new" },
      ],
    },
  ]);
  expect(findUndecided(putIn(several("gone", { of: "mine-new", entry: null })))).toEqual([]);
});

test("once a round that was put in is kept, a later correction of it counts", () => {
  const log = putIn();
  const [version] = findUndecided(log);
  const [kept] = version ? actionsToKeep(version, log) : [];
  const after = [...log, ...(kept ? [own(kept)] : []), own(amend("m", "mine-new"))];
  const now = holdRivals([...after, stored(3, round("other"))], sheet("theirs-new", "r1"), unseen("other"));
  expect(heldIds(now)).toEqual(["mine"]);
});

test("a round put in along with a held correction is there all the same, and so are its corrections", () => {
  const change = { before: "r1", id: "n", entry: players(3) };
  const mixed = several("mixed", change, { of: "mine", entry: players(8) });
  const log = twice(own(round("mine", 2), 2), own(mixed), own(amend("m", "n")));
  expect(heldIds(log)).toEqual(["mine", "mixed"]);
  expect(accepted(log).slice(2)).toMatchObject([{ changes: [change] }, { id: "m" }]);
});
