/** A game as a film of codes: whole in any order, and nothing where a frame is damaged or foreign. */

import { expect, test } from "vitest";
import { Film, FilmReader, filmOf } from "../../../static/js/page/sync/frames.ts";
import { randomOf } from "../random.ts";

/** Text that packs badly, so that it takes several frames. */
const LONG = Array.from({ length: 900 }, (_, at) => ((at * 7919 * at) % 65_521).toString(36)).join("");
const TEXTS = { empty: "", short: "Ada 12", "of all letters": "Zoë 🃏 王小明 \u0000", long: LONG };
/** Every letter a QR code holds two of in eleven bits. */
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;

async function read(frames: readonly string[]): Promise<string | null> {
  const film = new FilmReader();
  for (const frame of frames) expect(film.take(frame)).toBe("taken");
  expect(film.isWhole).toBe(true);
  return film.text();
}

test.each(Object.entries(TEXTS))("a text is read as it was: %s", async (_name, text) => {
  const { frames } = await filmOf(text);
  expect(frames.every((frame) => ALPHANUMERIC.test(frame))).toBe(true);
  expect(await read(frames)).toBe(text);
});

test("frames are read in any order, and as often as they come", async () => {
  const { frames } = await filmOf(LONG);
  expect(frames.length).toBeGreaterThan(2);
  expect(await read([...frames.slice(1).reverse(), ...frames])).toBe(LONG);
});

/** Text that packs by a fifth at most. */
function noise(letters: number): string {
  const chance = randomOf(letters);
  return Array.from({ length: letters }, () => String.fromCharCode(33 + chance(90))).join("");
}

/** Return how many frames are shown until a film is whole whose frames are lost at random, from a frame on. */
async function framesToWhole(text: string, lostInTen: number, from: number): Promise<number> {
  const shown = await filmOf(text);
  const chance = randomOf(from);
  const film = new FilmReader();
  for (let count = 1; ; count++) {
    if (chance(10) >= lostInTen) expect(film.take(shown.shownAt(from + count))).toBe("taken");
    if (!film.isWhole) continue;
    expect(await film.text()).toBe(text);
    return count;
  }
}

test.each([0, 1, 3, 5])("a long film is whole soon where %i of ten frames are lost", async (lostInTen) => {
  const text = noise(20_000);
  const total = (await filmOf(text)).frames.length;
  expect(total).toBeGreaterThan(15);
  for (const from of [0, 7, total, 2 * total + 3]) {
    const count = await framesToWhole(text, lostInTen, from);
    expect(count * (1 - lostInTen / 10)).toBeLessThan(1.5 * total);
  }
});

test("frames that stand in for others are enough by themselves", async () => {
  const text = noise(12_000);
  const shown = await filmOf(text);
  const film = new FilmReader();
  for (let number = shown.frames.length; !film.isWhole; number++) film.take(shown.shownAt(number));
  expect(await film.text()).toBe(text);
});

test("a short film is its frames over and over", async () => {
  const film = await filmOf(LONG);
  const { length } = film.frames;
  expect(Array.from({ length }, (_, at) => film.shownAt(length + at))).toEqual(film.frames);
});

test.each([1, 2, 3, 4, 5, 6, 9, 20])(
  "a camera that misses the same codes each turn reads a film of %i",
  async (total) => {
    const film = new Film(
      "0".repeat(8),
      Array.from({ length: total }, (_, at) => new Uint8Array([at])),
    );
    for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15]) {
      const reader = new FilmReader();
      let seen = 0;
      for (; !reader.isWhole && seen < 60 * total; seen++) reader.take(film.shownAt(seen * step));
      expect(reader.isWhole, `each ${step}th`).toBe(true);
    }
  },
);

test("a film is not whole before its last frame", async () => {
  const { frames } = await filmOf(LONG);
  const film = new FilmReader();
  for (const frame of frames.slice(1)) film.take(frame);
  expect(film.isWhole).toBe(false);
  expect(film.progress).toEqual({ read: frames.length - 1, total: frames.length });
});

test("another film begins anew", async () => {
  const [{ frames: first }, { frames: other }] = [await filmOf(LONG), await filmOf("short")];
  const film = new FilmReader();
  film.take(first[0] as string);
  film.take(other[0] as string);
  expect(film.isWhole).toBe(true);
  expect(await film.text()).toBe("short");
});

test("a damaged film gives nothing and can be read anew", async () => {
  const { frames } = await filmOf(LONG);
  const [first = ""] = frames;
  const film = new FilmReader();
  const damaged = first.slice(0, -3) + (first.endsWith("000") ? "111" : "000");
  for (const frame of [damaged, ...frames.slice(1)]) film.take(frame);
  expect(await film.text()).toBeNull();
  for (const frame of frames) film.take(frame);
  expect(await film.text()).toBe(LONG);
});

test.each([
  ["a link", "https://companion.test/join#abc", "foreign"],
  ["nothing", "", "foreign"],
  ["a place beyond the end", "CMP1000000000202AB", "foreign"],
  ["more frames than there may be", "CMP10000000000ZZAB", "foreign"],
  ["letters that are no bytes", "CMP1000000000001:::", "foreign"],
  ["a single letter", "CMP1000000000001A", "foreign"],
  ["a version to come", "CMP2000000000001AB", "newer"],
])("%s is no frame", (_name, code, reading) => {
  const film = new FilmReader();
  expect(film.take(code)).toBe(reading);
  expect(film.isWhole).toBe(false);
});

test("what unpacks to too much is not read to its end", async () => {
  const { frames } = await filmOf("a".repeat(6_000_000));
  expect(await read(frames)).toBeNull();
});

test("what is too long for a film says so", async () => {
  await expect(filmOf(noise(500_000))).rejects.toThrow(RangeError);
});
