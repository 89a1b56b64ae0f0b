import { expect, test } from "vitest";
import { findRefused, toMendable } from "../../../static/js/page/log/corrections.ts";
import type { EntryRecord, LoadedGame, LogEntry } from "../../../static/js/page/log/records.ts";

const WHY = { entry: 1, at: [], code: "seat.left", params: {} };

function record(entry: LogEntry, refused = false): EntryRecord {
  const blank = { game: "g", place: 0, seq: null, made: null, stamp: null, held: null };
  return { ...blank, entry, refused: refused ? WHY : null };
}

function game(...log: EntryRecord[]): LoadedGame {
  return { record: { id: "g" }, log } as LoadedGame;
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
  const log = [record(round, true), record(amend("r"), true), record(amend("s"), true)];
  expect(findRefused(game(...log)).map(({ entry }) => entry.id)).toEqual(["r", "a-s"]);
});

test("a whole round is taken up by the recorder of the next round", () => {
  const own = record(round, true);
  expect(toMendable(game(own), own, nothing)).toEqual({ where: {}, action: round });
});

test("a refused round is taken up as it was corrected", () => {
  const own = record(round, true);
  const action = toMendable(game(own, record(amend("r"), true)), own, nothing)?.action;
  expect(action).toEqual({ type: "round", id: "r", players: [] });
});

test("a correction is taken up where it corrects, as long as that counts", () => {
  const own = record(amend("r"), true);
  const { action, where } = toMendable(game(record(round), own), own, nothing) ?? {};
  expect(where).toEqual({ of: "r" });
  expect(action).toEqual({ type: "round", players: [] });
  expect(toMendable(game(record(round, true), own), own, nothing)).toBeNull();
});

test("a draft that lies there already is not written over", () => {
  const own = record(round, true);
  expect(toMendable(game(own), own, begun)).toBeNull();
});

test("undos, removals, the set-up and corrections of several entries can only be dropped", () => {
  const actions = [
    { type: "undo", id: "u", of: "r" },
    { type: "amend", id: "a", changes: [{ of: "r", entry: null }] },
    { type: "amend", id: "b", changes: [{ of: "setup", entry: { seats: [] } }] },
    amend("r", { of: "s", entry: null }),
  ];
  for (const action of actions) {
    const own = record(action, true);
    expect(toMendable(game(record(round), own), own, nothing)).toBeNull();
  }
});

test("a whole section and a whole game are taken up like a round", () => {
  for (const type of ["section", "game"]) {
    const own = record({ type, id: type }, true);
    expect(toMendable(game(own), own, nothing)?.where).toEqual({});
  }
});

test("a trick that is refused can only be dropped", () => {
  const own = record({ type: "trick", id: "t" }, true);
  expect(toMendable(game(own), own, nothing)).toBeNull();
});

test("a round that was put in is taken up before the round it goes before, as long as that counts", () => {
  const change = { before: "r", id: "n", entry: { type: "round", players: [] } };
  const own = record({ type: "amend", id: "a", changes: [change] }, true);
  expect(toMendable(game(record(round), own), own, nothing)).toEqual({
    where: { before: "r" },
    action: change.entry,
  });
  expect(toMendable(game(own), own, nothing)).toBeNull();
});

test("a refused round is not taken up where its own draft lies, whatever lies elsewhere", () => {
  const places: string[] = [];
  const hasDraft = (place: string) => places.push(place) < 0;
  const own = record(amend("r"), true);
  toMendable(game(record(round), own), own, hasDraft);
  toMendable(game(record(round, true)), record(round, true), hasDraft);
  expect(places).toEqual(["of:r", "new"]);
});

test("an undo of a refused round goes with the round", () => {
  const log = [record(round, true), record({ type: "undo", id: "u", of: "r" }, true), record(amend("s"))];
  expect(findRefused(game(...log)).map(({ entry }) => entry.id)).toEqual(["r"]);
});
