import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appendEntries, serverEntries } from "../../../static/js/page/log/log.ts";
import { type LogEntry, stampEntry } from "../../../static/js/page/log/records.ts";
import { applyDelta, exchange } from "../../../static/js/page/sync/exchange.ts";
import { Sync } from "../../../static/js/page/sync/sync.ts";
import { emptyDisk, Tab } from "../local/one-phone.ts";
import { MAX_BODY_BYTES, Server } from "./server.ts";

/** A round that another phone wrote. */
function round(points: number): LogEntry {
  return stampEntry({ type: "round", players: [{ points }, { points: 0 }] });
}

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

/** The first figure of every round: on the server, on this phone, and on its disk. */
async function rounds(): Promise<number[][]> {
  const first = ({ players }: LogEntry) => (players as { points: number }[])[0]?.points ?? 0;
  const shown = (await tab.rounds(game)).rounds.map(([points = 0]) => points);
  const onDisk = (await new Tab().rounds(game)).rounds.map(([points = 0]) => points);
  return [server.log.map(first), shown, onDisk];
}

async function expectEverywhere(...points: number[]): Promise<void> {
  expect(await rounds()).toEqual([points, points, points]);
  expect(tab.tables.head(game)).toMatchObject({ waits: 0, seq: points.length, epoch: server.epoch });
}

test("what was written after a backup is held for a person, where the backup has grown as long meanwhile", async () => {
  await tab.write(game, 1, 0);
  await tab.write(game, 2, 0);
  await exchange(tab.tables, game, false);
  server.epoch = "restored";
  server.log = [...server.log.slice(0, 1), round(3), round(4)];
  await exchange(tab.tables, game, true);
  expect(await rounds()).toEqual([
    [1, 3, 4],
    [1, 3, 4, 2],
    [1, 3, 4, 2],
  ]);
  const held = tab.tables.get(game)?.log.map((record) => [record.seq, record.held !== null]);
  expect(held).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [null, true],
  ]);
});

test("a batch whose answer was lost counts once, though another phone wrote meanwhile", async () => {
  await exchange(tab.tables, game, false);
  await tab.write(game, 1, 0);
  server.afterLostAnswer = () => server.log.push(round(2));
  await expect(exchange(tab.tables, game, false)).rejects.toThrow("no network");
  await exchange(tab.tables, game, false);
  await expectEverywhere(1, 2);
});

test("a round that another phone was quicker with is not taken for sent", async () => {
  await exchange(tab.tables, game, false);
  await tab.write(game, 1, 0);
  server.log.push(round(2));
  await exchange(tab.tables, game, false);
  expect(await rounds()).toEqual([[2], [2, 1], [2, 1]]);
  expect(tab.tables.get(game)?.log.map((record) => [record.seq, record.held !== null])).toEqual([
    [1, false],
    [null, true],
  ]);
});

test("news with a gap before them are not taken in, but asked for", async () => {
  await tab.write(game, 1, 0);
  await exchange(tab.tables, game, false);
  server.log.push(round(2), round(3));
  const delta = { epoch: server.epoch, seq: 3, entries: server.log.slice(2) };
  expect(serverEntries(delta).map(({ seq }) => seq)).toEqual([3]);
  expect(await applyDelta(tab.tables, game, delta, false)).toBe(false);
  expect(tab.tables.head(game)?.seq).toBe(1);
  await exchange(tab.tables, game, true);
  await expectEverywhere(1, 2, 3);
});

test("news that come late and again change nothing", async () => {
  await tab.write(game, 1, 0);
  await exchange(tab.tables, game, false);
  server.log.push(round(2), round(3));
  const early = { epoch: server.epoch, seq: 2, entries: server.log.slice(1, 2) };
  await exchange(tab.tables, game, true);
  expect(await applyDelta(tab.tables, game, early, false)).toBe(true);
  await expectEverywhere(1, 2, 3);
});

test("news of a stream that overtake an answer are taken in once", async () => {
  await exchange(tab.tables, game, false);
  await tab.write(game, 1, 0);
  server.afterLostAnswer = () => undefined;
  await exchange(tab.tables, game, false).catch(() => undefined);
  await applyDelta(tab.tables, game, { epoch: server.epoch, seq: 1, entries: [...server.log] }, false);
  await expectEverywhere(1);
});

