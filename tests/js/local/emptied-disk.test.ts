/** The browser's settings take all data of the site away while it is open. */

import { beforeEach, expect, test } from "vitest";
import { loadGame } from "../../../static/js/page/local/db.ts";
import { stampEntry } from "../../../static/js/page/log/records.ts";
import { acknowledge } from "../../../static/js/page/sync/exchange.ts";
import type { Draft } from "../../../static/js/types.ts";
import { emptyDisk, Tab } from "./one-phone.ts";

let tab: Tab;
let game: string;

beforeEach(async () => {
  await emptyDisk();
  tab = new Tab();
  game = await tab.begin();
  await tab.write(game, 1, 2);
}, 60_000);

test("the next round is written, and all before it once more", async () => {
  await emptyDisk();
  await tab.write(game, 3, 4);
  expect((await loadGame(game))?.log.map(({ place }) => place)).toEqual([0, 1]);
});

test("what the server has numbered is written whole once more", async () => {
  const [round] = tab.tables.get(game)?.log ?? [];
  await emptyDisk();
  await acknowledge(tab.tables, game, [String(round?.entry.id)], { epoch: "e", seq: 1 });
  expect((await loadGame(game))?.record.sheet.rounds).toHaveLength(1);
});

test("a round of a draft that was kept on the disk is written", async () => {
  const round = (points: number) => ({ type: "round", players: [{ points }, { points: 0 }] });
  const draft = (points: number): Draft => ({ seat: 0, depth: "points", entry: round(points) });
  await tab.drafts.push(game, "new", draft(12), draft(0));
  await emptyDisk();
  await tab.tables.write(game, [stampEntry(round(12))], tab.drafts.sourceOf(game, "new"));
  expect(tab.tables.head(game)?.sheet.totals).toEqual([13, 2]);
  expect((await loadGame(game))?.log.length).toBe(2);
});
