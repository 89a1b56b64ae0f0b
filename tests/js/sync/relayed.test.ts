/** What was read from another phone's screen, when a phone meets the server. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { authorName } from "../../../static/js/page/authors.ts";
import { Memberships } from "../../../static/js/page/local/memberships.ts";
import { Preferences } from "../../../static/js/page/local/preferences.ts";
import {
  type LoadedGame,
  type LogEntry,
  newGameRecord,
  type Role,
  stampEntry,
} from "../../../static/js/page/log/records.ts";
import { isolate } from "../../../static/js/page/messages.ts";
import { exchange } from "../../../static/js/page/sync/exchange.ts";
import { withOrigins } from "../../../static/js/page/sync/meeting.ts";
import { adoptShown, showGame } from "../../../static/js/page/sync/shown-game.ts";
import { textOf } from "../../../static/js/page/sync/shown-text.ts";
import type { Entry } from "../../../static/js/types.ts";
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

/** The text another phone shows: of this game, with what the server has of it and what waits there. */
function shown(stored: LogEntry[], waiting: LogEntry[] = [], seq = stored.length): string {
  const { record } = tab.tables.get(game) as LoadedGame;
  const blank = { game, place: 0, refused: null, made: null, stamp: null, held: null };
  const log = [
    ...stored.map((entry, place) => ({ ...blank, entry, seq: seq - stored.length + place + 1 })),
    ...waiting.map((entry, place) => {
      const made = { step: { round: seq + place + 1, step: 0 }, changes: [] };
      return { ...blank, entry, seq: null, made };
    }),
  ];
  return textOf(
    withOrigins({ record: { ...record, epoch: server.epoch, seq, phone: "theirs" }, log }),
    "Ben",
  );
}

async function read(text: string, role: Role = "own"): Promise<unknown> {
  const memberships = new Memberships(
    new Preferences(tab.saving),
    async () => true,
    () => undefined,
  );
  memberships.setRole(game, role);
  return adoptShown(tab.tables, memberships, text);
}

const ids = () => server.log.map(({ id }) => id);
const totals = () => tab.tables.head(game)?.sheet.totals;

test("what another phone wrote is sent with one's own, and counts once when that phone sends it too", async () => {
  await exchange(tab.tables, game, true);
  expect(await read(shown([], [round("b1", 2)]))).toEqual({ kind: "met", game, fresh: 1 });
  await tab.write(game, 5, 0);
  expect(tab.tables.head(game)?.waits).toBe(2);
  await exchange(tab.tables, game, false);
  expect(ids()).toHaveLength(2);
  expect(ids()[0]).toBe("b1");
  expect(await read(shown(server.log))).toEqual({ kind: "known", game });
  expect(totals()).toEqual([7, 0]);
});

test("what the server has by another phone's word is shown and not sent, and then heard from the server", async () => {
  await exchange(tab.tables, game, true);
  server.log.push(round("s1", 1), round("s2", 2));
  await read(shown(server.log));
  expect(totals()).toEqual([3, 0]);
  expect(tab.tables.head(game)).toMatchObject({ seq: 0, waits: 0 });
  await tab.write(game, 4, 0);
  await exchange(tab.tables, game, false);
  expect(ids().slice(0, 2)).toEqual(["s1", "s2"]);
  expect(tab.tables.head(game)).toMatchObject({ seq: 3, waits: 0 });
  expect(totals()).toEqual([7, 0]);
});

test("what only another phone says the server has is sent: nothing is lost by a wrong word", async () => {
  await exchange(tab.tables, game, true);
  await read(shown([round("x1", 1)]));
  await exchange(tab.tables, game, true);
  expect(ids()).toEqual(["x1"]);
  expect(tab.tables.head(game)).toMatchObject({ seq: 1, waits: 0 });
});

test("own entries a phone says were sent are sent once the server has not got them", async () => {
  await exchange(tab.tables, game, true);
  await tab.write(game, 5, 0);
  const [own] = tab.tables.get(game)?.log ?? [];
  await read(shown(own ? [own.entry] : []));
  expect(tab.tables.head(game)?.waits).toBe(0);
  await exchange(tab.tables, game, true);
  expect(ids()).toEqual([own?.entry.id]);
});

test("a phone that only watches sends nothing of what it read", async () => {
  await exchange(tab.tables, game, true);
  await read(shown([], [round("b1", 2)]), "watch");
  expect(totals()).toEqual([2, 0]);
  expect(tab.tables.head(game)?.waits).toBe(0);
  await exchange(tab.tables, game, true);
  expect(ids()).toEqual([]);
  server.log.push(round("b1", 2));
  await exchange(tab.tables, game, true);
  expect(totals()).toEqual([2, 0]);
});

