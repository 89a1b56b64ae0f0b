import { expect, test } from "vitest";
import type { EntryPlace } from "../../../static/js/page/log/draft.ts";
import type { RecorderKind } from "../../../static/js/page/recorders/recorder.ts";
import { loadContext, mainAction, parsePlace } from "../../../static/js/page/recording/recorder-context.ts";
import { beginGame } from "../../../static/js/page/screens/new-game/begin-game.ts";
import { Store } from "../../../static/js/page/store.ts";
import type { Choices, Depth, Draft, Entry, Problem, Setup } from "../../../static/js/types.ts";
import "../local/one-phone.ts";

const SETUP: Setup = {
  game: "tally",
  seats: [{ name: "Ada" }, { name: "Ben" }],
  options: {},
  playing: [true, true],
};
const ROUND: Entry = { type: "round", players: [{ points: 1 }, { points: 2 }] };
const MISSING: Problem = { entry: 0, at: ["players", 1], code: "draft.missing", params: {} };
const WRONG: Problem = { entry: 0, at: ["players", 0, "points"], code: "value.high", params: { high: 9 } };

const answer = (entry: Entry | null, problem: Problem | null) => ({ entry, problem }) as Choices;
const recorder = (isPerPlayer: boolean) => ({ kind: { isPerPlayer } as RecorderKind, setup: SETUP });
const draft = (players?: unknown[], seat = 0): Draft => ({
  entry: { type: "round", ...(players && { players }) },
  seat,
  depth: "points",
});

/** The main button of a recorder that walks from player to player, while `problem` stands in the way. */
const walk = (players: unknown[] | undefined, problem: Problem, settled = players) =>
  mainAction(answer(null, problem), draft(players), draft(settled), recorder(true));

test("the main button waits until the engine has answered", () => {
  const current = draft([null, null]);
  expect(mainAction(null, current, current, recorder(true))).toEqual({ act: "wait" });
  expect(mainAction(answer(null, null), current, current, recorder(true))).toEqual({ act: "wait" });
});

test("a whole round is written as the engine reads it", () => {
  const current = draft(ROUND.players as unknown[]);
  expect(mainAction(answer(ROUND, null), current, current, recorder(true))).toEqual({
    act: "write",
    entry: ROUND,
  });
});

test("a player who is filled in hands on to the next one", () => {
  expect(walk([{ points: 1 }, null], MISSING)).toEqual({ act: "seat", seat: 1 });
});

test("a player of whom nothing is known is not passed over", () => {
  const missing = { ...MISSING, at: ["players", 0] };
  expect(walk([null, null], MISSING)).toEqual({ act: "lead", missing });
  expect(walk([{ row: null }, null], MISSING)).toEqual({ act: "lead", missing });
});

test("an empty row that counts as known is walked on from", () => {
  expect(walk([null, null], MISSING, [{ row: {} }, null])).toEqual({ act: "seat", seat: 1 });
});

test("a wrong figure is mended before the next player comes", () => {
  expect(walk([{ points: 10 }, null], WRONG)).toEqual({ act: "lead", missing: WRONG });
});

test("the last figure missing is led to where it is missing", () => {
  const missing = { ...MISSING, at: ["players", 0, "points"] };
  expect(walk([{ tricks: 1, points: null }, { points: 2 }], missing)).toEqual({ act: "lead", missing });
});

test("a recorder that shows all players at once leads to what is missing", () => {
  const current = draft([{ points: 1 }, null]);
  const main = mainAction(answer(null, MISSING), current, current, recorder(false));
  expect(main).toEqual({ act: "lead", missing: MISSING });
});

test("an entry without figures by player leads to what is missing", () => {
  expect(walk(undefined, MISSING)).toEqual({ act: "lead", missing: MISSING });
});

test("what is only begun is asked about before anything is written", () => {
  const here = draft(ROUND.players as unknown[]);
  const missing = { code: "lynx.meld_begun", params: { rank: "Q" }, at: ["players", 0, "melds"] };
  const { kind, setup } = recorder(true);
  const action = mainAction(answer(ROUND, null), here, here, {
    kind: { ...kind, begunOf: () => missing },
    setup,
  });
  expect(action).toEqual({ act: "lead", missing });
});

test("a place has the name of what stands there; the end of the log and the set-up have none", () => {
  expect(parsePlace("of:a:b")).toEqual({ of: "a:b" });
  expect(parsePlace("before:a")).toEqual({ before: "a" });
  for (const name of ["new", "setup", "new:4", "of:", "x of:a", "before"])
    expect(parsePlace(name)).toBeNull();
});

