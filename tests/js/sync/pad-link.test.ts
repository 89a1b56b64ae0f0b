import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { gzip } from "../../../static/js/page/sync/frames.ts";
import { isPadUrl, padText, padUrl, readPadText, readPadUrl } from "../../../static/js/page/sync/pad-link.ts";
import type { Pad } from "../../../static/js/types.ts";
import { engine } from "../engine.ts";

const FOLDER = `${import.meta.dirname}/../../../companion/pads`;
const LIBRARY = readdirSync(FOLDER).map((file): Pad => {
  const { format, ...pad } = JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"));
  expect(format).toBe("companion-pad/1");
  return pad;
});
const WIZARD = LIBRARY.find(({ name }) => JSON.stringify(name).includes("Wizard")) as Pad;

beforeEach(() => {
  vi.stubGlobal("location", new URL("https://example.org/new"));
});

/** Return the link that has this text packed in it. */
async function linkOf(text: string, version = "1"): Promise<string> {
  const packed = btoa(String.fromCharCode(...(await gzip(text))));
  return `https://example.org/pads#${version}.${packed.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

const file = (changes: object) => JSON.stringify({ format: "companion-pad/1", ...WIZARD, ...changes });

test("every pad of the library goes from phone to phone by its link and by its file, and fits a code", async () => {
  for (const pad of LIBRARY) {
    const url = await padUrl(pad);
    expect(url.length).toBeLessThan(2_000);
    expect(isPadUrl(url)).toBe(true);
    expect(await readPadUrl(url, engine)).toEqual({ kind: "pad", pad });
    expect(await readPadUrl(new URL(url).hash, engine)).toEqual({ kind: "pad", pad });
    expect(await readPadText(padText(pad), engine)).toEqual({ kind: "pad", pad });
  }
});

test("nothing of a pad stands in an address where a browser tells it to a server", async () => {
  const { pathname, search } = new URL(await padUrl(WIZARD));
  expect(pathname + search).toBe("/pads");
});

test("a link with a letter missing or changed is damaged, whichever letter it is", async () => {
  const url = await padUrl(WIZARD);
  const begin = url.indexOf("#1.") + 3;
  for (let at = begin + 14; at < url.length - 1; at += 7) {
    const other = url[at] === "A" ? "B" : "A";
    for (const text of [url.slice(0, at), url.slice(0, at) + other + url.slice(at + 1)]) {
      const { kind } = await readPadUrl(text, engine);
      expect([at, ["damaged", "foreign"].includes(kind)]).toEqual([at, true]);
    }
  }
});

test("what is no pad, of a later version, or too large is told apart", async () => {
  const kinds = async (...texts: string[]) =>
    Promise.all(texts.map(async (text) => (await readPadText(text, engine)).kind));
  expect(await kinds("", "{", "[]", "null", "7", '"pad"', '{"format": "companion/1"}', "{}")).toEqual(
    Array(8).fill("foreign"),
  );
  expect(await kinds('{"format": "companion-pad/2"}', '{"format": "companion-pad/10", "kind": 7}')).toEqual([
    "newer",
    "newer",
  ]);
  expect(await kinds(" ".repeat(100_001), file({ note: "x".repeat(20_000) }))).toEqual(["large", "large"]);
  expect(await kinds("[".repeat(90_000), `{"a":${"[".repeat(40)}${"]".repeat(40)}}`)).toEqual([
    "foreign",
    "foreign",
  ]);
  for (const text of ["", "3.14", "https://example.org/join#abc", "#1.", "2.short", "javascript:alert(1)"])
    expect((await readPadUrl(text, engine)).kind).toBe("foreign");
  expect((await readPadUrl(await linkOf(file({}), "2"), engine)).kind).toBe("newer");
});

test("a link that unpacks to much is not read to its end", async () => {
  expect((await readPadUrl(await linkOf("x".repeat(5_000_000)), engine)).kind).toBe("large");
});

test("a pad nobody can play by is refused with its place in it", async () => {
  const wrong = async (changes: object) => {
    const reading = await readPadText(file(changes), engine);
    return reading.kind === "wrong" ? [reading.problem.code, reading.problem.at] : reading.kind;
  };
  expect(await wrong({ points: "bid +" })).toEqual(["formula.ends", ["points"]]);
  expect(await wrong({ fields: [{ id: "round", name: "R" }] })).toEqual(["pad.taken", ["fields", 0, "id"]]);
  expect(await wrong({ seats: [1, 99] })).toEqual(["value.range", ["seats", 1]]);
  expect(await wrong({ seats: "many" })).toEqual(["value.type", ["seats"]]);
  expect(await wrong({ kind: 7 })).toEqual(["value.choice", ["kind"]]);
  expect(await wrong({ points: "bids" })).toEqual(["formula.name", ["points"]]);
  expect(await wrong({ name: "x".repeat(41) })).toEqual(["value.length", ["name"]]);
});

test("where something else belongs, what stands there is met, as it is written", async () => {
  const met = async (changes: object) => {
    const reading = await readPadText(file(changes), engine);
    return reading.kind === "wrong" ? [reading.problem.code, reading.met] : reading.kind;
  };
  expect(await met({ seats: "many" })).toEqual(["value.type", "many"]);
  expect(await met({ fields: { bid: 1 } })).toEqual(["value.type", '{"bid":1}']);
  expect(await met({ target: ["x".repeat(99)] })).toEqual(["value.type", `["${"x".repeat(38)}`]);
  expect(await met({ kind: 7 })).toEqual(["value.choice", "7"]);
  expect(await met({ points: "tricks / 2" })).toEqual(["formula.division", ""]);
});

