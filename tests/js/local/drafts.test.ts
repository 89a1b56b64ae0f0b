import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draft, EMPTY, finish, pointsOf, pointsOnDisk } from "./half-round.ts";
import { disk, holdTimers, retrySaving, Tab } from "./one-phone.ts";

beforeEach(holdTimers);

afterEach(() => {
  disk.fails = null;
  vi.useRealTimers();
});

test("a tap made while another tab's drafts are read is not lost", async () => {
  const tab = new Tab();
  await tab.drafts.push("tap", "new", draft(1), EMPTY);
  const reading = tab.drafts.reread("tap");
  const tapping = tab.drafts.push("tap", "new", draft(12), EMPTY);
  await Promise.all([reading, tapping]);
  expect(pointsOf(tab, "tap")).toEqual({ points: 12 });
});

test.each(["dropped", "undone"])(
  "a draft %s while drafts are read from the disk does not come back",
  async (how) => {
    const tab = new Tab();
    await tab.drafts.push(how, "new", draft(1), EMPTY);
    const reading = tab.drafts.load(how);
    if (how === "undone") tab.drafts.undo(how, "new");
    else void tab.drafts.drop(how, "new");
    await reading;
    expect(pointsOf(tab, how)).toBe(undefined);
    expect(await pointsOnDisk(how)).toBe(undefined);
  },
);

test("a draft that the disk has not taken outlives a look at the disk", async () => {
  const tab = new Tab();
  await tab.drafts.push("full", "new", draft(1), EMPTY);
  disk.fails = "put";
  await tab.drafts.push("full", "new", draft(12), EMPTY);
  await tab.drafts.push("full", "of:x", draft(3), EMPTY);
  await tab.drafts.reread("full");
  expect(pointsOf(tab, "full")).toEqual({ points: 12 });
  expect(tab.drafts.current("full", "of:x")).toEqual(draft(3));
  disk.fails = null;
  await retrySaving(tab);
  const reloaded = new Tab();
  await reloaded.drafts.load("full");
  expect(pointsOf(reloaded, "full")).toEqual({ points: 12 });
  expect(reloaded.drafts.current("full", "of:x")).toEqual(draft(3));
});

test("a draft that the disk has not taken becomes a round all the same", async () => {
  const tab = new Tab();
  const game = await tab.begin();
  disk.fails = "put";
  await tab.drafts.push(game, "new", draft(1), EMPTY);
  disk.fails = null;
  await finish(tab, game, 1, 2);
  const reloaded = new Tab();
  await retrySaving(tab);
  await reloaded.drafts.load(game);
  expect((await reloaded.rounds(game)).rounds).toEqual([[1, 2]]);
  expect(reloaded.drafts.current(game, "new")).toBe(null);
});

test("a round that the disk takes late leaves no draft behind", async () => {
  const tab = new Tab();
  const game = await tab.begin();
  await tab.drafts.push(game, "new", draft(1), EMPTY);
  disk.fails = "put";
  await finish(tab, game, 1, 2);
  expect(tab.saving.isDone).toBe(false);
  disk.fails = null;
  await retrySaving(tab);
  const reloaded = new Tab();
  await reloaded.drafts.load(game);
  expect((await reloaded.rounds(game)).rounds).toEqual([[1, 2]]);
  expect(reloaded.drafts.current(game, "new")).toBe(null);
});

test("a draft of which two tabs make a round becomes one round", async () => {
  const tab = new Tab();
  const other = new Tab();
  const game = await tab.begin();
  await tab.drafts.push(game, "new", draft(1), EMPTY);
  await other.tables.load(game);
  await other.drafts.load(game);
  await Promise.all([finish(tab, game, 1, 2), finish(other, game, 1, 2)]);
  for (const one of [tab, other, new Tab()]) {
    await one.tables.reread(game);
    expect((await one.rounds(game)).rounds).toEqual([[1, 2]]);
  }
});

