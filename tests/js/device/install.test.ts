import { describe, expect, it } from "vitest";
import { isGoodTime } from "../../../static/js/page/device/install.ts";
import type { GameRecord } from "../../../static/js/page/log/records.ts";

const HOUR = 60 * 60 * 1000;
const NOW = Date.parse("2026-11-21T21:00:00Z");

/** A game begun and last touched so many hours ago. */
function game(begun: number, touched: number, { rounds = 1, over = false } = {}): GameRecord {
  const file = { started: new Date(NOW - begun * HOUR).toISOString() };
  const sheet = { over, rounds: Array.from({ length: rounds }, () => ({ open: false })) };
  return { file, sheet, touched: NOW - touched * HOUR } as unknown as GameRecord;
}

describe("the home screen is offered", () => {
  it("not while the first game of all goes on", () => {
    expect(isGoodTime([], NOW)).toBe(false);
    expect(isGoodTime([game(2, 0)], NOW)).toBe(false);
  });

  it("once it is over", () => {
    expect(isGoodTime([game(2, 0, { over: true })], NOW)).toBe(true);
  });

  it("after the first round of the second evening", () => {
    const lastWeek = game(170, 168);
    expect(isGoodTime([lastWeek, game(1, 0, { rounds: 0 })], NOW)).toBe(false);
    expect(isGoodTime([lastWeek, game(1, 0)], NOW)).toBe(true);
  });

  it("not to somebody who only looks at an old evening", () => {
    expect(isGoodTime([game(170, 168, { over: true })], NOW)).toBe(false);
  });
});
