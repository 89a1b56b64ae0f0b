import { expect, test } from "vitest";
import {
  accepted,
  appendEntries,
  containsAll,
  effective,
  logFromServer,
  mergeLog,
  mergeTabs,
  newestAction,
  pending,
  renumberPlaces,
  serverEntries,
} from "../../../static/js/page/log/log.ts";
import type { EntryRecord, LogEntry } from "../../../static/js/page/log/records.ts";
import { numberEntries } from "../../../static/js/page/sync/delta.ts";
import { judge } from "../engine.ts";
import { round } from "./two-phones.ts";

const undo = (id: string, of: string): LogEntry => ({ type: "undo", id, of });

const ids = (log: LogEntry[]) => log.map(({ id }) => id).join(" ");

function records(entries: LogEntry[], stored: number): EntryRecord[] {
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

const fromServer = (seq: number, entry: LogEntry) => ({ seq, entry, stamp: null });

test("undo takes the newest entry that still counts", () => {
  const log = [round("a"), round("b")];
  expect(newestAction(log)?.id).toBe("b");
  expect(newestAction([...log, undo("u", "b")])?.id).toBe("a");
  expect(newestAction([...log, undo("u", "b"), undo("v", "a")])).toBeNull();
});

test("undoing an undo brings back what stood before", () => {
  const log = [round("a"), undo("u", "a"), undo("v", "u")];
  expect(ids(effective(log))).toBe("a");
  expect(ids(effective([...log, undo("w", "v")]))).toBe("");
});

test("undoing what is already undone does nothing, then or later", () => {
  const log = [round("a"), undo("u", "a"), undo("again", "a"), undo("v", "u")];
  expect(ids(effective(log))).toBe("a");
});

test("only an undo takes something back, whatever else names an entry", () => {
  expect(ids(effective([round("a"), { ...round("b"), of: "a" }]))).toBe("a b");
});

test("new entries wait at the end, refused ones count nothing and are not sent", () => {
  const log = appendEntries("g", records([round("a")], 1), [
    { entry: round("b"), made },
    { entry: round("c"), made },
  ]);
  const refused = log.map((record) =>
    record.entry.id === "b"
      ? { ...record, refused: { entry: 2, at: [], code: "seat.left", params: {} } }
      : record,
  );
  expect(log.map(({ place }) => place)).toEqual([0, 1, 2]);
  expect(ids(accepted(refused))).toBe("a c");
  expect(pending(refused).map(({ entry }) => entry.id)).toEqual(["c"]);
});

test("news stand before what waits; what the server has heard twice stands once", () => {
  const log = records([round("a"), round("mine"), round("later")], 1);
  const delta = [fromServer(2, round("theirs")), fromServer(3, round("mine"))];
  const now = mergeLog("g", log, delta, false);
  expect(ids(now.map(({ entry }) => entry))).toBe("a theirs mine later");
  expect(now.map(({ seq }) => seq)).toEqual([1, 2, 3, null]);
});

test("after a new epoch the server's whole log stands, and what it lacks waits again in its old order", () => {
  const log = records([round("a"), round("b"), round("c"), round("d")], 3);
  const now = mergeLog("g", log, [fromServer(1, round("a"))], true);
  expect(ids(now.map(({ entry }) => entry))).toBe("a b c d");
  expect(now.map(({ seq }) => seq)).toEqual([1, null, null, null]);
});

test("news that come late or twice stand where their numbers say", () => {
  const log = records([round("a"), round("b"), round("c")], 3);
  const now = mergeLog("g", log, [fromServer(2, round("b"))], false);
  expect(ids(now.map(({ entry }) => entry))).toBe("a b c");
});

test("what this phone noted of its own entry outlives the server's telling of it", () => {
  const log = appendEntries("g", [], [{ entry: round("mine"), made }]);
  const stamp = { at: "2026-01-01T20:00:00Z", phone: null };
  const [entry] = mergeLog("g", log, [{ seq: 1, entry: round("mine"), stamp }], false);
  expect(entry).toMatchObject({ made, stamp, seq: 1 });
});

test("a card, which has its cell where others have their time, keeps its time when the server has it", () => {
  const place = { id: "card", type: "place", card: "JH", at: [1, 1] } as unknown as LogEntry;
  const stored = numberEntries(appendEntries("g", [], [{ entry: place, made }]), 0, ["card"], 1);
  expect(stored?.[0]?.stamp).toEqual({ at: expect.stringMatching(/T.*Z$/), phone: null });
});

test("entries are numbered as the server has them, or not at all", () => {
  const log = records([round("a"), round("b"), round("c")], 1);
  expect(numberEntries(log, 1, ["b", "c"], 3)?.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(numberEntries(log, 1, ["b", "c"], 4)).toBeNull();
});

test("two tabs wrote: what is on the disk comes first, then what only this tab has", () => {
  const disk = records([round("a"), round("theirs")], 1);
  const memory = records([round("a"), round("mine")], 1);
  expect(ids(mergeTabs(disk, memory).map(({ entry }) => entry))).toBe("a theirs mine");
});

test("phone and engine agree on which rounds count, whatever is undone and brought back", () => {
  let seed = 7;
  const below = (most: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * most);
  };
  for (let evening = 0; evening < 60; evening++) {
    const log: LogEntry[] = [{ ...round("0"), players: [{ points: 1 }] }];
    while (log.length < 10) {
      const id = String(log.length);
      const isRound = below(10) < 2;
      log.push(isRound ? { ...round(id), players: [{ points: 1 }] } : undo(id, String(below(log.length))));
    }
    const file = { format: "companion/1", game: "tally", seats: [{ name: "Ada" }], options: {}, log };
    const { sheet, problem } = judge(file);
    expect(problem).toBeNull();
    const counted = sheet?.rounds.flatMap(({ entries }) => entries);
    expect(
      effective(log).map(({ id }) => id),
      JSON.stringify(log),
    ).toEqual(counted);
  }
});

test("a round that an earlier try has written is not written again, one of two that is missing is", () => {
  const log = records([round("a"), round("b")], 1);
  expect(containsAll(log, [round("a"), round("b")])).toBe(true);
  expect(containsAll(log, [round("b"), round("c")])).toBe(false);
});

test("a round that waits for a person's choice counts nothing and is not sent", () => {
  const held = { rivals: ["theirs"], with: null, settled: false };
  const log = [
    ...records([round("a")], 1),
    { ...appendEntries("g", [], [{ entry: round("b"), made }])[0], held },
  ];
  expect(ids(accepted(log as EntryRecord[]))).toBe("a");
  expect(pending(log as EntryRecord[])).toEqual([]);
});

test("an entry that begins on this phone is nowhere else yet", () => {
  expect(appendEntries("g", [], [{ entry: round("a"), made }])).toEqual([
    { game: "g", place: 0, entry: round("a"), made, seq: null, refused: null, stamp: null, held: null },
  ]);
});

test("a game fetched from the server stands in the order of its numbers, made by other phones", () => {
  const stamp = { at: "2026-01-01T20:00:00Z", phone: null };
  const log = logFromServer("g", [fromServer(2, round("b")), { ...fromServer(1, round("a")), stamp }]);
  const blank = { game: "g", refused: null, made: null, held: null };
  expect(log).toEqual([
    { ...blank, place: 0, seq: 1, entry: round("a"), stamp },
    { ...blank, place: 1, seq: 2, entry: round("b"), stamp: null },
  ]);
});

test("what waits is numbered only by the server, also after news in the middle", () => {
  const log = records([round("a"), round("c"), round("mine")], 2);
  const now = mergeLog("g", log, [fromServer(3, round("d"))], false);
  expect(now.map(({ seq, place, entry }) => [entry.id, seq, place])).toEqual([
    ["a", 1, 0],
    ["c", 2, 1],
    ["d", 3, 2],
    ["mine", null, 3],
  ]);
});

test("a round the server holds counts, whatever was against it here", () => {
  const [own] = records([round("a")], 0) as [EntryRecord];
  const why = { entry: 1, at: [], code: "seat.left", params: {} };
  const held = { rivals: ["x"], with: null, settled: true };
  const [now] = mergeLog("g", [{ ...own, refused: why, held }], [fromServer(1, round("a"))], false);
  expect(now).toMatchObject({ refused: null, held: null });
});

test("a stamp that is known stays where an older server sends none", () => {
  const [own] = records([round("a")], 1) as [EntryRecord];
  const stamp = { at: "2026-01-01T20:00:00Z", phone: { kind: "iPhone", by: "Ada" } };
  expect(mergeLog("g", [{ ...own, stamp }], [fromServer(1, round("a"))], false)[0]?.stamp).toEqual(stamp);
  const newer = { ...stamp, at: "2026-01-01T20:00:01Z" };
  const [now] = mergeLog("g", [{ ...own, stamp }], [{ ...fromServer(1, round("a")), stamp: newer }], false);
  expect(now?.stamp).toEqual(newer);
});

test("only what was sent gets numbers, and what has a number keeps it", () => {
  const log = records([round("a"), round("b"), round("c"), round("d")], 2);
  const now = numberEntries(log, 2, ["b", "d"], 3);
  expect(now?.map(({ seq }) => seq)).toEqual([1, 2, null, 3]);
  expect(numberEntries(log, 2, ["b", "d"], 4)).toBeNull();
});

test("a round that two tabs know stands once, and one that was sent is not made anew", () => {
  const disk = records([round("a"), round("b")], 2);
  const memory = records([round("a"), round("gone"), round("b"), round("mine")], 3);
  memory[2] = { ...(memory[2] as EntryRecord), seq: null };
  const now = mergeTabs(disk, memory);
  expect(now.map(({ entry, seq, place }) => [entry.id, seq, place])).toEqual([
    ["a", 1, 0],
    ["b", 2, 1],
    ["mine", null, 2],
  ]);
});

test("places are counted anew, and what stands in its place is left alone", () => {
  const [a, b] = records([round("a"), round("b")], 2) as [EntryRecord, EntryRecord];
  const now = renumberPlaces([a, { ...b, place: 7 }]);
  expect(now[0]).toBe(a);
  expect(now[1]).toEqual(b);
});

test("news are numbered up to the number of the last; an older server sends no stamps", () => {
  const entries = [round("a"), round("b")];
  const stamp = { at: "2026-01-01T20:00:00Z", phone: null };
  expect(serverEntries({ seq: 7, entries })).toEqual([
    { seq: 6, entry: entries[0], stamp: null },
    { seq: 7, entry: entries[1], stamp: null },
  ]);
  expect(serverEntries({ seq: 7, entries, stamps: [stamp] }).map((one) => one.stamp)).toEqual([stamp, null]);
});
