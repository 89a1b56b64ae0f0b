import { expect, test } from "vitest";
import type { EntryRecord, LogEntry, Table } from "../../../static/js/page/state/records.ts";
import { mendable, refusals } from "../../../static/js/page/state/refusals.ts";

const WHY = { entry: 1, at: [], code: "seat.left", params: {} };

function kept(entry: LogEntry, refused = false): EntryRecord {
  const blank = { game: "g", place: 0, seq: null, made: null, stamp: null, held: null };
  return { ...blank, entry, refused: refused ? WHY : null };
}

function table(...log: EntryRecord[]): Table {
  return { record: { id: "g" }, log } as Table;
}

const nothing = () => false;
const begun = () => true;
const round = { type: "round", id: "r", players: [{ points: 1 }] };
const amend = (of: string, ...more: unknown[]) => ({
  type: "amend",
  id: `a-${of}`,
  changes: [{ of, entry: { type: "round", players: [] } }, ...more],
});

test("what corrects a refused entry goes with it and is not told by itself", () => {
  const log = [kept(round, true), kept(amend("r"), true), kept(amend("s"), true)];
  expect(refusals(table(...log)).map(({ entry }) => entry.id)).toEqual(["r", "a-s"]);
});

test("a whole round is taken up by the recorder of the next round", () => {
  const own = kept(round, true);
  expect(mendable(table(own), own, nothing)).toEqual({ where: {}, deed: round });
});

test("a correction is taken up where it corrects, as long as that counts", () => {
  const own = kept(amend("r"), true);
  const { deed, where } = mendable(table(kept(round), own), own, nothing) ?? {};
  expect(where).toEqual({ of: "r" });
  expect(deed).toEqual({ type: "round", players: [] });
  expect(mendable(table(kept(round, true), own), own, nothing)).toBeNull();
});

test("a draft that lies there already is not written over", () => {
  const own = kept(round, true);
  expect(mendable(table(own), own, begun)).toBeNull();
});

test("undos, removals, the set-up and corrections of several entries can only be dropped", () => {
  const deeds = [
    { type: "undo", id: "u", of: "r" },
    { type: "amend", id: "a", changes: [{ of: "r", entry: null }] },
    { type: "amend", id: "b", changes: [{ of: "setup", entry: { seats: [] } }] },
    amend("r", { of: "s", entry: null }),
  ];
  for (const deed of deeds) {
    const own = kept(deed, true);
    expect(mendable(table(kept(round), own), own, nothing)).toBeNull();
  }
});

test("a whole section and a whole game are taken up like a round", () => {
  for (const type of ["section", "game"]) {
    const own = kept({ type, id: type }, true);
    expect(mendable(table(own), own, nothing)?.where).toEqual({});
  }
});

test("a trick that is refused can only be dropped", () => {
  const own = kept({ type: "trick", id: "t" }, true);
  expect(mendable(table(own), own, nothing)).toBeNull();
});

test("a round that was put in is taken up before the round it goes before, as long as that counts", () => {
  const change = { before: "r", id: "n", entry: { type: "round", players: [] } };
  const own = kept({ type: "amend", id: "a", changes: [change] }, true);
  expect(mendable(table(kept(round), own), own, nothing)).toEqual({
    where: { before: "r" },
    deed: change.entry,
  });
  expect(mendable(table(own), own, nothing)).toBeNull();
});

test("a refused round is not taken up where its own draft lies, whatever lies elsewhere", () => {
  const places: string[] = [];
  const hasDraft = (place: string) => places.push(place) < 0;
  const own = kept(amend("r"), true);
  mendable(table(kept(round), own), own, hasDraft);
  mendable(table(kept(round, true)), kept(round, true), hasDraft);
  expect(places).toEqual(["of:r", "new"]);
});

test("an undo of a refused round goes with the round", () => {
  const log = [kept(round, true), kept({ type: "undo", id: "u", of: "r" }, true), kept(amend("s"))];
  expect(refusals(table(...log)).map(({ entry }) => entry.id)).toEqual(["r"]);
});
