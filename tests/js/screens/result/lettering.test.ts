import { expect, test } from "vitest";
import {
  breakLines,
  fittingSize,
  hasWordsWhole,
} from "../../../../static/js/page/screens/result/lettering.ts";

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

test("a name that is wider than the line is broken after its hyphen", () => {
  expect(breakLines("Élodie-Geneviève wins", 14, count)).toEqual(["Élodie-", "Geneviève wins"]);
  expect(breakLines("Maximilian-Konstantin", 8, count)).toEqual(["Maximili", "an-", "Konstant", "in"]);
});

test("a short word between two long names is not left alone", () => {
  expect(breakLines("Anna-Katharina und Maximilian-Karl gewinnen", 16, count)).toEqual([
    "Anna-Katharina",
    "und Maximilian-",
    "Karl gewinnen",
  ]);
});

test("names are as large as all of them are whole, else as small as may be", () => {
  const measureAt = (size: number) => (text: string) => size * count(text);
  const size = (...names: string[]) => fittingSize(names, 100, [20, 10], measureAt);
  expect(size("Ada", "Ben")).toBe(20);
  expect(size("Ada", "Annegret")).toBe(10);
  expect(size("Ada", "Maximilian-Konstantin")).toBe(10);
});

test("a word is whole as long as it is broken only after its hyphen", () => {
  expect(hasWordsWhole("Élodie-Geneviève wins", 9, count)).toBe(true);
  expect(hasWordsWhole("Unentschieden", 12, count)).toBe(false);
});
