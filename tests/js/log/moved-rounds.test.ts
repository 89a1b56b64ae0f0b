/** Rounds that wait while another phone puts in or removes an earlier one: their numbers are not what they were. */

import { expect, test } from "vitest";
import { holdRivals } from "../../../static/js/page/log/hold.ts";
import type { EntryRecord, LogEntry } from "../../../static/js/page/log/records.ts";
import { insert, own, round, sheet, stored, trick, undo, unseen } from "./two-phones.ts";

const remove = (id: string, of: string): LogEntry => ({ type: "amend", id, changes: [{ of, entry: null }] });

/** The first rounds of a game, which both phones know. */
const known = ["r1", "r2", "r3"].map((id, place) => stored(place + 1, round(id)));
const mine = own(round("mine", 2), 4);
type Rounds = Parameters<typeof sheet>;

/** Return every entry that is held with what it stands back for, in the game that was `before` and is `now`. */
function rivalsOf(log: EntryRecord[], fresh: string[], before: Rounds, now: Rounds): string[][] {
  const judged = holdRivals(log, sheet(...now), unseen(...fresh), sheet(...before));
  return judged.flatMap(({ entry, held }) => (held ? [[entry.id, ...held.rivals]] : []));
}

test("a round that waits meets the other phone's of the same hand, though a round was put in before", () => {
  const theirs = [stored(4, insert("i", "r2")), stored(5, round("theirs"))];
  const log = [...known, ...theirs, mine, own(round("later", 3), 5)];
  const now: Rounds = ["r1", "i-new", "r2", "r3", "theirs"];
  expect(rivalsOf(log, ["i", "theirs"], ["r1", "r2", "r3", "mine", "later"], now)).toEqual([
    ["mine", "theirs"],
  ]);
});

test("a round that waits meets the other phone's of the same hand, though a round before was removed", () => {
  const theirs = [stored(4, remove("gone", "r2")), stored(5, round("theirs")), stored(6, round("next"))];
  const now: Rounds = ["r1", "r3", "theirs", "next"];
  const fresh = ["gone", "theirs", "next"];
  expect(rivalsOf([...known, ...theirs, mine], fresh, ["r1", "r2", "r3", "mine"], now)).toEqual([
    ["mine", "theirs"],
  ]);
});

test("a round put in after the one that waits moves nothing", () => {
  const theirs = [stored(4, round("theirs")), stored(5, round("next")), stored(6, insert("i", "next"))];
  const now: Rounds = ["r1", "r2", "r3", "theirs", "i-new", "next"];
  const fresh = ["theirs", "next", "i"];
  expect(rivalsOf([...known, ...theirs, mine], fresh, ["r1", "r2", "r3", "mine"], now)).toEqual([
    ["mine", "theirs"],
  ]);
});

test("the last round taken back and written anew is no version of the one after it", () => {
  const theirs = [stored(4, undo("u", "r3")), stored(5, round("anew"))];
  const before: Rounds = ["r1", "r2", "r3", "mine"];
  expect(rivalsOf([...known, ...theirs, mine], ["u", "anew"], before, ["r1", "r2", "anew"])).toEqual([]);
});

test("a round put in by this phone, which waits as well, is not counted by the others", () => {
  const log = [...known, stored(4, round("theirs")), own(insert("i", "r2")), own(round("mine", 2), 5)];
  const before: Rounds = ["r1", "i-new", "r2", "r3", "mine"];
  expect(rivalsOf(log, ["theirs"], before, ["r1", "r2", "r3", "theirs"])).toEqual([["mine", "theirs"]]);
});

test("two who put in a round before the same one have moved the next by one", () => {
  const theirs = [stored(4, insert("i", "r2")), stored(5, round("theirs"))];
  const log = [...known, ...theirs, own(insert("j", "r2")), own(round("mine", 2), 5)];
  const before: Rounds = ["r1", "j-new", "r2", "r3", "mine"];
  expect(rivalsOf(log, ["i", "theirs"], before, ["r1", "i-new", "r2", "r3", "theirs"])).toEqual([
    ["j", "i"],
    ["mine", "theirs"],
  ]);
});

test("a round is brought back by who undoes its removal", () => {
  const theirs = [stored(4, remove("gone", "r2")), stored(5, undo("u", "gone")), stored(6, round("theirs"))];
  const log = [...known, ...theirs, own(round("mine", 2), 3)];
  const now: Rounds = ["r1", "r2", "r3", "theirs"];
  expect(rivalsOf(log, ["u", "theirs"], ["r1", "r3", "mine"], now)).toEqual([["mine", "theirs"]]);
});

test("a round that stood where it was put in before counts from there", () => {
  const theirs = [stored(4, insert("i", "r2")), stored(5, round("theirs"))];
  const before: Rounds = ["r1", "i-new", "r2", "r3", "mine"];
  const now: Rounds = ["r1", "i-new", "r2", "r3", "theirs"];
  expect(rivalsOf([...known, ...theirs, mine], ["theirs"], before, now)).toEqual([["mine", "theirs"]]);
});

test("a trick put into a round before or removed there moves no round", () => {
  const put = { type: "amend", id: "i", changes: [{ before: "t2", id: "t0", entry: { type: "trick" } }] };
  const tricks = [
    stored(1, trick("t1")),
    stored(2, trick("t2")),
    stored(3, put),
    stored(4, remove("gone", "t1")),
  ];
  const log = [...tricks, stored(5, trick("theirs")), own(trick("mine"), 1, 2)];
  const now: Rounds = [["t0", "t2", "theirs"]];
  expect(rivalsOf(log, ["i", "gone", "theirs"], [["t1", "t2", "mine"]], now)).toEqual([["mine", "theirs"]]);
});

test("what a round was made for stays as it was written", () => {
  const log = [...known, stored(4, insert("i", "r2")), mine];
  const now = sheet("r1", "i-new", "r2", "r3");
  const after = holdRivals(log, now, unseen("i"), sheet("r1", "r2", "r3", "mine"));
  expect(after.at(-1)).toBe(mine);
});
