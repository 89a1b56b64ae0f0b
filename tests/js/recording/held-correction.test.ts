/** A correction that comes second: another phone has corrected the same since it was begun. */

import { beforeEach, expect, test } from "vitest";
import type { LogEntry } from "../../../static/js/page/log/records.ts";
import { CorrectionSession } from "../../../static/js/page/recording/correction-session.ts";
import { EntryWriter } from "../../../static/js/page/recording/entry-writer.ts";
import { beginGame } from "../../../static/js/page/screens/new-game/begin-game.ts";
import { Store } from "../../../static/js/page/store.ts";
import { acknowledge, applyDelta } from "../../../static/js/page/sync/exchange.ts";
import { emptyDisk } from "../local/one-phone.ts";

let store: Store;
let game: string;
let first: string;

beforeEach(async () => {
  await emptyDisk();
  store = new Store();
  const setup = { game: "tally", seats: [{ name: "Ada" }, { name: "Ben" }], options: {} };
  game = (await beginGame(store, setup)) ?? "";
  await store.write(game, [round(1, 2)]);
  await store.write(game, [round(3, 4)]);
  const ids = store.games.get(game)?.log.map(({ entry }) => entry.id) ?? [];
  await acknowledge(store.games, game, ids, { epoch: "e", seq: 2 });
  first = ids[0] ?? "";
}, 60_000);

const round = (ada: number, ben: number) => ({ type: "round", players: [{ points: ada }, { points: ben }] });

/** Begin a change of the first round; before it is written, another phone's correction of it arrives. */
async function overtaken(entry: Record<string, unknown> | null): Promise<CorrectionSession> {
  const session = new CorrectionSession(store, game, `of:${first}`, () => undefined);
  await session.add({ of: first, entry });
  const theirs: LogEntry = { type: "amend", id: "ben", changes: [{ of: first, entry: round(10, 20) }] };
  await applyDelta(store.games, game, { epoch: "e", seq: 3, entries: [theirs] }, false);
  return session;
}

const totals = () => store.games.head(game)?.sheet.totals;

test("a removal that comes second removes nothing, and says so", async () => {
  const written = await (await overtaken(null)).write();
  expect(written).toEqual({ id: expect.any(String), isHeld: true });
  expect(totals()).toEqual([13, 24]);
});

test("figures that come second lead to the choice between both", async () => {
  const session = await overtaken(round(7, 7));
  const writer = new EntryWriter(store, game, null);
  const result = await writer.write(round(7, 7), session.place, session, () => session.changes[0] as never);
  expect(result).toEqual({ outcome: "held", id: expect.any(String) });
  expect(totals()).toEqual([13, 24]);
});

test("figures that say the same need no choice", async () => {
  const session = await overtaken(round(10, 20));
  const writer = new EntryWriter(store, game, null);
  const result = await writer.write(round(10, 20), session.place, session, () => session.changes[0] as never);
  expect(result).toEqual({ outcome: "written" });
});
