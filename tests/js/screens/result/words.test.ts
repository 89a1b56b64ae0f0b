import { expect, test } from "vitest";
import { resultText } from "../../../../static/js/page/screens/result/words.ts";
import type { Entry, GameFile, Seat } from "../../../../static/js/types.ts";
import { tableOf } from "../../engine.ts";

const round = (...points: number[]): Entry => ({
  type: "round",
  at: "2026-11-20T12:00:00Z",
  players: points.map((one) => ({ points: one })),
});

function endText(names: string[], options: GameFile["options"], ...log: Entry[]): string[] {
  const seats: Seat[] = names.map((name) => ({ name }));
  return resultText(tableOf({ format: "companion/1", game: "tally", seats, options, log })).split("\n");
}

test("a result is told in the order of the ranks", () => {
  expect(endText(["Ada", "Ben", "Cy"], { target: 1000 }, round(-12, 1024, 3))).toEqual([
    "Tally, 20 November 2026",
    "Ben wins",
    "",
    "1. Ben: 1024",
    "2. Cy: 3",
    "3. Ada: −12",
    "",
    "1000 reached",
  ]);
});

test("a game that ends after midnight has the date of its evening", () => {
  const started = new Date(2026, 10, 20, 23, 30).toISOString();
  const at = new Date(2026, 10, 21, 0, 40).toISOString();
  const seats: Seat[] = [{ name: "Ada" }, { name: "Ben" }];
  const log = [{ ...round(12, 3), at }];
  const file: GameFile = {
    format: "companion/1",
    game: "tally",
    started,
    seats,
    options: { target: 10 },
    log,
  };
  expect(resultText(tableOf(file))).toContain("Tally, 20 November 2026\n");
});

test("equals share a rank, and the tie is told", () => {
  expect(endText(["Ada", "Ben", "Cy"], { target: 10 }, round(12, 12, 3)).slice(1)).toEqual([
    "Ada and Ben share the win",
    "",
    "1. Ada: 12",
    "1. Ben: 12",
    "3. Cy: 3",
    "",
    "10 reached",
  ]);
});

test("how Agame broke a tie is told", () => {
  const section = (...points: number[]): Entry => ({ ...round(...points), type: "section" });
  const seats: Seat[] = [
    { name: "Ada", color: "blue" },
    { name: "Ben", color: "green" },
  ];
  const log = [section(208, 224), section(104, 88)];
  const file: GameFile = { format: "companion/1", game: "agame", seats, options: {}, log };
  const text = resultText(tableOf(file));
  expect(text).toContain("Agame not Lame, 20 November 2026\nAda wins\n\n1. Ada: 312\n2. Ben: 312\n");
  expect(text).toContain("\nLevel at the top: the last section decided, with 104");
});

test("games won are told where they decide a series, not points", () => {
  const seats: Seat[] = [{ name: "Ada" }, { name: "Ben" }];
  const options = { games: 3, series: "games" };
  const log = [round(90, 10), round(1, 5), round(1, 5)];
  const text = resultText(tableOf({ format: "companion/1", game: "lynx", seats, options, log }));
  expect(text).toContain("Ben wins\n\n1. Ben: won 2\n2. Ada: won one\n");
});

test("who left is named as such, and has no rank", () => {
  const lines = endText(["Ada", "Ben"], {}, round(1, 90), { type: "leave", seat: 1 }, { type: "finish" });
  expect(lines).toContain("Ben: 90 (left)");
});

test("names from right to left are kept apart, others bring no hidden signs", () => {
  const finish = { type: "finish" };
  expect(endText(["Ada", "Émile 🦊"], {}, round(1, 2), finish).join("")).not.toMatch(/[\u2068\u2069]/);
  expect(endText(["Ada", "דנה"], {}, round(1, 2), finish)).toContain("1. \u2068דנה\u2069: 2");
});
