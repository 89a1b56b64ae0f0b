import { expect, test } from "vitest";
import { placeWords } from "../../../static/js/page/screens/pads/place-words.ts";

const PAD = {
  fields: [
    { id: "bid", name: { en: "Bid", de: "Ansage" } },
    { id: "tricks", name: "Tricks" },
  ],
};
/** Without the marks that keep names apart. */
const words = (at: (string | number)[], pad: unknown = PAD) =>
  placeWords(at, pad).replace(/[\u2068\u2069]/g, "");

test("a place in a pad is said in words, with the name of what it is in", () => {
  expect(words(["points"])).toBe("Points");
  expect(words(["fields", 1, "most"])).toBe("What is written down › No. 2 (Tricks) › At most");
});

test("a key that no pad has stands as it was met", () => {
  expect(words(["fields", 0, "<b>"])).toBe("What is written down › No. 1 (Bid) › <b>");
});

test("what has no name that can be shown is called by its number", () => {
  for (const item of [
    null,
    7,
    {},
    { name: 7 },
    { name: null },
    { name: {} },
    { name: { en: 7 } },
    { name: "a".repeat(99) },
  ])
    expect(words(["rows", 0], { rows: [item] })).toBe("Rows › No. 1");
  expect(words(["rows", 0, "name"], null)).toBe("Rows › No. 1 › Name");
});
