import { expect, test } from "vitest";
import { linesIn, shortNames } from "../../static/js/page/parts/short-names.ts";

const signs = (text: string) => [...text].length;
const cut = (names: string[], width: number) => shortNames(names, width, signs);

test("a name that fits stays whole", () => {
  expect(cut(["Ada", "Benedikt"], 8)).toEqual(["Ada", "Benedikt"]);
});

test("a long name ends in dots", () => {
  expect(cut(["Maximilian", "Ben"], 5)).toEqual(["Maxi…", "Ben"]);
});

test("names that would look alike lose their middle instead", () => {
  expect(cut(["Maximilian-Konrad", "Maximilian-Ludwig"], 8)).toEqual(["Maxi…rad", "Maxi…wig"]);
});

test("names that are the same stay the same", () => {
  expect(cut(["Maximilian", "Maximilian"], 5)).toEqual(["Maxi…", "Maxi…"]);
});

test("names alike at both ends show where they differ", () => {
  expect(cut(["Anna-Lena Maria Huber", "Anna-Lisa Maria Huber"], 7)).toEqual(["A…ena…", "A…isa…"]);
});

test("names that no cut tells apart are numbered", () => {
  const names = ["Anna", "Anne", "Annegret", "Ben", "Anna"].map((name) => `Maximiliane ${name} Huber`);
  expect(cut(names, 3)).toEqual(["M…1", "M…2", "M…3", "M…4", "M…1"]);
  expect(cut(names, 6)).toEqual(["M…a H…", "M… Hu…", "M…gre…", "M…Ben…", "M…a H…"]);
});

test("however narrow, names stay apart as long as there is room for a number", () => {
  const beginnings = ["Max", "Maxi", "Maximilian", "Maximiliane", "Maximilian-Konrad", "Max-Ludwig"];
  for (let width = 3; width < 20; width++) {
    const short = cut(beginnings, width);
    expect(new Set(short).size, `${width}: ${short}`).toBe(beginnings.length);
    expect(Math.max(...short.map(signs)), `${width}: ${short}`).toBeLessThanOrEqual(width);
  }
});

test("lines are broken between words, and within a word that is longer than one", () => {
  const lines = (text: string) => linesIn(text, 10, signs);
  expect(["Ada", "Ada & Ben C", "Maximilian", "Maximiliane"].map(lines)).toEqual([1, 2, 1, 2]);
  expect(lines("Maximilian & Bartholomäus")).toBe(4);
  expect(lines("Anna-Maria-Luise")).toBe(3);
});

test("words that are kept whole fit on no number of lines where one is longer", () => {
  const lines = (text: string) => linesIn(text, 10, signs, true);
  expect(["Ada", "Ada & Ben C", "Anna-Maria-Luise"].map(lines)).toEqual([1, 2, 3]);
  expect(lines("Maximilian-Konstantin")).toBe(Number.POSITIVE_INFINITY);
  const short = shortNames(["Maximilian-Konstantin", "Anna-Luise"], 2, lines);
  expect(short).toEqual(["Maximilia…", "Anna-Luise"]);
});

test("names on two lines are told apart by what is left of them", () => {
  const teams = ["Maximilia… & Bartholom…", "Maximilian-Konrad & Élodie-Geneviève"];
  const short = shortNames(teams, 2, (text) => linesIn(text, 6, signs));
  expect(new Set(short).size).toBe(2);
  expect(short.map((text) => linesIn(text, 6, signs))).toEqual([2, 2]);
});

test("signs made of several code points are not cut apart", () => {
  expect(cut(["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"], 11)).toEqual(["👩‍👩‍👧👩‍👩‍👧…"]);
});

test("no room at all leaves the dots", () => {
  expect(cut(["Ada"], 0)).toEqual(["…"]);
});
