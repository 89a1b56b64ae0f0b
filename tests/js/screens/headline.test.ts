import { expect, test } from "vitest";
import { readMessages } from "../../../static/js/build/messages-plugin.ts";
import type { EntryRecord, LoadedGame, LogEntry } from "../../../static/js/page/log/records.ts";
import { headlineOf } from "../../../static/js/page/screens/sheet/headline.ts";

const setup = { game: "tally", seats: [{ name: "Ada" }, { name: "Cy" }], playing: [true, true], options: {} };
const rounds = [
  { no: 1, entries: ["round"] },
  { no: null, entries: ["adjust"] },
];
const sheet = { rounds, totals: [1, 2], ranks: [2, 1], over: false };
const known: LogEntry[] = [
  { id: "round", type: "round" },
  { id: "adjust", type: "adjust", seat: 0, points: 5 },
  { id: "join", type: "join", seat: { name: "Cy" } },
  { id: "leave", type: "leave", seat: 1 },
  { id: "finish", type: "finish" },
];

/** Return what is told of a correction by Ben, without the signs that keep names apart. */
function told(type: "amend" | "undo", fields: object): string {
  const log = (entries: LogEntry[]) => entries.map((entry) => ({ entry, made: null }) as EntryRecord);
  const record = { setup, sheet };
  const before = { record, log: log(known) } as unknown as LoadedGame;
  const now = { record, log: log([...known, { id: "new", type, by: "Ben", ...fields }]) };
  return headlineOf(before, now as unknown as LoadedGame).replace(/[\u2068\u2069]/g, "");
}

const corrected = (of: string, entry: object | null) => told("amend", { changes: [{ of, entry }] });

test("what another phone corrected is told in a sentence that one would say", () => {
  expect(corrected("round", { type: "round" })).toBe("Ben corrected Round 1");
  expect(corrected("adjust", { type: "adjust" })).toBe("Ben corrected an adjustment");
  expect(corrected("adjust", null)).toBe("Ben removed an adjustment");
  expect(told("undo", { of: "adjust" })).toBe("Ben took back an adjustment");
  expect(told("undo", { of: "round" })).toBe("Ben took back Round 1");
});

test("who came, who left and the end stand inside the sentence, too", () => {
  expect(corrected("join", null)).toBe("Ben removed an arrival");
  expect(told("undo", { of: "leave" })).toBe("Ben took back a departure");
  expect(corrected("finish", null)).toBe("Ben removed the end of the game");
  expect(corrected("join", { type: "join" })).toBe("Ben corrected an arrival");
});

/** Return what is told of an amend by Ben that changes this of a set-up which was otherwise `before`. */
function setUpChanged(entry: object, before: object = {}): string {
  const log = [
    { entry: { id: "new", type: "amend", by: "Ben", changes: [{ of: "setup", entry }] }, made: null },
  ];
  const was = { record: { setup: { ...setup, ...before }, sheet }, log: [] } as unknown as LoadedGame;
  const now = { record: { setup: { ...setup, ...before, ...entry }, sheet }, log } as unknown as LoadedGame;
  return headlineOf(was, now).replace(/[\u2068\u2069]/g, "");
}

test("who is called otherwise is told by name, where nothing but names was changed", () => {
  const headline = (seats: object[], options?: object) =>
    setUpChanged({ seats, ...(options && { options }) });
  expect(headline([{ name: "Bea" }, { name: "Cy" }])).toBe("Ada is now called Bea");
  expect(headline([{ name: "Bea" }, { name: "Di" }])).toBe(
    "Ada is now called Bea\u00a0· Cy is now called Di",
  );
  expect(headline([{ name: "Bea" }, { name: "Cy" }], { target: 50 })).toBe(
    "Ben changed the settings of the game",
  );
  expect(headline([{ name: "Bea", color: "red" }, { name: "Cy" }])).toBe(
    "Ben changed the settings of the game",
  );
});

test("whose mark is another is told, where nothing but marks was changed", () => {
  const seats = (ada: string, cy: string) => [
    { name: "Ada", color: ada },
    { name: "Cy", color: cy },
  ];
  const before = { seats: seats("green", "blue") };
  expect(setUpChanged({ seats: seats("red", "blue") }, before)).toBe(
    "Ben changed the marks: Ada (red square)",
  );
  expect(setUpChanged({ seats: seats("blue", "green") }, before)).toBe(
    "Ben changed the marks: Ada (blue circle), Cy (green triangle)",
  );
});

test("another target is told, of a pad as of every other game", () => {
  const target = (before: object, options: object) => setUpChanged({ options }, { options: before });
  expect(target({ target: 100 }, { target: 150 })).toBe("Ben changed the target: 100 → 150");
  expect(target({ target: null }, { target: 150 })).toBe("Ben changed the target: open → 150");
  expect(target({ target: 100 }, { target: null })).toBe("Ben changed the target: 100 → open");
  expect(target({ target: 100, rounds: null }, { target: 150, rounds: 9 })).toBe(
    "Ben changed the settings of the game",
  );
  const pad = { kind: "rounds", fields: [], target: 100 };
  expect(setUpChanged({ pad: { ...pad, target: 150 } }, { pad })).toBe("Ben changed the target: 100 → 150");
  expect(setUpChanged({ pad: { ...pad, target: 150, wins: "low" } }, { pad })).toBe(
    "Ben changed the settings of the game",
  );
});

test("other neutral colours are told", () => {
  const neutral = { options: { neutral: ["red", "blue"] } };
  expect(setUpChanged(neutral, { game: "agame" })).toBe("Ben changed the neutral colours: red, blue");
});

test("in German what was corrected is an object of the sentence", () => {
  const german = readMessages("de");
  const sentence = (key: string, what: string) =>
    String(german[`recent.${key}`])
      .replace("%(who)s", "Ben")
      .replace("%(what)s", String(german[`recent.what.${what}`]));
  expect(sentence("corrected", "adjust")).toBe("Ben hat eine Anpassung korrigiert");
  expect(sentence("took_back", "join")).toBe("Ben hat einen Einstieg zurückgenommen");
  expect(sentence("took_back", "finish")).toBe("Ben hat das Ende der Partie zurückgenommen");
});

test("in German the places of a team are told in words that suit one and several", () => {
  const german = readMessages("de");
  const told = ["recent.first", "recent.second", "recent.last"].map((key) => String(german[key]));
  expect(told.filter((text) => !/^Jetzt [^%]*: %\(name\)s$/.test(text))).toEqual([]);
});

test("who has come to be last is told, where the others keep their places", () => {
  const three = {
    ...setup,
    seats: [{ name: "Ada" }, { name: "Ben" }, { name: "Cy" }],
    playing: [true, true, true],
  };
  const after = (count: number, ranks: number[]) => ({
    record: {
      setup: three,
      sheet: {
        rounds: Array.from({ length: count }, (_, no) => ({ no: no + 1, entries: [] })),
        totals: [],
        ranks,
      },
    },
    log: [],
  });
  const told = headlineOf(
    after(1, [1, 2, 2]) as unknown as LoadedGame,
    after(2, [1, 2, 3]) as unknown as LoadedGame,
  );
  expect(told.replace(/[\u2068\u2069]/g, "")).toBe("Now second: Ben\u00a0· Now last: Cy");
});
