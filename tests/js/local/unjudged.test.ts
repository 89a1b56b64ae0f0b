/** A log with a refused entry, while the code that judges those does not come. */

import { afterEach, expect, test, vi } from "vitest";
import { newGameRecord } from "../../../static/js/page/log/records.ts";
import { tableOf } from "../engine.ts";
import { stored } from "../log/two-phones.ts";
import { Tab } from "./one-phone.ts";

const REFUSALS = "../../../static/js/page/local/refusals.ts";
const FILE = {
  format: "companion/1" as const,
  game: "tally",
  seats: [{ name: "Ada" }, { name: "Ben" }],
  options: {},
};
const REFUSED = { type: "round", id: "three", players: [{ points: 1 }, { points: 1 }, { points: 1 }] };

afterEach(() => vi.doUnmock(REFUSALS));

test("a game whose refused entries cannot be judged yet goes on as soon as they can", async () => {
  const tab = new Tab();
  const head = newGameRecord(FILE);
  const other = await tab.begin();
  const { setup, sheet } = tableOf({ ...FILE, log: [] }).record;
  await tab.tables.adopt(head, [stored(1, REFUSED)], { setup, sheet });
  vi.doMock(REFUSALS, () => Promise.reject(new TypeError("did not come")));
  await expect(tab.write(head.id, 3, 4)).rejects.toThrow();
  expect((await tab.write(other, 5, 6)).sheet?.totals).toEqual([5, 6]);
  await expect(tab.write(head.id, 3, 4)).rejects.toThrow();
  vi.doUnmock(REFUSALS);
  const written = await tab.write(head.id, 3, 4);
  expect(written.problem).toBe(null);
  expect(written.sheet).toMatchObject({ game: "tally", totals: [3, 4] });
});
