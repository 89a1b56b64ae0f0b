import { expect, test } from "vitest";
import {
  appended,
  counting,
  merged,
  newestDeed,
  standing,
  waiting,
} from "../../../static/js/page/state/log.ts";
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
  }));
}

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
  const log = appended("g", kept([round("a")], 1), [round("b"), round("c")]);
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
  const news = [
    { seq: 2, entry: round("theirs") },
    { seq: 3, entry: round("mine") },
  ];
  const now = merged("g", log, news, false);
  expect(ids(now.map(({ entry }) => entry))).toBe("a theirs mine later");
  expect(now.map(({ seq }) => seq)).toEqual([1, 2, 3, null]);
});

test("after a new epoch the server's whole log stands, and what it lacks waits again in its old order", () => {
  const log = kept([round("a"), round("b"), round("c"), round("d")], 3);
  const now = merged("g", log, [{ seq: 1, entry: round("a") }], true);
  expect(ids(now.map(({ entry }) => entry))).toBe("a b c d");
  expect(now.map(({ seq }) => seq)).toEqual([1, null, null, null]);
});
