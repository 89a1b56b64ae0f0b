import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyOf, type OwnPad, OwnPads, openPads } from "../../../static/js/page/local/own-pads.ts";
import type { Pad } from "../../../static/js/types.ts";
import { disk, holdTimers, retrySaving, Tab } from "./one-phone.ts";

const [WIZARD, SKYJO] = ["wizard", "skyjo"].map(
  (name): Pad =>
    JSON.parse(readFileSync(`${import.meta.dirname}/../../../companion/pads/${name}.json`, "utf8")),
) as [Pad, Pad];

beforeEach(() => {
  holdTimers();
  vi.setSystemTime(1_000);
});

afterEach(async () => {
  vi.useRealTimers();
  disk.fails = null;
  await new Promise((done) => {
    indexedDB.deleteDatabase("companion-pads").onsuccess = done;
  });
});

const names = (pads: OwnPad[]) => pads.map(({ pad }) => pad.name);

test("a pad is known whatever the order of its keys, unless it is another one or put away", async () => {
  const pads = new OwnPads(new Tab().saving);
  const { id } = await pads.keep(WIZARD);
  const turned = Object.fromEntries(Object.entries(WIZARD).reverse()) as unknown as Pad;
  expect(JSON.stringify(turned)).not.toBe(JSON.stringify(WIZARD));
  expect([await pads.has(turned), await pads.has(SKYJO)]).toEqual([true, false]);
  await pads.retire(id, true);
  expect(await pads.has(turned)).toBe(false);
});

test("a pad is kept, changed under its id, put away and taken out again, and another tab reads all of it", async () => {
  const pads = new OwnPads(new Tab().saving);
  expect(await pads.list()).toEqual([]);
  const { id } = await pads.keep(WIZARD);
  vi.setSystemTime(2_000);
  await pads.keep({ ...WIZARD, name: "Wizzard" }, id);
  const other = await pads.keep(SKYJO);
  vi.setSystemTime(3_000);
  expect(other.id).not.toBe(id);
  await pads.retire(other.id, true);
  const reread = await new OwnPads(new Tab().saving).list();
  expect(reread.map((own) => [own.id, own.pad.name, own.isRetired])).toEqual([
    [other.id, SKYJO.name, true],
    [id, "Wizzard", false],
  ]);
  await pads.retire(other.id, false);
  expect((await pads.list()).map(({ isRetired }) => isRetired)).toEqual([false, false]);
});

test("those changed last stand first, and every change is announced", async () => {
  const pads = new OwnPads(new Tab().saving);
  const counts = { change: 0, save: 0 };
  for (const name of ["change", "save"] as const) pads.addEventListener(name, () => counts[name]++);
  const { id } = await pads.keep(WIZARD);
  vi.setSystemTime(2_000);
  await pads.keep(SKYJO);
  expect(names(await pads.list())).toEqual([SKYJO.name, WIZARD.name]);
  vi.setSystemTime(3_000);
  await pads.keep(WIZARD, id);
  expect(names(await pads.list())).toEqual([WIZARD.name, SKYJO.name]);
  expect(counts).toEqual({ change: 3, save: 3 });
});

test("what the disk does not take is known all the same, and stored once it does", async () => {
  const tab = new Tab();
  const pads = new OwnPads(tab.saving);
  await pads.list();
  disk.fails = "put";
  const { id } = await pads.keep(WIZARD);
  expect(tab.saving.isDone).toBe(false);
  await pads.reread();
  expect((await pads.list()).map((own) => own.id)).toEqual([id]);
  disk.fails = null;
  await retrySaving(tab);
  expect(tab.saving.isDone).toBe(true);
  expect((await new OwnPads(tab.saving).list()).map((own) => own.id)).toEqual([id]);
});

test("a change made while the disk is read is not lost to what stood there before", async () => {
  const tab = new Tab();
  const pads = new OwnPads(tab.saving);
  const { id } = await pads.keep(WIZARD);
  for (let turn = 0; turn < 20; turn++) {
    const name = `Turn ${turn}`;
    const reading = pads.reread();
    if (turn % 2) await Promise.resolve();
    const keeping = pads.keep({ ...WIZARD, name }, id);
    await Promise.all([pads.reread(), reading, keeping, pads.retire(id, turn % 3 === 0)]);
    for (const known of [await pads.list(), await new OwnPads(tab.saving).list()])
      expect(known.map((own) => [own.pad.name, own.isRetired])).toEqual([[name, turn % 3 === 0]]);
  }
});

test("what another tab or page has deleted is gone here, too", async () => {
  const tab = new Tab();
  const pads = new OwnPads(tab.saving);
  const { id } = await pads.keep(WIZARD);
  const db = await new Promise<IDBDatabase>((done) => {
    const opening = indexedDB.open("companion-pads");
    opening.onsuccess = () => done(opening.result);
  });
  db.transaction("pads", "readwrite").objectStore("pads").delete(id);
  db.close();
  await pads.reread();
  expect(await pads.list()).toEqual([]);
});

test("games and pads have databases of their own: none is upgraded for the other", async () => {
  const tab = new Tab();
  const game = await tab.begin();
  await tab.write(game, 1, 2);
  const { version } = await new Promise<IDBDatabase>((done) => {
    const opening = indexedDB.open("companion");
    opening.onsuccess = () => {
      opening.result.close();
      done(opening.result);
    };
  });
  expect(version).toBe(3);
  await new OwnPads(tab.saving).keep(WIZARD);
  expect((await new Tab().rounds(game)).rounds).toEqual([[1, 2]]);
});

test("a store has one set of own pads", () => {
  const host = { writes: new Tab().saving };
  expect(openPads(host)).toBe(openPads(host));
});

test("a copy has a name that no pad beside it has, of no more letters than a name may have", () => {
  expect(copyOf(SKYJO, []).name).toEqual(SKYJO.name);
  const named = (name: Pad["name"]): Pad => ({ ...WIZARD, name });
  expect(copyOf(named("Dice"), [named("Dice")]).name).toBe("Dice 2");
  expect(copyOf(named("Dice 2"), [named("Dice"), named("Dice 2")]).name).toBe("Dice 3");
  expect(copyOf(named({ en: "Dice", de: "Würfel" }), [named("Würfel")]).name).toEqual({
    en: "Dice 2",
    de: "Würfel 2",
  });
  const long = "é".repeat(40);
  expect(copyOf(named(long), [named(long)]).name).toBe(`${"é".repeat(38)} 2`);
});
