import { afterEach, expect, test, vi } from "vitest";
import { currentTime, newGameRecord, newId, stampEntry } from "../../../static/js/page/log/records.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets chance give this byte every time. */
function loadDice(byte: number): void {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
}

function stopClock(): void {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T20:15:30.987Z") });
}

test("an id made without a secure context is a random UUID like any other", () => {
  const ids = Array.from({ length: 200 }, newId);
  expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});

test("every bit of an id that a UUID leaves free is random", () => {
  loadDice(0x00);
  expect(newId()).toBe("00000000-0000-4000-8000-000000000000");
  loadDice(0xff);
  expect(newId()).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
});

test("a moment is told in whole seconds", () => {
  stopClock();
  expect(currentTime()).toBe("2026-11-23T20:15:30Z");
});

test("an entry gets an id and the moment it was made", () => {
  stopClock();
  expect(stampEntry({ type: "round", points: 3 })).toEqual({
    type: "round",
    points: 3,
    at: "2026-11-23T20:15:30Z",
    id: expect.stringMatching(UUID),
  });
});

test("an entry that has an id and a moment keeps both", () => {
  const card = { type: "place", id: "c", at: "2026-01-01T20:00:00Z" };
  expect(stampEntry(card)).toEqual(card);
});

test("a game that begins here is unknown to the server and has begun now", () => {
  stopClock();
  const head = newGameRecord({ format: "companion/1", game: "tally", seats: [{ name: "Ada" }], options: {} });
  expect(head).toEqual({
    id: expect.stringMatching(UUID),
    file: {
      format: "companion/1",
      game: "tally",
      id: head.id,
      started: "2026-11-23T20:15:30Z",
      seats: [{ name: "Ada" }],
      options: {},
    },
    touched: Date.parse("2026-11-23T20:15:30.987Z"),
    seq: 0,
    epoch: null,
    known: false,
    refused: null,
    gone: null,
  });
});

test("a copy of a game keeps its start and gets an id of its own", () => {
  const started = "2020-03-14T19:00:00Z";
  const { id, file } = newGameRecord({
    format: "companion/1",
    game: "tally",
    id: "old",
    started,
    seats: [],
    options: {},
  });
  expect(file).toMatchObject({ id, started });
  expect(id).not.toBe("old");
});
