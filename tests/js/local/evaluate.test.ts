import { expect, test } from "vitest";
import type { EngineClient } from "../../../static/js/page/local/engine-client.ts";
import { evaluate } from "../../../static/js/page/local/evaluate.ts";
import { accepted, pending } from "../../../static/js/page/log/log.ts";
import type { EntryRecord, LoadedGame, LogEntry } from "../../../static/js/page/log/records.ts";
import { withoutEntry } from "../../../static/js/page/recording/round-history.ts";
import { replay } from "../../../static/js/page/sync/delta.ts";
import type { GameFile } from "../../../static/js/types.ts";
import { engine, tableOf } from "../engine.ts";
import { amend, heldIds, own, stored, undo, unseen } from "../log/two-phones.ts";

/** A round of Ada and Ben, or of as many as there are points. */
const round = (id: string, ...points: number[]): LogEntry => ({
  type: "round",
  id,
  players: points.map((one) => ({ points: one })),
});

const EMPTY = tableOf({
  format: "companion/1",
  game: "tally",
  seats: [{ name: "Ada" }, { name: "Ben" }],
  options: {},
  log: [],
});

const tableWith = (...log: EntryRecord[]): LoadedGame => ({ ...EMPTY, log });
const ids = (log: EntryRecord[]) => log.map(({ entry }) => entry.id);
const refusedIds = (log: EntryRecord[]) => ids(log.filter(({ refused }) => refused));

test("a game that is opened has the sheet of its log", async () => {
  const table = tableWith(stored(1, round("a", 3, 4)), own(round("b", 5, 6), 2));
  const after = await evaluate(engine, table);
  expect(after.record.sheet.totals).toEqual([8, 10]);
  expect(after.record.setup.seats).toEqual([{ name: "Ada" }, { name: "Ben" }]);
  expect(after.log).toBe(table.log);
});

test("a waiting round the rules refuse is marked and not sent, and the rest of the evening counts", async () => {
  const table = tableWith(
    stored(1, round("a", 3, 4)),
    own(round("three", 1, 1, 1), 2),
    own(round("b", 5, 6), 3),
  );
  const { record, log } = await evaluate(engine, table);
  expect(refusedIds(log)).toEqual(["three"]);
  expect(ids(pending(log))).toEqual(["b"]);
  expect(record.sheet.totals).toEqual([8, 10]);
});

test("a refused round says all that is wrong with it, and where", async () => {
  const { log } = await evaluate(engine, tableWith(own(round("late", 1_000_000, 4))));
  expect(log[0]?.refused).toMatchObject({
    code: "value.range",
    at: ["players", 0, "points"],
    params: { low: -999999, high: 999999 },
  });
});

test("a round that fits again keeps the mark it got until a person decides", async () => {
  const why = { entry: 1, at: [], code: "seat.left", params: {} };
  const table = tableWith({ ...own(round("fits", 1, 2)), refused: why }, own(round("three", 1, 1, 1)));
  const { log } = await evaluate(engine, table);
  expect(log[0]?.refused).toEqual(why);
  expect(refusedIds(log)).toEqual(["fits", "three"]);
});

test("a round the server has stored is not marked, whatever this version of the rules says of it", async () => {
  const { record, log } = await evaluate(engine, tableWith(stored(1, round("three", 1, 1, 1))));
  expect(refusedIds(log)).toEqual([]);
  expect(record.sheet.totals).toEqual([0, 0]);
});

test("a round played on after the end is odd, not refused", async () => {
  const { record } = EMPTY;
  const table = {
    record: { ...record, file: { ...record.file, options: { target: 5 } } },
    log: [own(round("a", 6, 4)), own(round("b", 1, 1), 2)],
  };
  const after = await evaluate(engine, table);
  expect(after.record.sheet.warnings).not.toEqual([]);
  expect(refusedIds(after.log)).toEqual([]);
});

test("a round that would fit only after what came later keeps why it was refused in its place", async () => {
  const join = { type: "join", id: "j", seat: { name: "Cy" } };
  const { log } = await evaluate(engine, tableWith(own(round("early", 1, 2, 3)), own(join)));
  expect(log[0]?.refused).toMatchObject({ code: "players.count", at: ["players"] });
});