test("a draft that is thrown away while the disk takes nothing does not come back", async () => {
  const tab = new Tab();
  await tab.drafts.push("drop", "new", draft(1), EMPTY);
  disk.fails = "commit";
  await tab.drafts.drop("drop", "new");
  await tab.drafts.reread("drop");
  expect(tab.drafts.current("drop", "new")).toBe(null);
  disk.fails = null;
  await retrySaving(tab);
  const reloaded = new Tab();
  await reloaded.drafts.load("drop");
  expect(reloaded.drafts.current("drop", "new")).toBe(null);
});

/** Taps these points, none of which is painted yet. */
function tapUnpainted(game: string, ...points: number[]): { tab: Tab; saving: Promise<void>[] } {
  const tab = new Tab();
  tab.unpainted = [];
  return { tab, saving: points.map((one) => tab.drafts.push(game, "new", draft(one), EMPTY)) };
}

test("taps are known at once, and lie on the disk together after the paint", async () => {
  const { tab, saving } = tapUnpainted("paint", 1, 12);
  expect(pointsOf(tab, "paint")).toEqual({ points: 12 });
  expect(await pointsOnDisk("paint")).toBe(undefined);
  expect(tab.unpainted).toHaveLength(1);
  tab.unpainted?.[0]?.();
  await Promise.all(saving);
  expect(await pointsOnDisk("paint")).toEqual({ points: 12 });
});

test("a tap that was never painted is saved where the page is left", async () => {
  const { tab, saving } = tapUnpainted("leave", 1);
  tab.drafts.flush();
  await Promise.all(saving);
  expect(await pointsOnDisk("leave")).toEqual({ points: 1 });
});

test("a tap that is not painted yet outlives a look at the disk", async () => {
  const { tab } = tapUnpainted("look", 1);
  await tab.drafts.reread("look");
  expect(pointsOf(tab, "look")).toEqual({ points: 1 });
  tab.drafts.flush();
  expect(await pointsOnDisk("look")).toEqual({ points: 1 });
});

test("a draft thrown away before its last tap was painted does not come back", async () => {
  const { tab, saving } = tapUnpainted("away", 1);
  await tab.drafts.drop("away", "new");
  tab.unpainted?.[0]?.();
  await Promise.all(saving);
  expect(await pointsOnDisk("away")).toBe(undefined);
});

test("a tap that is not painted yet brings back no draft of which another tab made a round", async () => {
  const tab = new Tab();
  const other = new Tab();
  const game = await tab.begin();
  await tab.drafts.push(game, "new", draft(1), EMPTY);
  await other.tables.load(game);
  await other.drafts.load(game);
  tab.unpainted = [];
  const saving = tab.drafts.push(game, "new", draft(12), EMPTY);
  await finish(other, game, 1, 2);
  await tab.drafts.reread(game);
  tab.unpainted[0]?.();
  await saving;
  expect(tab.drafts.noticeLoss(game, "new")).toBe(true);
  expect(await pointsOnDisk(game)).toBe(undefined);
});

test("a newer tap that is not painted yet stays on top of the row on the disk", async () => {
  const { tab, saving } = tapUnpainted("newer", 1);
  tab.drafts.flush();
  await Promise.all(saving);
  const tapping = tab.drafts.push("newer", "new", draft(12), EMPTY);
  await tab.drafts.reread("newer");
  expect(pointsOf(tab, "newer")).toEqual({ points: 12 });
  tab.drafts.flush();
  await tapping;
  expect(await pointsOnDisk("newer")).toEqual({ points: 12 });
});

test.each([
  ["the first", [1]],
  ["the second", [1, 12]],
])("%s tap is kept that is painted while the disk is read anew", async (game, points) => {
  const id = `race ${game}`;
  const { tab } = tapUnpainted(id, ...points.slice(0, -1));
  tab.drafts.flush();
  await tab.drafts.reread(id);
  void tab.drafts.push(id, "new", draft(points.at(-1) ?? 0), EMPTY);
  const reading = tab.drafts.reread(id);
  for (let turn = 0; turn < 3; turn++) await Promise.resolve();
  tab.drafts.flush();
  await reading;
  expect(pointsOf(tab, id)).toEqual({ points: points.at(-1) });
});
