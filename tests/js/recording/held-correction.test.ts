/** A correction that comes second: another phone has corrected the same since it was begun. */

import { beforeEach, expect, test } from "vitest";
import { toAmend, toChange } from "../../../static/js/page/log/corrections.ts";
import { CorrectionSession } from "../../../static/js/page/recording/correction-session.ts";
import { beginGame } from "../../../static/js/page/screens/new-game/begin-game.ts";
import type { Store } from "../../../static/js/page/store.ts";
import { acknowledge, applyDelta } from "../../../static/js/page/sync/exchange.ts";
import { emptyDisk } from "../local/one-phone.ts";
import { Screen } from "./record-screen.ts";

let screen: Screen;
let store: Store;
let game: string;
let first: string;

beforeEach(async () => {
  await emptyDisk();
  screen = new Screen();
  store = screen.store;
  const setup = { game: "tally", seats: [{ name: "Ada" }, { name: "Ben" }], options: {} };
  game = screen.game = (await beginGame(store, setup)) ?? "";
  await store.write(game, [round(1, 2)]);
  await store.write(game, [round(3, 4)]);
  const ids = store.games.get(game)?.log.map(({ entry }) => entry.id) ?? [];
  await acknowledge(store.games, game, ids, { epoch: "e", seq: 2 });
  first = ids[0] ?? "";
}, 60_000);

const round = (ada: number, ben: number) => ({ type: "round", players: [{ points: ada }, { points: ben }] });

/** Another phone's correction of the first round arrives. */
async function hear(): Promise<void> {
  const original = store.games.get(game)?.log[0]?.entry ?? null;
  const theirs = { ...toAmend([toChange({ of: first }, round(10, 20), original)]), id: "ben" };
  await applyDelta(store.games, game, { epoch: "e", seq: 3, entries: [theirs] }, false);
}

/** Correct the first round; before that is written, another phone's correction of it arrives. */
async function correct(ada: number, ben: number): Promise<void> {
  await screen.open({ of: first });
  await screen.tap(screen.points(ada, ben));
  await hear();
  await screen.session.act();
}

const totals = () => store.games.head(game)?.sheet.totals;

test("a removal that comes second removes nothing, and says so", async () => {
  const session = new CorrectionSession(store, game, `of:${first}`, () => undefined);
  await session.add({ of: first, entry: null });
  await hear();
  expect(await session.write()).toEqual({ id: expect.any(String), isHeld: true });
  expect(totals()).toEqual([13, 24]);
});

test("figures that come second lead to the choice between both", async () => {
  await correct(7, 7);
  expect(screen.results).toEqual([{ outcome: "held", id: expect.any(String) }]);
  expect(totals()).toEqual([13, 24]);
});

test("figures that say the same need no choice", async () => {
  await correct(10, 20);
  expect(screen.results).toEqual([{ outcome: "written" }]);
});