test("a refused correction leaves the round as it was", async () => {
  const table = tableWith(
    own(round("a", 3, 4)),
    own({ type: "amend", id: "m", changes: [{ of: "a", entry: round("a", 1, 1, 1) }] }),
  );
  const { record, log } = await evaluate(engine, table);
  expect(refusedIds(log)).toEqual(["m"]);
  expect(record.sheet.totals).toEqual([3, 4]);
});

test("a game whose set-up only a newer engine reads says so, and keeps its log and its last sheet", async () => {
  const { record } = EMPTY;
  const table = {
    record: { ...record, file: { ...record.file, game: "unheard" } },
    log: [own(round("a", 1, 2))],
  };
  const after = await evaluate(engine, table);
  expect(after.record).toEqual({ ...table.record, sheet: { ...table.record.sheet, game: "" } });
  expect(after.log).toBe(table.log);
});

const LATER: Record<string, LogEntry> = {
  "of an unknown type": { type: "photo", id: "later" },
  "with an unknown key": { ...round("later", 1, 2), photo: "x" },
  "with an unknown key of a player": {
    ...round("later", 1, 2),
    players: [{ points: 1, photo: "x" }, { points: 2 }],
  },
  "that amends to an unknown type": {
    type: "amend",
    id: "later",
    changes: [{ of: "a", entry: { type: "photo" } }],
  },
  "that corrects an unknown option": {
    type: "amend",
    id: "later",
    changes: [{ of: "setup", entry: { options: { photo: "x" } } }],
  },
  "that corrects an option to an unknown choice": {
    type: "amend",
    id: "later",
    changes: [{ of: "setup", entry: { options: { wins: "middle" } } }],
  },
};

for (const [what, later] of Object.entries(LATER))
  test(`a game with a stored entry ${what} needs an update, and keeps its log and its last sheet`, async () => {
    const known = await evaluate(engine, tableWith(stored(1, round("a", 3, 4))));
    const table = {
      record: known.record,
      log: [...known.log, stored(2, later), own(round("mine", 5, 6)), own(round("three", 1, 1, 1))],
    };
    const after = await evaluate(engine, table);
    expect(after.record).toEqual({ ...known.record, sheet: { ...known.record.sheet, game: "" } });
    expect(after.log).toBe(table.log);
    expect((await engine.add([round("more", 7, 8)])).problem).not.toBe(null);
  });

test("a game that needed an update goes on with the version that reads it", async () => {
  const { record } = EMPTY;
  const waited = { record: { ...record, sheet: { ...record.sheet, game: "" as const } } };
  const after = await evaluate(engine, {
    ...waited,
    log: [stored(1, round("a", 3, 4)), own(round("b", 5, 6), 2)],
  });
  expect(after.record.sheet).toMatchObject({ game: "tally", totals: [8, 10] });
});

test("a stored round that only a waiting correction makes unknown needs no update, and goes on counting nothing", async () => {
  const pad = (...ids: string[]) => ({
    name: "Pad",
    kind: "rounds",
    seats: [2, 2],
    fields: ids.map((id) => ({ id, name: id })),
    points: ids.join(" + "),
  });
  const bids = (id: string, ...players: object[]) => ({ type: "round", id, players });
  const seats = [{ name: "Ada" }, { name: "Ben" }];
  const file = { format: "companion/1", game: "pad", seats, options: {}, pad: pad("won"), log: [] };
  const narrower = { type: "amend", id: "m", changes: [{ of: "setup", entry: { pad: pad("bid") } }] };
  const before = tableOf(file as unknown as GameFile);
  const stay = stored(1, bids("a", { won: 1 }, { won: 2 }));
  const after = await evaluate(engine, { ...before, log: [stay, own(narrower)] });
  expect(after.record.sheet).toMatchObject({ game: "pad", totals: [0, 0] });
  expect((await engine.attempt([])).sheet?.totals).toEqual([0, 0]); // the correction is in the open game, too
});

test("a waiting round stands back for a whole round that only a later version reads", async () => {
  const theirs = { ...round("theirs", 1, 2), photo: "x" };
  const table = tableWith(stored(1, theirs), own(round("mine", 5, 6)));
  const { record, log } = await replay(engine, table, unseen("theirs"));
  expect(heldIds(log)).toEqual(["mine"]);
  expect(record.sheet.game).toBe("");
});

test("a waiting round goes on waiting beside what is no round to any version", async () => {
  const table = tableWith(stored(1, { type: "photo", id: "theirs" }), own(round("mine", 5, 6)));
  const { log } = await replay(engine, table, unseen("theirs"));
  expect(log).toEqual(table.log);
  expect(ids(pending(log))).toEqual(["mine"]);
});

