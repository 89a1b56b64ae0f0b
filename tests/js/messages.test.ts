import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogueFile, readMessages } from "../../static/js/build/messages.ts";
import { problemText, signed, t, tn } from "../../static/js/page/messages.ts";
import type { Setup } from "../../static/js/types.ts";

const SETUP: Setup = {
  game: "animanize",
  seats: [{ name: "Ada" }, { name: "Ben" }],
  options: {},
  playing: [true, true],
};

test("placeholders are filled in, numbers with a real minus", () => {
  expect(t("animanize.tricks_sum", { sum: -1, expected: 14 })).toBe("−1 of 14 tricks");
  expect(signed(12)).toBe("+12");
  expect(signed(-3)).toBe("−3");
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

test("what is missing is asked for at its place", () => {
  const missing = (at: (string | number)[]) => problemText({ code: "draft.missing", params: {}, at }, SETUP);
  expect(missing(["players", 1, "tricks"])).toBe("\u2068Ben\u2069: tricks?");
  expect(missing(["players", 1])).toBe("\u2068Ben\u2069?");
  expect(missing(["somewhere"])).toBe("Something is missing");
});

test("every text the page asks for by its key is in the catalogue", () => {
  const texts = readMessages(catalogueFile("en"));
  const missing = sources().flatMap(([file, source]) =>
    Array.from(source.matchAll(/\btn?\(\s*"([\w.]+)"/g), ([, key = ""]) => key)
      .filter((key) => !(key in texts))
      .map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

function sources(): [file: string, source: string][] {
  const files = readdirSync("static/js/page", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => [file, readFileSync(`static/js/page/${file}`, "utf8")]);
}
