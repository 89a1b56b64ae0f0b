import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { write } from "../../../static/js/page/local/db.ts";
import type { DraftRecord } from "../../../static/js/page/log/records.ts";
import { draft, EMPTY, finish, pointsOf, pointsOnDisk } from "./half-round.ts";
import { disk, emptyDisk, holdTimers, retrySaving, Tab } from "./one-phone.ts";

beforeEach(holdTimers);

afterEach(() => {
  disk.fails = null;
  vi.useRealTimers();
});

/** Two tabs at the same round, in which one figure is filled in; taps of the first one wait for their paint. */
async function twoTabs(): Promise<{ tab: Tab; other: Tab; game: string }> {
  const tab = new Tab();
  const other = new Tab();
  const game = await tab.begin();
  await tab.drafts.push(game, "new", draft(1), EMPTY);
  await other.tables.load(game);
  await other.drafts.load(game);
  tab.unpainted = [];
  return { tab, other, game };
}

/** These two, of which the first one's second tap is not painted when the other one writes the round. */
async function tapWhileOtherWrites(): Promise<{ tab: Tab; other: Tab; game: string; saving: Promise<void> }> {
  const { tab, other, game } = await twoTabs();
  const saving = tab.drafts.push(game, "new", draft(12), EMPTY);
  await finish(other, game, 1, 2);
  return { tab, other, game, saving };
}

test("a tap that is saved before its tab hears of the round gives way to it", async () => {
  const { tab, game, saving } = await tapWhileOtherWrites();
  tab.drafts.flush();
  await saving;
  expect(pointsOf(tab, game)).toBe(undefined);
  expect(tab.drafts.noticeLoss(game, "new")).toBe(true);
  expect(await pointsOnDisk(game)).toBe(undefined);
});

test("a tap that comes late leaves the next round as another tab has begun it", async () => {
  const { tab, other, game, saving } = await tapWhileOtherWrites();
  await other.drafts.push(game, "new", draft(5), EMPTY);
  tab.drafts.flush();
  await saving;
  expect(tab.drafts.noticeLoss(game, "new")).toBe(true);
  expect(await pointsOnDisk(game)).toEqual({ points: 5 });
});

test.each(["empty", "begun"])(
  "a round is written once where another tab was first and the next one is %s",
  async (next) => {
    const { tab, other, game } = await tapWhileOtherWrites();
    if (next === "begun") await other.drafts.push(game, "new", draft(5), EMPTY);
    tab.drafts.flush();
    await finish(tab, game, 12, 2);
    expect((await tab.rounds(game)).rounds).toEqual([[1, 2]]);
    expect(await pointsOnDisk(game)).toEqual(next === "begun" ? { points: 5 } : undefined);
  },
);

test.each(["answer", "commit"] as const)(
  "a tap that comes late leaves the next round alone though the disk fails it once: %s",
  async (failure) => {
    const { tab, other, game, saving } = await tapWhileOtherWrites();
    await other.drafts.push(game, "new", draft(5), EMPTY);
    disk.fails = failure;
    tab.drafts.flush();
    await saving;
    disk.fails = null;
    await retrySaving(tab);
    expect(await pointsOnDisk(game)).toEqual({ points: 5 });
    expect(tab.drafts.noticeLoss(game, "new")).toBe(true);
  },
);

test("two taps that come late leave the next round as another tab has begun it", async () => {
  const { tab, other, game, saving } = await tapWhileOtherWrites();
  await other.drafts.push(game, "new", draft(5), EMPTY);
  tab.drafts.flush();
  const second = tab.drafts.push(game, "new", draft(13), EMPTY);
  tab.drafts.flush();
  await Promise.all([saving, second]);
  expect(await pointsOnDisk(game)).toEqual({ points: 5 });
});

test("a tap that the disk refused while the page was left gives way once it is tried again", async () => {
  const { tab, other, game } = await twoTabs();
  const saving = tab.drafts.push(game, "new", draft(12), EMPTY);
  disk.fails = "put";
  tab.drafts.flush(new Event("pagehide"));
  await saving;
  disk.fails = null;
  await finish(other, game, 1, 2);
  await retrySaving(tab);
  expect(await pointsOnDisk(game)).toBe(undefined);
  expect(tab.drafts.noticeLoss(game, "new")).toBe(true);
});

test("a tap is saved at once where the page is left, and only then", async () => {
  const { tab, other, game } = await twoTabs();
  const leaving = tab.drafts.push(game, "new", draft(12), EMPTY);
  tab.drafts.flush(new Event("pagehide"));
  await leaving;
  expect(await pointsOnDisk(game)).toEqual({ points: 12 });
  await other.drafts.reread(game);
  await finish(other, game, 12, 2);
  const late = tab.drafts.push(game, "new", draft(13), EMPTY);
  tab.drafts.flush();
  await late;
  expect(await pointsOnDisk(game)).toBe(undefined);
});

test("a draft thrown away leaves the next round as another tab has begun it", async () => {
  const { tab, other, game } = await twoTabs();
  await finish(other, game, 1, 2);
  await other.drafts.push(game, "new", draft(5), EMPTY);
  await tab.drafts.drop(game, "new");
  expect(await pointsOnDisk(game)).toEqual({ points: 5 });
});

test("a second tap gives way, too, that came while the first was being saved", async () => {
  const tab = new Tab();
  const other = new Tab();
  const game = await tab.begin();
  const first = tab.drafts.push(game, "new", draft(1), EMPTY);
  tab.unpainted = [];
  const second = tab.drafts.push(game, "new", draft(12), EMPTY);
  await first;
  await other.tables.load(game);
  await other.drafts.load(game);
  await finish(other, game, 1, 2);
  tab.drafts.flush();
  await second;
  expect(await pointsOnDisk(game)).toBe(undefined);
});

test("a draft whose game was emptied from the disk is written there again", async () => {
  const { tab, game } = await twoTabs();
  await emptyDisk();
  const saving = tab.drafts.push(game, "new", draft(12), EMPTY);
  tab.drafts.flush();
  await saving;
  expect(pointsOf(tab, game)).toEqual({ points: 12 });
  expect(await pointsOnDisk(game)).toEqual({ points: 12 });
});

test("a tap that comes late leaves alone what another tab has begun anew at the same step", async () => {
  const { tab, other, game } = await twoTabs();
  const saving = tab.drafts.push(game, "new", draft(12), EMPTY);
  await other.drafts.drop(game, "new");
  await other.drafts.push(game, "new", draft(5), EMPTY);
  tab.drafts.flush();
  await saving;
  expect(await pointsOnDisk(game)).toEqual({ points: 5 });
  expect(tab.drafts.noticeLoss(game, "new")).toBe(true);
});

test("a draft of an earlier version, which has no id, is gone on with", async () => {
  const { game } = await twoTabs();
  await write(async (transaction) => {
    const drafts = transaction.objectStore("drafts");
    const { id: _id, ...row } = (await drafts.get([game, "new"])) as DraftRecord;
    return [drafts.put(row)];
  });
  const reloaded = new Tab();
  await reloaded.tables.load(game);
  await reloaded.drafts.load(game);
  await reloaded.drafts.push(game, "new", draft(12), EMPTY);
  expect(await pointsOnDisk(game)).toEqual({ points: 12 });
  await finish(reloaded, game, 12, 2);
  expect((await reloaded.rounds(game)).rounds).toEqual([[12, 2]]);
  expect(await pointsOnDisk(game)).toBe(undefined);
});
