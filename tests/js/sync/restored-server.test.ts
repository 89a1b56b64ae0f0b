/** What a phone makes of a server whose backup was put back, when others were quicker or have not met it yet. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Memberships } from "../../../static/js/page/local/memberships.ts";
import { Preferences } from "../../../static/js/page/local/preferences.ts";
import { accepted, logFromServer } from "../../../static/js/page/log/log.ts";
import type { LoadedGame, LogEntry } from "../../../static/js/page/log/records.ts";
import { exchange } from "../../../static/js/page/sync/exchange.ts";
import { adoptShown } from "../../../static/js/page/sync/shown-game.ts";
import { textOf } from "../../../static/js/page/sync/shown-text.ts";
import { emptyDisk, Tab } from "../local/one-phone.ts";
import { Server } from "./server.ts";

let server: Server;
let tab: Tab;
let game: string;

beforeEach(async () => {
  await emptyDisk();
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
  tab = new Tab();
  game = await tab.begin();
}, 60_000);

afterEach(() => {
  vi.unstubAllGlobals();
});

const round = (id: string, points: number): LogEntry => ({
  type: "round",
  id,
  players: [{ points }, { points: 0 }],
});

const corrected = (id: string, of: string, points: number): LogEntry => ({
  type: "amend",
  id,
  changes: [{ of, entry: { type: "round", players: [{ points }, { points: 0 }] } }],
});

const ids = () => server.log.map(({ id }) => id);
const totals = () => tab.tables.head(game)?.sheet.totals;

/** Meet the server, whose backup has then been put back and has got these entries. */
async function restore(...log: LogEntry[]): Promise<void> {
  await exchange(tab.tables, game, true);
  server.epoch = "restored";
  server.log = log;
  await exchange(tab.tables, game, true);
}

test("a round of another phone that was lost gives way to the one written in its place meanwhile", async () => {
  server.log.push(round("r1", 1), round("of-ben", 6));
  await restore(round("r1", 1), round("of-ada", 5));
  expect(ids()).toEqual(["r1", "of-ada"]); // Ben's own phone asks him
  expect(totals()).toEqual([6, 0]);
});

test("what others wrote and a server has lost is brought back where nobody was quicker", async () => {
  server.log.push(round("r1", 1), round("r2", 2), corrected("c", "r1", 10), round("r3", 3));
  await restore(round("r1", 1));
  expect(ids()).toEqual(["r1", "r2", "c", "r3"]);
  expect(totals()).toEqual([15, 0]);
  expect(tab.tables.head(game)?.waits).toBe(0);
});

test("a lost correction of another phone gives way to a later one of the same round", async () => {
  server.log.push(round("r1", 1), corrected("of-ben", "r1", 10));
  await restore(round("r1", 1), corrected("of-ada", "r1", 20));
  expect(ids()).toEqual(["r1", "of-ada"]);
  expect(totals()).toEqual([20, 0]);
});

test("what a server has lost is read from another phone's screen in the order in which it was written", async () => {
  server.epoch = "restored";
  server.log = [round("r1", 1)];
  await exchange(tab.tables, game, true);
  const { record } = tab.tables.get(game) as LoadedGame;
  const before = [round("r1", 1), round("z2", 2), round("m3", 3), corrected("c4", "z2", 20)];
  const log = before.map((entry, at) => ({ seq: at + 1, entry, stamp: null }));
  const text = textOf(
    { record: { ...record, epoch: "before", seq: 4 }, log: logFromServer(game, log) },
    "Ben",
  );
  const memberships = new Memberships(
    new Preferences(tab.saving),
    async () => true,
    () => undefined,
  );
  memberships.setRole(game, "own");
  await adoptShown(tab.tables, memberships, text);
  expect(accepted(tab.tables.get(game)?.log ?? []).map(({ id }) => id)).toEqual(["r1", "z2", "m3", "c4"]);
  expect(totals()).toEqual([24, 0]);
});