test("what a later version may know is told apart from what is wrong, with its place and the word that was met", async () => {
  const later = async (changes: object) => {
    const reading = await readPadText(file(changes), engine);
    return reading.kind === "later" ? [reading.problem.code, reading.problem.at, reading.met] : reading.kind;
  };
  const field = { id: "at", name: "At" };
  expect(await later({ kind: "dungeon" })).toEqual(["value.choice", ["kind"], "dungeon"]);
  expect(await later({ deals: "later" })).toEqual(["value.choice", ["deals"], "later"]);
  expect(await later({ wins: "x".repeat(99) })).toEqual(["value.choice", ["wins"], "x".repeat(40)]);
  expect(await later({ script: "alert(1)" })).toEqual(["value.unknown_key", ["script"], ""]);
  const ofAField = async (more: object) => later({ fields: [{ ...field, ...more }], points: "at" });
  expect(await ofAField({ kind: "clock" })).toEqual(["value.choice", ["fields", 0, "kind"], "clock"]);
  expect(await ofAField({ later: 1 })).toEqual(["value.unknown_key", ["fields", 0, "later"], ""]);
  expect(await later({ points: "SQRT(bid)" })).toEqual(["formula.function", ["points"], ""]);
});

test("markup in names is a name like any other", async () => {
  const name = '<img src=x onerror="alert(1)">';
  const reading = await readPadText(file({ name }), engine);
  expect(reading.kind === "pad" && reading.pad.name).toBe(name);
});

/** Numbers that look random, the same for a seed: mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const JUNK = [
  "",
  "0",
  "-1",
  "1e999",
  "null",
  "true",
  "[]",
  "{}",
  '"__proto__"',
  '"x"',
  "[[1]]",
  '"\\u0000"',
  "12,",
];

test("spoilt pads are read or refused, and never break anything", async () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = randomOf(seed);
    const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
    let text = padText(pick(LIBRARY));
    for (let change = 0; change < 1 + random() * 3; change++) {
      const at = Math.floor(random() * text.length);
      text = text.slice(0, at) + pick(JUNK) + text.slice(at + Math.floor(random() * 4));
    }
    const reading = await readPadText(text, engine).catch((error) => `seed ${seed}: ${error}`);
    expect(typeof reading === "string" ? reading : reading.kind).toMatch(
      /^(pad|foreign|newer|large|wrong|later)$/,
    );
    const again = await readPadUrl(await linkOf(text), engine);
    expect(again).toEqual(reading);
  }
});
