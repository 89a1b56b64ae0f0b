import { expect, test } from "vitest";
import { breakLines } from "../../../../static/js/page/screens/result/lettering.ts";

const count = (text: string) => Array.from(text).length;

test("words fill a line as far as it goes", () => {
  expect(breakLines("Ada and Ben share the win", 11, count)).toEqual(["Ada and Ben", "share the", "win"]);
  expect(breakLines("Ada wins", 11, count)).toEqual(["Ada wins"]);
  expect(breakLines("", 11, count)).toEqual([]);
});

test("a word that is wider than the line is broken, never inside a sign", () => {
  expect(breakLines("Donaudampfschiff fährt", 8, count)).toEqual(["Donaudam", "pfschiff", "fährt"]);
  expect(breakLines("👩‍👩‍👧👩‍👩‍👧", 5, count)).toEqual(["👩‍👩‍👧", "👩‍👩‍👧"]);
});