test("a round another phone wrote first holds this phone's own, and only theirs counts", async () => {
  const table = tableWith(stored(1, round("theirs", 1, 2)), own(round("mine", 5, 6)));
  const { record, log } = await replay(engine, table, unseen("theirs"));
  expect(heldIds(log)).toEqual(["mine"]);
  expect(record.sheet.totals).toEqual([1, 2]);
});

test("a round whose place is free is counted on top of the news", async () => {
  const table = tableWith(stored(1, round("theirs", 1, 2)), own(round("mine", 5, 6), 2));
  const { record, log } = await replay(engine, table, unseen("theirs"));
  expect(heldIds(log)).toEqual([]);
  expect(record.sheet.totals).toEqual([6, 8]);
});

test("news hold nothing where nothing of this phone's own waits", async () => {
  const table = tableWith(stored(1, round("theirs", 1, 2)), stored(2, round("mine", 5, 6)));
  const { record, log } = await replay(engine, table, unseen("theirs"));
  expect(log).toBe(table.log);
  expect(record.sheet.totals).toEqual([6, 8]);
});

test("the place of a waiting round is read from what the server has, not from what waits beside it", async () => {
  const table = tableWith(
    stored(1, round("theirs", 1, 2)),
    { ...stored(2, round("refused", 1, 1, 1)), refused: { entry: 2, at: [], code: "x", params: {} } },
    own(round("mine", 5, 6), 2),
    own(round("next", 7, 8), 3),
  );
  const { record, log } = await replay(engine, table, unseen("theirs", "next"));
  expect(heldIds(log)).toEqual([]);
  expect(record.sheet.totals).toEqual([13, 16]);
});

test("a round written anew for one taken back here is no version of a later round", async () => {
  const table = tableWith(
    stored(1, round("a", 1, 2)),
    stored(2, round("theirs", 3, 4)),
    own(undo("u", "a")),
    own(round("anew", 5, 6), 1),
  );
  const { record, log } = await replay(engine, table, unseen("theirs"));
  expect(heldIds(log)).toEqual([]);
  expect(record.sheet.totals).toEqual([8, 10]);
});

test("a game whose set-up no engine reads keeps its waiting rounds when news come", async () => {
  const { record } = EMPTY;
  const table = {
    record: { ...record, file: { ...record.file, game: "unheard" } },
    log: [stored(1, round("theirs", 1, 2)), own(round("mine", 5, 6))],
  };
  expect((await replay(engine, table, unseen("theirs"))).log).toEqual(table.log);
});

test("a round that is dropped goes with its corrections and their undoing", () => {
  const log = [
    own(round("a", 1, 2)),
    own(amend("m", "a")),
    own(undo("u", "m")),
    own(amend("other", "b")),
    own(round("b", 3, 4), 2),
  ].map((record, place) => ({ ...record, place }));
  const left = withoutEntry(log, "a");
  expect(ids(left)).toEqual(["other", "b"]);
  expect(left.map(({ place }) => place)).toEqual([0, 1]);
  expect(ids(withoutEntry(log, "b"))).toEqual(["a", "m", "u"]);
});

test("an entry that the server has is not dropped by this phone", () => {
  const log = [stored(1, round("a", 1, 2)), stored(2, amend("m", "a")), own(undo("u", "m"))];
  expect(ids(withoutEntry(log, "a"))).toEqual(["a", "m"]);
  expect(accepted(withoutEntry(log, "a"))).toHaveLength(2);
});

/** The engine, and the logs of the games that were opened in it. */
function countingOpens(): { counted: EngineClient; opened: string[][] } {
  const opened: string[][] = [];
  const open = (file: GameFile) => {
    opened.push(file.log.map(({ id }) => String(id)));
    return engine.open(file);
  };
  return { counted: { ...engine, open } as unknown as EngineClient, opened };
}

test("a game with a refused entry that the server has is read once, one with a mark twice", async () => {
  const { counted, opened } = countingOpens();
  await evaluate(counted, tableWith(stored(1, round("three", 1, 1, 1))));
  expect(opened).toEqual([["three"]]);
  opened.length = 0;
  await evaluate(counted, tableWith(own(round("a", 3, 4)), own(round("three", 1, 1, 1), 2)));
  expect(opened).toEqual([["a", "three"], ["a"]]);
});
