/**
 * Codes made to do harm, by chance and its seed: whatever is read, nothing breaks, nothing of this phone's is lost,
 * and what it shows can still be read. `make fuzz` reads 3,000 of each kind.
 */

import { beforeEach, expect, test, vi } from "vitest";
import { Memberships } from "../../../static/js/page/local/memberships.ts";
import { Preferences } from "../../../static/js/page/local/preferences.ts";
import type { LoadedGame } from "../../../static/js/page/log/records.ts";
import { FilmReader, filmOf } from "../../../static/js/page/sync/frames.ts";
import { adoptShown, showGame } from "../../../static/js/page/sync/shown-game.ts";
import { parseShown, textOf } from "../../../static/js/page/sync/shown-text.ts";
import { emptyDisk, Tab } from "../local/one-phone.ts";
import { randomOf } from "../random.ts";

const RUNS = Number(process.env.HOSTILE ?? 60);
const SEED = Number(process.env.SEED ?? 1);
const seeds = Array.from({ length: RUNS }, (_, run) => SEED + run);

const DEEP = JSON.parse(`${"[".repeat(3_000)}${"]".repeat(3_000)}`);
const WRONG = [
  ...[null, true, 0, -1, 1.5, 1e308, 2 ** 53, 1_000_000, 5_001, "", "x".repeat(70_000), [], {}, [[]], DEEP],
  ...["<img src=x onerror=alert(1)>", "../people", "__proto__", "constructor", "\u0000", "\ud800", "\u202e"],
  ...[
    { __proto__: null, id: "x" },
    { id: "x", type: "undo", of: "x" },
    { toString: 1, length: 9 },
  ],
  ...["2026-11-22T19:00:00Z", "soon", "undo", "finish", "amend", "NaN"],
];

/** A part of a JSON value that may be changed: where it lies, and under what name. */
type Place = [parent: Record<string, unknown>, key: string];

function placesIn(value: unknown, found: Place[] = [], depth = 0): Place[] {
  if (!value || typeof value !== "object" || depth > 40) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Record<string, unknown>, key]);
    placesIn((value as Record<string, unknown>)[key], found, depth + 1);
  }
  return found;
}

/** Spoil a game that is shown: values of it, its entries, or the letters of its text. */
function spoil(text: string, chance: (below: number) => number): string {
  const pick = <T>(items: readonly T[]): T => items[chance(items.length)] as T;
  const shown = JSON.parse(text);
  for (let change = 1 + chance(2); change > 0; change--) {
    const [parent, key] = pick(placesIn(shown));
    const kind = chance(5);
    if (kind === 0 && !Array.isArray(parent)) delete parent[key];
    else if (kind === 1 && Array.isArray(shown.entries))
      shown.entries.push(structuredClone(pick(shown.entries)));
    else if (kind === 2) {
      const [from, name] = pick(placesIn(shown));
      parent[key] = structuredClone(from[name]);
    } else parent[key] = structuredClone(pick(WRONG));
  }
  const spoilt = JSON.stringify(shown);
  if (chance(4)) return spoilt;
  const at = chance(spoilt.length);
  return spoilt.slice(0, at) + pick(['"', "}", "[", "9", "\\", ""]) + spoilt.slice(at + chance(3));
}

let tab: Tab;
let memberships: Memberships;

beforeEach(async () => {
  await emptyDisk();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  tab = new Tab();
  const preferences = new Preferences(tab.saving);
  memberships = new Memberships(
    preferences,
    async () => false,
    () => undefined,
  );
}, 60_000);

/** A game of this phone's with rounds that wait, and the same as another phone shows it, which has written on. */
async function begin(): Promise<{ game: string; shown: string }> {
  const game = await tab.begin();
  await tab.write(game, 1, 2);
  await showGame(tab.tables, game, "Ada");
  const { record, log } = (await tab.tables.load(game)) as LoadedGame;
  const [first] = log;
  if (!first?.origin) throw new Error("nothing is shown");
  const { rank, base } = first.origin;
  const origin = { phone: "theirs", rank: rank + 1, seen: { [first.origin.phone]: rank }, base };
  const entry = { ...first.entry, id: "of-ben", by: "Ben" };
  const theirs = { ...first, place: 1, entry, origin, made: { step: { round: 2, step: 0 }, changes: [] } };
  const invitation = {
    token: "x".repeat(32),
    role: "record" as const,
    until: new Date(Date.now() + 9e7).toISOString(),
  };
  const shown = textOf({ record, log: [first, theirs] }, "Ben", invitation);
  await tab.write(game, 3, 4);
  return { game, shown };
}

