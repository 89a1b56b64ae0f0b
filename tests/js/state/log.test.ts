import { expect, test } from "vitest";
import { counting, newestDeed, standing, waiting } from "../../../static/js/page/state/log.ts";
import { appended, merged, numbered, rejoined } from "../../../static/js/page/state/merging.ts";
import type { EntryRecord, LogEntry } from "../../../static/js/page/state/records.ts";

const round = (id: string): LogEntry => ({ type: "round", id });
const undo = (id: string, of: string): LogEntry => ({ type: "undo", id, of });
const ids = (log: LogEntry[]) => log.map(({ id }) => id).join(" ");

function kept(entries: LogEntry[], stored: number): EntryRecord[] {
  return entries.map((entry, place) => ({
    game: "g",
    place,
    entry,
    seq: place < stored ? place + 1 : null,
    refused: null,
    made: null,
    stamp: null,
    held: null,
  }));
}

const made = { step: null, changes: [] };
const told = (seq: number, entry: LogEntry) => ({ seq, entry, stamp: null });

test("undo takes the newest deed that still counts", () => {
  const log = [round("a"), round("b")];
  expect(newestDeed(log)?.id).toBe("b");
  expect(newestDeed([...log, undo("u", "b")])?.id).toBe("a");
  expect(newestDeed([...log, undo("u", "b"), undo("v", "a")])).toBeNull();
});

test("undoing an undo brings back what stood before", () => {
  const log = [round("a"), undo("u", "a"), undo("v", "u")];
  expect(ids(standing(log))).toBe("a");
  expect(ids(standing([...log, undo("w", "v")]))).toBe("");
});

test("undoing what is already undone does nothing, then or later", () => {
  const log = [round("a"), undo("u", "a"), undo("again", "a"), undo("v", "u")];
  expect(ids(standing(log))).toBe("a");
});

test("new entries wait at the end, refused ones count nothing and are not sent", () => {
  const log = appended("g", kept([round("a")], 1), [
    { entry: round("b"), made },
    { entry: round("c"), made },
  ]);
  const refused = log.map((record) =>
    record.entry.id === "b"
      ? { ...record, refused: { entry: 2, at: [], code: "seat.left", params: {} } }
      : record,
  );
  expect(log.map(({ place }) => place)).toEqual([0, 1, 2]);
  expect(ids(counting(refused))).toBe("a c");
  expect(waiting(refused).map(({ entry }) => entry.id)).toEqual(["c"]);
});

test("news stand before what waits; what the server has heard twice stands once", () => {
  const log = kept([round("a"), round("mine"), round("later")], 1);
  const news = [told(2, round("theirs")), told(3, round("mine"))];
  const now = merged("g", log, news, false);
  expect(ids(now.map(({ entry }) => entry))).toBe("a theirs mine later");
  expect(now.map(({ seq }) => seq)).toEqual([1, 2, 3, null]);
});

test("after a new epoch the server's whole log stands, and what it lacks waits again in its old order", () => {
  const log = kept([round("a"), round("b"), round("c"), round("d")], 3);
  const now = merged("g", log, [told(1, round("a"))], true);
  expect(ids(now.map(({ entry }) => entry))).toBe("a b c d");
  expect(now.map(({ seq }) => seq)).toEqual([1, null, null, null]);
});

test("news that come late or twice stand where their numbers say", () => {
  const log = kept([round("a"), round("b"), round("c")], 3);
  const now = merged("g", log, [told(2, round("b"))], false);
  expect(ids(now.map(({ entry }) => entry))).toBe("a b c");
});

test("what this phone noted of its own entry outlives the server's telling of it", () => {
  const log = appended("g", [], [{ entry: round("mine"), made }]);
  const stamp = { at: "2026-01-01T20:00:00Z", phone: null };
  const [entry] = merged("g", log, [{ seq: 1, entry: round("mine"), stamp }], false);
  expect(entry).toMatchObject({ made, stamp, seq: 1 });
});

test("entries are numbered as the server has them, or not at all", () => {
  const log = kept([round("a"), round("b"), round("c")], 1);
  expect(numbered(log, 1, ["b", "c"], 3)?.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(numbered(log, 1, ["b", "c"], 4)).toBeNull();
});

test("two tabs wrote: what is on the disk comes first, then what only this tab has", () => {
  const disk = kept([round("a"), round("theirs")], 1);
  const memory = kept([round("a"), round("mine")], 1);
  expect(ids(rejoined(disk, memory).map(({ entry }) => entry))).toBe("a theirs mine");
});
