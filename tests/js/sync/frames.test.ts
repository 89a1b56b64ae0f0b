/** A game as a film of codes: whole in any order, and nothing where a frame is damaged or foreign. */

import { expect, test } from "vitest";
import { FilmReader, filmOf } from "../../../static/js/page/sync/frames.ts";

/** Text that packs badly, so that it takes several frames. */
const LONG = Array.from({ length: 900 }, (_, at) => ((at * 7919 * at) % 65_521).toString(36)).join("");
const TEXTS = { empty: "", short: "Ada 12", "of all letters": "Zoë 🃏 王小明 \u0000", long: LONG };
/** Every letter a QR code holds two of in eleven bits. */
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;

async function read(frames: string[]): Promise<string | null> {
  const film = new FilmReader();
  for (const frame of frames) expect(film.take(frame)).toBe("taken");
  expect(film.isWhole).toBe(true);
  return film.text();
}

test.each(Object.entries(TEXTS))("a text is read as it was: %s", async (_name, text) => {
  const frames = await filmOf(text);
  expect(frames.every((frame) => ALPHANUMERIC.test(frame))).toBe(true);
  expect(await read(frames)).toBe(text);
});

test("frames are read in any order, and as often as they come", async () => {
  const frames = await filmOf(LONG);
  expect(frames.length).toBeGreaterThan(2);
  expect(await read([...frames.slice(1).reverse(), ...frames])).toBe(LONG);
});

test("a film is not whole before its last frame", async () => {
  const frames = await filmOf(LONG);
  const film = new FilmReader();
  for (const frame of frames.slice(1)) film.take(frame);
  expect(film.isWhole).toBe(false);
  expect(film.progress).toEqual({ read: frames.length - 1, total: frames.length });
});

test("another film begins anew", async () => {
  const [first, other] = [await filmOf(LONG), await filmOf("short")];
  const film = new FilmReader();
  film.take(first[0] as string);
  film.take(other[0] as string);
  expect(film.isWhole).toBe(true);
  expect(await film.text()).toBe("short");
});

test("a damaged film gives nothing and can be read anew", async () => {
  const frames = await filmOf(LONG);
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
  const frames = await filmOf("a".repeat(3_000_000));
  expect(await read(frames)).toBeNull();
});

test("what is too long for a film says so", async () => {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(60_000)), (byte) =>
    String.fromCharCode(byte + 32),
  );
  await expect(filmOf(random.join(""))).rejects.toThrow(RangeError);
});