test.each(seeds)("a spoilt game is read or refused, seed %i", async (seed) => {
  const chance = randomOf(seed);
  const { game, shown } = await begin();
  const before = (await tab.tables.load(game)) as LoadedGame;
  const text = spoil(chance(3) ? shown : shown.replaceAll(game, "theirs"), chance);
  const records = JSON.stringify(tab.tables.heads);
  const result = await adoptShown(tab.tables, memberships, text);
  expect(result.kind).toMatch(/^(copy|invited|met|known|unreadable)$/);
  if (result.kind === "unreadable") expect(JSON.stringify(tab.tables.heads)).toBe(records);
  const { record, log } = (await tab.tables.load(game)) as LoadedGame;
  for (const { entry } of before.log) {
    const [kept, ...doubled] = log.filter((one) => one.entry.id === entry.id);
    expect(kept?.entry).toEqual(entry);
    expect(doubled).toEqual([]);
  }
  expect(record.sheet.game).toBe("tally");
  for (const one of tab.tables.heads) {
    expect(one.sheet.game).not.toBe("");
    expect(parseShown(await showGame(tab.tables, one.id, "Ada"))).not.toBeNull();
  }
});

test("what is not of this phone's making is within bounds", async () => {
  const { shown } = await begin();
  const whole = JSON.parse(shown);
  const [first, other] = whole.entries;
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...first, entry: { ...first.entry, id: `e${at}` } }));
  for (const entries of [
    many(5_001),
    [first, { ...other, origin: { ...other.origin, rank: 1_003 } }],
    [first, first],
    [{ ...first, entry: { ...first.entry, at: "soon" } }],
    [{ ...first, entry: { ...first.entry, players: DEEP } }],
    [{ ...first, entry: { ...first.entry, type: "amend", changes: 7 } }],
    [{ ...first, entry: { ...first.entry, type: "amend", changes: [null] } }],
  ])
    expect(parseShown(JSON.stringify({ ...whole, entries }))).toBeNull();
  const crowd = many(101).map((one, at) => ({ ...one, origin: { ...one.origin, phone: `p${at}` } }));
  const result = await adoptShown(tab.tables, memberships, JSON.stringify({ ...whole, entries: crowd }));
  expect(result.kind).toBe("unreadable");
});

test("what waits here is not sent the less for a false word of the server's log", async () => {
  const { game, shown } = await begin();
  await tab.tables.change(game, ({ record, log }) => ({
    record: { ...record, seq: 9, epoch: "e" },
    log,
  }));
  const lie = JSON.parse(shown);
  const entries = lie.entries.map((one: object, at: number) => ({ ...one, seq: at + 1 }));
  await adoptShown(tab.tables, memberships, JSON.stringify({ ...lie, epoch: "e", entries }));
  expect(tab.tables.get(game)?.log.map(({ seq }) => seq)).toEqual([null, null]);
});

/** Damage a frame: its letters, its places, its length. */
function damage(frame: string, chance: (below: number) => number): string {
  const at = chance(frame.length);
  const sign = String.fromCharCode(32 + chance(95));
  const spoilt = frame.slice(0, at) + sign + frame.slice(at + 1);
  const number = chance(1_296).toString(36).toUpperCase().padStart(2, "0");
  return [
    spoilt,
    frame.slice(0, at),
    frame.slice(at),
    frame + frame,
    frame + "0".repeat(chance(5_000)),
    frame.slice(0, 12) + number + frame.slice(14),
    frame.slice(0, 14) + number + frame.slice(16),
    `<b>${frame}</b>`,
    frame.toLowerCase(),
    frame.replace("CMP1", `CMP${chance(10)}`),
  ][chance(10)] as string;
}

test.each(seeds)(
  "frames of two films, whole, damaged and mixed, are one of them or none, seed %i",
  async (seed) => {
    const chance = randomOf(seed);
    const text = (letters: number) =>
      Array.from({ length: letters }, () => String.fromCharCode(33 + chance(90))).join("");
    const texts = [text(chance(12_000)), text(chance(4_000))];
    const films = await Promise.all(texts.map(filmOf));
    const reader = new FilmReader();
    for (let count = 0; count < 120; count++) {
      const film = films[count < 100 ? chance(2) : 0];
      const frame = film?.shownAt(chance(60)) ?? "";
      expect(reader.take(chance(3) ? frame : damage(frame, chance))).toMatch(/^(foreign|newer|taken)$/);
      if (reader.isWhole) expect([...texts, null]).toContain(await reader.text());
    }
  },
);

test.each(["constructor", "toString", "__proto__"])(
  "a phone may not be called like what every object has: %s",
  async (phone) => {
    const tab = new Tab();
    const game = await tab.begin();
    await tab.write(game, 5, 0);
    const shown = JSON.parse((await showGame(tab.tables, game, "Ada")) ?? "");
    expect(parseShown(JSON.stringify(shown))).not.toBeNull();
    shown.entries[0].origin.phone = phone;
    expect(parseShown(JSON.stringify(shown))).toBeNull();
  },
);

test("a film that is one endless string is refused at once", () => {
  expect(parseShown(`"${'\\"'.repeat(1_000_000)}`)).toBeNull();
});
