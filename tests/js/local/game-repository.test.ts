import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropRefused } from "../../../static/js/page/recording/round-history.ts";
import { acknowledge, markRefused } from "../../../static/js/page/sync/exchange.ts";
import { disk, holdTimers, retrySaving, Tab } from "./one-phone.ts";

beforeEach(holdTimers);

afterEach(() => {
  disk.fails = null;
  vi.useRealTimers();
});

/** How long the row is that stands for a game in lists, as text. */
async function headLength(game: string): Promise<number> {
  const { repository } = new Tab().tables;
  await repository.start();
  return JSON.stringify(repository.head(game)).length;
}

/** A game that two tabs have open, with its first round. */
async function twoTabs(): Promise<{ tab: Tab; other: Tab; game: string }> {
  const tab = new Tab();
  const other = new Tab();
  const game = await tab.begin();
  await tab.write(game, 1, 2);
  await other.tables.load(game);
  return { tab, other, game };
}

test("what a start reads of a game does not grow with its rounds", async () => {
  const tab = new Tab();
  const game = await tab.begin();
  await tab.write(game, 1, 2);
  const before = await headLength(game);
  for (let round = 0; round < 7; round++) await tab.write(game, 0, 0);
  expect(await headLength(game)).toBe(before);
  const table = await new Tab().tables.load(game);
  expect(table?.record.sheet).toEqual(tab.tables.get(game)?.record.sheet);
  expect(table?.record.sheet.rounds).toHaveLength(8);
});

test("a number from the server costs the disk one row of the log, not the rounds anew", async () => {
  const tab = new Tab();
  const game = await tab.begin();
  for (let round = 0; round < 3; round++) await tab.write(game, 1, 2);
  const newest = tab.tables.get(game)?.log.at(-1);
  const rows = vi.spyOn(IDBObjectStore.prototype, "put");
  await acknowledge(tab.tables, game, [String(newest?.entry.id)], { epoch: "e", seq: 1 });
  const stores = rows.mock.contexts.map((store) => (store as IDBObjectStore).name);
  expect(stores.sort()).toEqual(["entries", "games"]);
  expect((await new Tab().tables.load(game))?.record.sheet).toEqual(tab.tables.get(game)?.record.sheet);
});

test("a second round does not replace a first one that the disk has not taken", async () => {
  const tab = new Tab();
  const game = await tab.begin();
  disk.fails = "put";
  await tab.write(game, 1, 2);
  expect(tab.saving.isDone).toBe(false);
  disk.fails = null;
  await tab.write(game, 3, 4);
  expect(tab.saving.isDone).toBe(true);
  expect(await new Tab().rounds(game)).toEqual({
    rounds: [
      [1, 2],
      [3, 4],
    ],
    totals: [4, 6],
    waits: 2,
  });
});

test("a round acknowledged before the disk has taken it is written once, with its number", async () => {
  const tab = new Tab();
  const game = await tab.begin();
  disk.fails = "put";
  await tab.write(game, 1, 2);
  const [record] = tab.tables.get(game)?.log ?? [];
  await acknowledge(tab.tables, game, [record?.entry.id ?? ""], { epoch: "first", seq: 1 });
  expect(tab.saving.isDone).toBe(false);
  disk.fails = null;
  const opened = vi.spyOn(IDBDatabase.prototype, "transaction");
  await retrySaving(tab);
  const writes = opened.mock.calls.filter(([, mode]) => mode === "readwrite");
  opened.mockRestore();
  expect(writes).toHaveLength(1);
  const stored = await new Tab().tables.load(game);
  expect(stored?.log.map(({ seq }) => seq)).toEqual([1]);
  expect(stored?.record).toMatchObject({ epoch: "first", seq: 1, waits: 0 });
});

test("a round that the disk has not taken outlives a round of another tab", async () => {
  const { tab, other, game } = await twoTabs();
  disk.fails = "put";
  await tab.write(game, 3, 4);
  disk.fails = null;
  await other.write(game, 5, 6);
  await tab.tables.reread(game);
  const all = {
    rounds: [
      [1, 2],
      [5, 6],
      [3, 4],
    ],
    totals: [9, 12],
    waits: 3,
  };
  expect((await tab.rounds(game)).waits).toBe(3);
  await retrySaving(tab);
  expect(tab.saving.isDone).toBe(true);
  await other.tables.reread(game);
  for (const one of [tab, other, new Tab()]) {
    await one.tables.ask(game, () => null);
    expect(await one.rounds(game)).toEqual(all);
  }
});

test("a round that the disk takes after a round of another tab joins it there", async () => {
  const { tab, other, game } = await twoTabs();
  disk.fails = "put";
  await tab.write(game, 3, 4);
  disk.fails = null;
  await other.write(game, 5, 6);
  await retrySaving(tab);
  expect(tab.saving.isDone).toBe(true);
  await tab.computed;
  const { rounds, totals } = await new Tab().rounds(game);
  expect(rounds).toEqual([
    [1, 2],
    [5, 6],
    [3, 4],
  ]);
  expect(totals).toEqual([9, 12]);
});

test("a tab that is shown again writes nothing over what another tab wrote meanwhile", async () => {
  const { tab, other, game } = await twoTabs();
  await other.write(game, 3, 4);
  await tab.tables.repository.start();
  await tab.tables.reread(game);
  await tab.write(game, 5, 6);
  const all = {
    rounds: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    totals: [9, 12],
    waits: 3,
  };
  expect(await tab.rounds(game)).toEqual(all);
  expect(await new Tab().rounds(game)).toEqual(all);
});

test("rounds that two tabs write in the same instant are both there, each judged on top of the other", async () => {
  const { tab, other, game } = await twoTabs();
  await Promise.all([tab.write(game, 3, 4), other.write(game, 5, 6)]);
  for (const one of [tab, other, new Tab()]) {
    await one.tables.reread(game);
    const { rounds, totals, waits } = await one.rounds(game);
    expect(rounds).toHaveLength(3);
    expect([totals, waits]).toEqual([[9, 12], 3]);
  }
});

test("a round that the disk breaks off at the last moment is not saved, and tried again", async () => {
  const tab = new Tab();
  const game = await tab.begin();
  disk.fails = "commit";
  await tab.write(game, 1, 2);
  expect(tab.saving.isDone).toBe(false);
  disk.fails = null;
  await retrySaving(tab);
  expect(tab.saving.isDone).toBe(true);
  expect((await new Tab().rounds(game)).rounds).toEqual([[1, 2]]);
});

test("a round that the disk has kept without saying so is written once", async () => {
  const { tab, game } = await twoTabs();
  disk.fails = "answer";
  const { problem } = await tab.write(game, 3, 4);
  expect(problem).toBe(null);
  expect(disk.fails).toBe(null);
  expect((await tab.rounds(game)).rounds).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect((await new Tab().rounds(game)).rounds).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test("an entry that was dropped is gone from the disk", async () => {
  const { tab, game } = await twoTabs();
  await tab.write(game, 3, 4);
  await tab.write(game, 5, 6);
  const dropped = tab.tables.get(game)?.log[1]?.entry.id ?? "";
  await markRefused(tab.tables, game, dropped, { code: "log.only_watches", at: [], entry: 2, params: {} });
  await dropRefused(tab.tables, game, dropped);
  expect(await new Tab().rounds(game)).toEqual({
    rounds: [
      [1, 2],
      [5, 6],
    ],
    totals: [6, 8],
    waits: 2,
  });
});