/** A round of tally. */
const round = (...points: (number | null)[]) => ({
  type: "round",
  players: points.map((figure) => (figure === null ? null : { points: figure })),
});

/** A game of Ada and Ben that is recorded on this phone. */
class Table {
  readonly store = new Store();
  game = "";

  async begin(): Promise<this> {
    this.game = (await beginGame(this.store, { game: "tally", seats: SETUP.seats, options: {} })) ?? "";
    return this;
  }

  /** Writes an entry; its id. */
  async write(entry: Entry): Promise<string> {
    await this.store.write(this.game, [entry]);
    return this.store.games.get(this.game)?.log.at(-1)?.entry.id ?? "";
  }

  /** Fills in the draft of a correction as far as this. */
  fill(of: string, points: (number | null)[], depth: Depth = "points"): Promise<void> {
    const filled: Draft = { entry: round(...points), seat: 0, depth };
    return this.store.drafts.push(this.game, `of:${of}`, filled, filled);
  }

  async load(where: EntryPlace, into: string | null = null) {
    const table = await this.store.open(this.game);
    if (!table) throw new Error("no such game");
    return loadContext(this.store, table, where, into);
  }
}

test("a new round is recorded by the set-up and the sheet of now, with nothing taken as written", async () => {
  const table = await new Table().begin();
  await table.write(round(1, 2));
  const context = await table.load({});
  const { setup, sheet } = table.store.games.get(table.game)?.record ?? {};
  expect(context).toMatchObject({
    store: table.store,
    game: table.game,
    where: {},
    original: null,
    along: [],
  });
  expect(context.setup).toBe(setup);
  expect(context.sheet).toBe(sheet);
  expect(context.kind.isPerPlayer).toBe(true);
});

test("a correction begins with the entry as it reads by now, and by who played then", async () => {
  const table = await new Table().begin();
  const of = await table.write(round(1, 2));
  await table.write({ type: "amend", changes: [{ of, entry: round(3, 2) }] });
  await table.write({ type: "leave", seat: 1 });
  const { original, setup } = await table.load({ of });
  expect(original).toMatchObject(round(3, 2));
  expect(setup.playing).toEqual([true, true]);
  expect((await table.load({})).setup.playing).toEqual([true, false]);
});

test("a round that is put in has no entry to begin with, and is recorded by who played then", async () => {
  const table = await new Table().begin();
  const before = await table.write(round(1, 2));
  await table.write({ type: "leave", seat: 1 });
  const { original, setup } = await table.load({ before });
  expect(original).toBeNull();
  expect(setup.playing).toEqual([true, true]);
});

test("what is mended for a correction is seen as that would have it, with what is mended already", async () => {
  const table = await new Table().begin();
  const first = await table.write(round(1, 2));
  const left = await table.write({ type: "leave", seat: 1 });
  const second = await table.write(round(3, null));
  await table.store.drafts.setChanges(table.game, `of:${first}`, [{ of: left, entry: null }]);
  const { setup, along } = await table.load({ of: second }, `of:${first}`);
  expect(setup.playing).toEqual([true, true]);
  expect(along).toMatchObject([{ type: "amend", changes: [{ of: left, entry: null }] }]);
  await table.fill(first, [5, 6]);
  const mended = await table.load({ of: second }, `of:${first}`);
  expect(mended.along).toMatchObject([
    {
      changes: [
        { of: left, entry: null },
        { of: first, entry: round(5, 6) },
      ],
    },
  ]);
});

test("a new round that is mended for a correction is recorded by who plays with it", async () => {
  const table = await new Table().begin();
  const left = await table.write({ type: "leave", seat: 1 });
  await table.store.drafts.setChanges(table.game, "setup", [{ of: left, entry: null }]);
  expect((await table.load({}, "setup")).setup.playing).toEqual([true, true]);
});

test("a correction that is not whole, or of which nothing is filled in, is not taken as written", async () => {
  const table = await new Table().begin();
  const first = await table.write(round(1, 2));
  const second = await table.write(round(3, 4));
  expect((await table.load({ of: second }, `of:${first}`)).along).toEqual([]);
  await table.fill(first, [5, null]);
  expect((await table.load({ of: second }, `of:${first}`)).along).toEqual([]);
});

test("a correction pegged on the board counts as it stands: who has no peg has nothing", async () => {
  const table = await new Table().begin();
  const first = await table.write(round(1, 2));
  await table.fill(first, [5, null], "counts");
  const { along } = await table.load({}, `of:${first}`);
  expect(along).toMatchObject([{ changes: [{ of: first, entry: round(5, 0) }] }]);
});
