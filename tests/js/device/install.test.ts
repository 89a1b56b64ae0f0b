import { describe, expect, it } from "vitest";
import { isGoodTime } from "../../../static/js/page/device/install.ts";
import type { GameHead } from "../../../static/js/page/log/records.ts";

const HOUR = 60 * 60 * 1000;
const NOW = Date.parse("2026-11-21T21:00:00Z");

/** A game begun and last touched so many hours ago. */
function game(begun: number, touched: number, { rounds = 1, over = false } = {}): GameHead {
  const file = { started: new Date(NOW - begun * HOUR).toISOString() };
  return {
    file,
    sheet: { over, next: over ? null : { round: rounds + 1 } },
    touched: NOW - touched * HOUR,
  } as unknown as GameHead;
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
