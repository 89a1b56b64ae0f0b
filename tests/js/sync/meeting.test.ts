/**
 * Phones whose screens read each other in pairs, far from any server or with one now and then: nothing is lost or
 * doubled, and all agree. `make chaos` has them meet 10,000 times.
 */

import { describe, expect, test } from "vitest";
import "../local/one-phone.ts";
import { EngineClient } from "../../../static/js/page/local/engine-client.ts";
import { nextStep, purposeOf } from "../../../static/js/page/log/conflicts.ts";
import { accepted, appendEntries, effective, pending } from "../../../static/js/page/log/log.ts";
import type { EntryRecord, LoadedGame, LogEntry } from "../../../static/js/page/log/records.ts";
import { numberEntries, withDelta } from "../../../static/js/page/sync/delta.ts";
import { meet, withOrigins } from "../../../static/js/page/sync/meeting.ts";
import { parseShown, textOf } from "../../../static/js/page/sync/shown-text.ts";
import type { Entry } from "../../../static/js/types.ts";
import { tableOf } from "../engine.ts";
import { randomOf } from "../random.ts";

const FILE = {
  format: "companion/1" as const,
  id: "g",
  game: "tally",
  seats: [{ name: "Ada" }, { name: "Ben" }],
  options: { target: null, rounds: null, wins: "high" },
};

/** A phone in the game, which knows as much of the server's log as is given. */
class Phone {
  table: LoadedGame;
  readonly name: string;
  readonly engine = new EngineClient();
  #written = 0;

  constructor(name: string, stored: LogEntry[] = [], epoch: string | null = null) {
    this.name = name;
    const { record, log } = tableOf({ ...FILE, log: stored });
    const numbered = log.map((one, place) => ({ ...one, seq: place + 1 }));
    this.table = { record: { ...record, epoch, seq: stored.length }, log: numbered };
  }

  async write(action: Entry): Promise<string> {
    const entry = { ...action, id: `${this.name}${++this.#written}` };
    const { record, log } = this.table;
    await this.engine.open({ ...record.file, log: accepted(log) });
    const { setup, sheet, problem } = await this.engine.add([entry]);
    if (!setup || !sheet || problem) return "";
    const fresh = [{ entry, made: purposeOf(entry, nextStep(record.sheet)) }];
    this.table = { record: { ...record, setup, sheet }, log: appendEntries(record.id, log, fresh) };
    return entry.id;
  }

  round = (ada: number, ben = 0) =>
    this.write({ type: "round", players: [{ points: ada }, { points: ben }] });

  amend = (rounds: string | string[], ada: number) => {
    const entry = { type: "round", players: [{ points: ada }, { points: 0 }] };
    return this.write({ type: "amend", changes: [rounds].flat().map((of) => ({ of, entry })) });
  };

  /** Read another phone's screen, as it goes through the code. */
  async read(other: Phone): Promise<boolean> {
    other.table = withOrigins(other.table);
    const shown = parseShown(textOf(other.table, other.name));
    const met = shown && (await meet(this.engine, this.table, shown, "sent"));
    this.table = met ?? this.table;
    return met !== null;
  }

  /** Meet the server: hear what others have sent, send what waits. */
  async sync(server: Server): Promise<void> {
    for (;;) {
      const delta = { epoch: "e", seq: server.log.length, entries: server.log.slice(this.table.record.seq) };
      this.table = (await withDelta(this.engine, this.table, delta, false)) ?? this.table;
      const [next] = pending(this.table.log);
      if (!next) return;
      await server.append(next.entry);
      const { record, log } = this.table;
      const seq = server.log.length;
      const isStored = server.log.at(-1)?.id === next.entry.id;
      const problem = { entry: 0, at: [], code: "refused", params: {} };
      const numbered = isStored ? numberEntries(log, record.seq, [next.entry.id], seq) : null;
      const refused = log.map((one) => (one === next ? { ...one, refused: problem } : one));
      this.table = { record: isStored ? { ...record, epoch: "e", seq } : record, log: numbered ?? refused };
    }
  }

  get ids(): string[] {
    return accepted(this.table.log).map(({ id }) => id);
  }

  get totals(): number[] {
    return this.table.record.sheet.totals;
  }