test("what follows a refused entry is sent all the same", async () => {
  await tab.write(game, 1, 0);
  await tab.write(game, 2, 0);
  await tab.write(game, 3, 0);
  server.refused = tab.tables.get(game)?.log[1]?.entry.id ?? "";
  await exchange(tab.tables, game, false);
  expect(server.log.map(({ players }) => players)).toEqual([
    [{ points: 1 }, { points: 0 }],
    [{ points: 3 }, { points: 0 }],
  ]);
  const log = (await new Tab().tables.load(game))?.log ?? [];
  const marked = log.filter(({ refused }) => refused).map(({ entry }) => entry.id);
  expect(marked).toEqual([server.refused]);
  expect(tab.tables.head(game)?.waits).toBe(0);
});

test("a set-up that an earlier server does not know waits, with what follows it, until the server is updated", async () => {
  await tab.write(game, 1, 0);
  await exchange(tab.tables, game, false);
  const changes = [{ of: "setup", entry: { options: { target: 50 } } }];
  await tab.tables.write(game, [stampEntry({ type: "amend", changes })]);
  await tab.write(game, 2, 0);
  Object.assign(server, { refused: tab.tables.get(game)?.log[1]?.entry.id, why: "value.unknown_key" });
  for (const _ of ["now", "and again"]) {
    await exchange(tab.tables, game, false);
    expect(server.log).toHaveLength(1);
    expect(tab.tables.head(game)).toMatchObject({ waits: 2, refused: { code: "value.unknown_key" } });
  }
  server.refused = "";
  server.afterLostAnswer = () => undefined;
  await exchange(tab.tables, game, false).catch(() => undefined);
  await exchange(tab.tables, game, true);
  expect(server.log.map(({ type }) => type)).toEqual(["round", "amend", "round"]);
  expect(tab.tables.head(game)).toMatchObject({ waits: 0, refused: null });
});

test("no batch of remarks in emoji has more bytes than the server takes", async () => {
  const players = [{ points: 1 }, { points: 0 }];
  const entries = Array.from({ length: 600 }, () =>
    stampEntry({ type: "round", players, note: "🦎".repeat(500) }),
  );
  const fresh = entries.map((entry) => ({ entry, made: { step: null, changes: [] } }));
  await tab.tables.adopt({ ...headOf(tab, game), id: "copy" }, appendEntries("copy", [], fresh));
  await exchange(tab.tables, "copy", false);
  expect(server.log.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  expect(server.sizes).toHaveLength(2);
  expect(Math.max(...server.sizes)).toBeLessThanOrEqual(MAX_BODY_BYTES);
});

function headOf({ tables }: Tab, id: string) {
  const head = tables.head(id);
  if (!head) throw new Error("no such game");
  return head;
}

test("what waits in a game that nobody opens is sent with the list of games", async () => {
  await tab.write(game, 1, 0);
  const reloaded = new Tab();
  await reloaded.tables.repository.start();
  let listed = () => {};
  const sending = new Promise<void>((done) => (listed = done));
  new Sync(reloaded.tables, listed, () => undefined).list();
  await sending;
  await vi.waitFor(() => expect(reloaded.tables.head(game)?.waits).toBe(0), 30_000);
  const sent = server.calls.filter((call) => !call.startsWith("GET"));
  expect(sent).toEqual(["PUT /api/games/ID", "POST /api/games/ID/log"]);
  expect(server.log).toHaveLength(1);
});

test("a round that is being written is sent once it is", async () => {
  await exchange(tab.tables, game, false);
  const sync = new Sync(
    tab.tables,
    () => undefined,
    () => undefined,
  );
  sync.exchangeAfter(tab.write(game, 1, 0), game);
  await vi.waitFor(() => expect(tab.tables.head(game)?.seq).toBe(1), 30_000);
  expect(server.log).toHaveLength(1);
  expect(server.calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
});

test("a game that the server has lost is begun anew with what proved it to be this phone's", async () => {
  await exchange(tab.tables, game, false);
  server.isRestored = true;
  await exchange(tab.tables, game, true);
  expect(server.proofs).toEqual([undefined, "mine"]);
  expect(tab.tables.head(game)?.known).toBe(true);
});
