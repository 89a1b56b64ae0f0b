import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadAll, read, write } from "../../../static/js/page/local/db.ts";
import { holdTimers, retrySaving, Tab } from "./one-phone.ts";

const NEWER = 99;

beforeEach(holdTimers);

afterEach(async () => {
  await settled(indexedDB.deleteDatabase("companion"));
  vi.useRealTimers();
});

/** What an answer of the disk is; fails also where a tab that is open keeps it waiting. */
function settled<T>(request: IDBRequest<T> | IDBOpenDBRequest): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result as T);
    request.onerror = () => fail(request.error);
    if ("onblocked" in request) request.onblocked = () => fail(new Error("blocked"));
  });
}

/** A tab with a newer version of the app upgrades the database. */
async function upgrade(): Promise<void> {
  const database: IDBDatabase = await settled(indexedDB.open("companion", NEWER));
  database.close();
}

test("an open tab makes way for a newer version, and says that it keeps nothing any more", async () => {
  const tab = new Tab();
  const game = await tab.begin();
  expect(tab.saving.isDone).toBe(true);
  await upgrade();
  await tab.write(game, 1, 2);
  expect(tab.saving.isDone).toBe(false);
  expect((await tab.rounds(game)).rounds).toEqual([[1, 2]]);
});

test("a database that could not be opened is opened again, and has what was begun meanwhile", async () => {
  await upgrade();
  const tab = new Tab();
  await expect(tab.tables.repository.start()).rejects.toThrow();
  const game = await tab.begin();
  expect(tab.saving.isDone).toBe(false);
  await settled(indexedDB.deleteDatabase("companion"));
  const begun = await tab.begin();
  for (const one of [game, begun]) await tab.write(one, 1, 2);
  await retrySaving(tab);
  expect(tab.saving.isDone).toBe(true);
  for (const one of [game, begun]) expect((await new Tab().rounds(one)).rounds).toEqual([[1, 2]]);
});

test("of a write that holds what no disk can store nothing is kept", async () => {
  const isStored = write((transaction) => {
    const settings = transaction.objectStore("settings");
    const first = settings.put(1, "first");
    first.catch(() => undefined); // the browser reports it besides
    return [first, settings.put(() => 2, "second")];
  });
  await expect(isStored).rejects.toThrow("clone");
  expect(await read((transaction) => transaction.objectStore("settings").getAllKeys())).toEqual([]);
});

test("a list of games reads heads: no round and no entry is with them", async () => {
  const tab = new Tab();
  const game = await tab.begin();
  await tab.write(game, 1, 2);
  const [head] = await loadAll("games");
  expect(head).toMatchObject({ id: game, sheet: { totals: [1, 2], rounds: [] } });
  expect(head).not.toHaveProperty("log");
});