  /** The entries that stand back, and whether a person is asked about them. */
  get held(): [string, boolean][] {
    return this.table.log.flatMap(({ entry, held }) => (held ? [[entry.id, !held.settled]] : []));
  }
}

/** A server with the game's log. */
class Server {
  readonly log: LogEntry[] = [];
  readonly #engine = new EngineClient();

  /** Store an entry at the end, unless it is there or the engine refuses it. */
  async append(entry: LogEntry): Promise<void> {
    await this.#engine.open({ ...FILE, log: [...this.log] });
    if ((await this.#engine.add([entry])).problem === null) this.log.push(entry);
  }
}

const pair = (stored: LogEntry[] = [], epoch: string | null = null) =>
  [new Phone("a", stored, epoch), new Phone("b", stored, epoch)] as [Phone, Phone];

async function meetBoth(one: Phone, other: Phone): Promise<void> {
  await one.read(other);
  await other.read(one);
}

test("rounds written in turn on two phones are one game on both, in the order of writing", async () => {
  const [a, b] = pair();
  await a.round(1);
  await b.read(a);
  await b.round(2);
  await a.read(b);
  await a.round(3);
  await b.read(a);
  expect(a.ids).toEqual(["a1", "b1", "a2"]);
  expect(b.ids).toEqual(a.ids);
  expect(b.totals).toEqual([6, 0]);
  expect([await a.read(b), await b.read(a)]).toEqual([false, false]);
});

test("of two versions of a round one stands on both; its writer alone is asked about the other", async () => {
  const [a, b] = pair();
  await a.round(1);
  await b.round(2);
  await meetBoth(a, b);
  expect(a.ids).toEqual(b.ids);
  expect(a.totals).toEqual([1, 0]);
  expect(b.held).toEqual([["b1", true]]);
  expect(a.held).toEqual([["b1", false]]);
});

test("a hand written twice is asked about also behind one that was asked about before", async () => {
  const [a, b] = [new Phone("a"), new Phone("b")];
  await a.round(1);
  await b.round(2);
  await meetBoth(a, b);
  await a.round(3);
  await b.read(a);
  await a.round(10);
  await b.round(11);
  await meetBoth(a, b);
  expect(b.held).toEqual([
    ["b1", true],
    ["b2", true],
  ]);
});

test("two who wrote the same round alike are not asked", async () => {
  const [a, b] = pair();
  await a.round(1, 4);
  await b.round(1, 4);
  await meetBoth(a, b);
  expect(b.totals).toEqual([1, 4]);
  expect(b.held).toEqual([["b1", false]]);
});

test("two corrections of one round made apart are two versions, one made after the other is none", async () => {
  const [a, b] = pair();
  const round = await a.round(1);
  await meetBoth(a, b);
  await b.write({ type: "adjust", seat: 1, points: 5 });
  await a.amend(round, 7);
  await b.amend(round, 8);
  await meetBoth(a, b);
  expect(b.held).toEqual([["b2", true]]);
  expect(b.totals).toEqual([7, 5]);
  await b.amend(round, 9);
  await meetBoth(a, b);
  expect(a.totals).toEqual([9, 5]);
  expect([a.held, b.held]).toEqual([[["b2", false]], [["b2", true]]]);
});

test("one hand counts once where the phone read from has put in a round before", async () => {
  const [a, b] = pair();
  const first = await a.round(1);
  await b.read(a);
  const entry = { type: "round", players: [{ points: 20 }, { points: 0 }] };
  await a.write({ type: "amend", changes: [{ before: first, id: "missed", entry }] });
  await a.round(300);
  await b.write({ type: "adjust", seat: 1, points: 5 });
  await b.write({ type: "adjust", seat: 1, points: 5 });
  await b.round(4000);
  await meetBoth(a, b);
  expect(b.held).toEqual([["b3", true]]);
  expect(a.totals).toEqual([321, 10]);
  expect(b.totals).toEqual(a.totals);
});

test("of a correction of two rounds of which one is held, that of the other counts on both phones, once", async () => {
  const [a, b] = pair();
  const first = await a.round(1);
  await b.read(a);
  await a.round(30);
  const mine = await b.round(500);
  await b.amend([first, mine], 7);
  await meetBoth(b, a);
  await meetBoth(a, b);
  expect(b.ids).toEqual(["a1", "a2", "b2+"]);
  expect(b.totals).toEqual([37, 0]);
  expect([a.ids, a.totals]).toEqual([b.ids, b.totals]);
});

test("what the server has stands first, and a phone that did not know it stands back for it", async () => {
  const stored: LogEntry[] = [1, 2].map((points) => ({
    type: "round",
    id: `s${points}`,
    players: [{ points }, { points: 0 }],
  }));
  const a = new Phone("a", stored.slice(0, 1), "e");
  const b = new Phone("b", stored, "e");
  await a.round(50);
  await b.round(4);
  await meetBoth(a, b);
  expect(a.ids).toEqual(["s1", "s2", "b1"]);
  expect(b.ids).toEqual(a.ids);
  expect(a.held).toEqual([["a1", true]]);
  expect(a.table.record.seq).toBe(1);
});

test("a phone that only watches keeps what it read for itself", async () => {
  const [a, b] = pair();
  await a.round(1);
  a.table = withOrigins(a.table);
  const shown = parseShown(textOf(a.table, "Ada"));
  const met = shown && (await meet(b.engine, b.table, shown, "shown"));
  expect(met?.log.map(({ relayed, stamp }) => [relayed, stamp?.phone?.by])).toEqual([["shown", "Ada"]]);
  expect(met?.record.sheet.totals).toEqual([1, 0]);
});

describe("phones that meet at random in pairs", () => {
  const MEETINGS = Number(process.env.MEETINGS ?? 150);
  const EACH = 30;
  /** Long runs go beside other work: what is one evening's limit alone would end them. */
  const LIMIT_MS = Math.max(60_000, 60 * MEETINGS);
  const seeds = Array.from({ length: MEETINGS / EACH }, (_, seed) => seed + Number(process.env.SEED ?? 1));

  test.each(seeds)("evening %i", { timeout: LIMIT_MS }, async (seed) => {
    const chance = randomOf(seed);
    const phones = ["a", "b", "c", "d"].slice(0, 2 + chance(3)).map((name) => new Phone(name));
    const server = new Server();
    const isServerNear = chance(2) === 1;
    const pick = () => phones[chance(phones.length)] as Phone;
    const writers = new Map<string, Phone>();
    for (let meeting = 0; meeting < EACH; meeting++) {
      for (let count = chance(4); count > 0; count--) {
        const phone = pick();
        const id = await writeSomething(phone, chance);
        if (id) writers.set(id, phone);
      }
      await pick().read(pick());
      if (isServerNear && chance(8) === 0) await pick().sync(server);
    }
    for (const _ of phones) for (const one of phones) for (const other of phones) await one.read(other);
    expectEqual(phones);
    for (const [id, phone] of writers) expect(kept(phone, id)).toBe(true);
    for (const _ of phones) for (const phone of phones) await phone.sync(server);
    expectEqual(phones);
    expect(phones[0]?.ids).toEqual(server.log.map(({ id }) => id));
    for (const [id, phone] of writers) expect(kept(phone, id)).toBe(true);
  });
});

/** Expect that all phones have the same entries in the same order, each once. */
function expectEqual(phones: Phone[]): void {
  for (const phone of phones) {
    expect(phone.ids).toEqual(phones[0]?.ids);
    expect(phone.totals).toEqual(phones[0]?.totals);
    expect(new Set(phone.ids).size).toBe(phone.ids.length);
  }
}

/** Whether an entry stands, or is kept on the phone that wrote it with the reason for which it does not. */
function kept(phone: Phone, id: string): boolean {
  return phone.table.log.some(({ entry }: EntryRecord) => entry.id === id);
}

async function writeSomething(phone: Phone, chance: (below: number) => number): Promise<string> {
  const rounds = effective(accepted(phone.table.log)).filter(({ type }) => type === "round");
  const of = rounds[chance(rounds.length || 1)]?.id;
  const kind = chance(6);
  if (kind === 0 && of) return phone.amend(of, chance(100));
  if (kind === 1 && of) return phone.write({ type: "undo", of });
  if (kind === 2) return phone.write({ type: "adjust", seat: chance(2), points: 1 + chance(9) });
  return phone.round(chance(100), chance(100));
}
