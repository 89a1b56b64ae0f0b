import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { isLater, readMessages } from "../../static/js/build/messages-plugin.ts";
import { problemText } from "../../static/js/page/codes.ts";
import { number, t, tn, withSign } from "../../static/js/page/messages.ts";
import type { Setup } from "../../static/js/types.ts";

const SETUP: Setup = {
  game: "animanize",
  seats: [{ name: "Ada" }, { name: "Ben" }],
  options: {},
  playing: [true, true],
};

test("placeholders are filled in, numbers with a real minus", () => {
  expect(t("animanize.tricks_sum", { sum: -1, expected: 14 })).toBe("−1 of 14 tricks");
  expect(withSign(12)).toBe("+12");
  expect(withSign(-3)).toBe("−3");
  expect([number(-0), number(1024), number(-12345), withSign(12345)]).toEqual([
    "0",
    "1024",
    "−12,345",
    "+12,345",
  ]);
});

test("one thing reads otherwise than several", () => {
  expect(tn("line.tricks", 1)).toBe("one trick");
  expect(tn("line.tricks", 5)).toBe("5 tricks");
});

test("a problem speaks of the players by name", () => {
  const params = { animal: 8, seat: 1 };
  const text = problemText(
    { code: "animanize.animal_twice", params, at: ["players", 0, "animals", 2] },
    SETUP,
  );
  expect(text).toBe("The 8 is with \u2068Ben\u2069 already.");
});

test("a problem counts one thing otherwise than several", () => {
  const results = (count: number) =>
    problemText({ code: "players.count", params: { count, expected: 3 } }, SETUP);
  expect(results(1)).toBe("1 result for 3 at the table.");
  expect(results(2)).toBe("2 results for 3 at the table.");
});

test("a French card is said in words, and a rank by its letter", () => {
  const twice = problemText({ code: "lynx.copies", params: { count: 3, card: "QH", most: 2 } }, SETUP);
  expect(twice).toBe("3 times Queen of hearts; there are 2.");
  const often = { code: "lynx.rank_copies", params: { count: 9, rank: "K", most: 8 } };
  expect(problemText(often, SETUP)).toBe("9 times K; there are 8.");
});

test("what is missing is asked for at its place", () => {
  const missing = (at: (string | number)[]) => problemText({ code: "draft.missing", params: {}, at }, SETUP);
  expect(missing(["players", 1, "tricks"])).toBe("\u2068Ben\u2069: tricks?");
  expect(missing(["players", 1])).toBe("\u2068Ben\u2069?");
  expect(missing(["somewhere"])).toBe("Something is missing");
});

test("every text the page asks for by its key is in the catalogue", () => {
  const texts = readMessages("en");
  const files = readdirSync("static/js/page", { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".ts")).map((file) => join("static/js/page", file));
  expect(sources.flatMap((file) => keysIn(file).filter((key) => !(key in texts)))).toEqual([]);
});

test("what is drawn first asks for no text that is fetched later", () => {
  const first = importedBy("static/js/page/main.ts", new Set());
  expect([...first].flatMap((file) => keysIn(file).filter(isLater))).toEqual([]);
});

function keysIn(file: string): string[] {
  const calls = readFileSync(file, "utf8").matchAll(/\btn?\(\s*"([\w.]+)"/g);
  return Array.from(calls, ([, key = ""]) => key);
}

/** A file and everything it imports (types are gone by then), but not what it fetches while it runs. */
function importedBy(file: string, known: Set<string>): Set<string> {
  if (!file.endsWith(".ts") || known.has(file)) return known;
  known.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import|export)\b(?! type)[^;]*?"(\.[^"]+)";/gm,
  )) {
    importedBy(join(dirname(file), path), known);
  }
  return known;
}