test("a round read from a screen stands back, unasked, for one that the server had before", async () => {
  await exchange(tab.tables, game, true);
  await read(shown([], [round("b1", 2)]));
  server.log.push(round("s1", 9));
  await exchange(tab.tables, game, true);
  expect(ids()).toEqual(["s1"]);
  expect(totals()).toEqual([9, 0]);
  const held = tab.tables.get(game)?.log.map(({ entry, held }) => [entry.id, held?.settled]);
  expect(held).toEqual([
    ["s1", undefined],
    ["b1", true],
  ]);
});

test.each([false, true])(
  "the server is told whose phone wrote what is brought; earlier: %s",
  async (isEarlier) => {
    await exchange(tab.tables, game, true);
    server.isEarlier = isEarlier;
    await read(shown([], [{ ...round("b1", 2), at: "2026-11-24T20:00:00Z" }, round("b2", 3)]));
    await tab.write(game, 5, 0);
    await exchange(tab.tables, game, false);
    expect(ids()).toHaveLength(3);
    expect(server.origins).toEqual([isEarlier ? undefined : { b1: { by: "Ben" }, b2: { by: "Ben" } }]);
    expect(tab.tables.head(game)).toMatchObject({ seq: 3, waits: 0 });
  },
);

test("one's own entries go without a word of whose they are", async () => {
  await exchange(tab.tables, game, true);
  await tab.write(game, 5, 0);
  await exchange(tab.tables, game, false);
  expect(server.origins).toEqual([undefined]);
});

test("what another phone wrote is not this phone's once it is read, nor once the server has it", async () => {
  await exchange(tab.tables, game, true);
  await read(shown([], [{ ...round("b1", 2), at: "2026-11-24T20:00:00Z" }]));
  const author = () => tab.tables.get(game)?.log.map(authorName);
  expect(author()).toEqual([isolate("Ben")]);
  server.log.push(round("b1", 2));
  await exchange(tab.tables, game, true);
  expect(author()).toEqual([isolate("Ben")]);
  expect(JSON.parse(await showGame(tab.tables, game, "Ada")).entries[0].by).toBe("Ben");
});

test("what nobody has signed is shown on as nobody's", async () => {
  await exchange(tab.tables, game, true);
  await read(shown([], [round("b1", 2)]).replaceAll('"by":"Ben"', '"by":null'));
  expect(JSON.parse(await showGame(tab.tables, game, "Ada")).entries[0].by).toBeNull();
});

test("showing a game again shows the same of what waits", async () => {
  await tab.write(game, 5, 0);
  const text = await showGame(tab.tables, game, "Ada");
  expect(await showGame(new Tab().tables, game, "Ada")).toBe(text);
});

test("whoever reads a game for the first time has its people under the same marks, as they were changed too", async () => {
  const head = newGameRecord({
    format: "companion/1",
    game: "tally",
    seats: [{ name: "Ada", color: "green" }, { name: "Ben" }],
    options: {},
  });
  await tab.tables.adopt(head);
  const seats = [
    { name: "Ada", color: "blue" },
    { name: "Ben", color: "red" },
  ];
  const change: Entry = { type: "amend", changes: [{ of: "setup", entry: { seats, options: {} } }] };
  expect((await tab.tables.write(head.id, [stampEntry(change)])).problem).toBeNull();
  const text = await showGame(tab.tables, head.id, null);
  const there = await read(text.replaceAll(head.id, "unknown"));
  expect(there).toEqual({ kind: "copy", game: "unknown" });
  expect(tab.tables.head("unknown")?.setup.seats).toEqual(tab.tables.head(head.id)?.setup.seats);
  expect(tab.tables.head("unknown")?.setup.seats).toMatchObject(seats);
});

test.each(["0-of-ben", "z-of-ben"])(
  "one round of two phones counts once, whichever came first to the server: %s",
  async (id) => {
    await exchange(tab.tables, game, true);
    await tab.write(game, 5, 0); // Ada writes the first round, and Ben does, too
    await read(shown([], [round(id, 6)])); // she reads his screen, and he does not read hers
    server.log.push(round(id, 6)); // his phone is the first to have a network again
    await exchange(tab.tables, game, true);
    expect(ids()).toEqual([id]);
    expect(totals()).toEqual([6, 0]);
    const held = tab.tables.get(game)?.log.filter(({ held }) => held && !held.settled);
    expect(held?.map(({ made }) => made?.step)).toEqual([{ round: 1, step: 0 }]); // she is asked
  },
);
