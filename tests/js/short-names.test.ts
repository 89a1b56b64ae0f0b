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

test("a word that ends where the dots would stand is written out", () => {
  expect(cut(["Friederike Wolf", "Ada"], 10)).toEqual(["Friederike", "Ada"]);
  expect(cut(["Friederike Wolf", "Ada"], 9)).toEqual(["Friederi…", "Ada"]);
  expect(cut(["Friederike Wolf", "Ada"], 11)).toEqual(["Friederike…", "Ada"]);
  expect(cut(["Adele Wolf & Charlotte", "Ben"], 13)).toEqual(["Adele & Char…", "Ben"]);
});

test("a first name alone stands for nobody where another player is called so, or begins so", () => {
  expect(cut(["Friederike Wolf", "Friederike"], 10)).toEqual(["Fried…Wolf", "Friederike"]);
  expect(cut(["Friederike Wolf", "Friederike Vogel"], 10)).toEqual(["Fried…Wolf", "Fried…ogel"]);
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

test("a team that is called after its people has something of each of them", () => {
  expect(cut(["Maximilian & Charlotte", "Ben & Di"], 16)).toEqual(["Maximi… & Charl…", "Ben & Di"]);
  expect(cut(["Maximilian & Di", "Maximilian-Konrad & Dora"], 14)).toEqual([
    "Maximili… & Di",
    "Maximi… & Dora",
  ]);
  expect(cut(["Maximilia… & Bartholom…"], 16)).toEqual(["Maximi… & Barth…"]);
  expect(cut(["Maximilian & Charlotte"], 7)).toEqual(["Maximi…"]);
});

test("lines are broken between words", () => {
  const lines = (text: string) => linesIn(text, 10, signs);
  expect(["Ada", "Ada & Ben C", "Maximilian", "Anna-Maria-Luise"].map(lines)).toEqual([1, 2, 1, 3]);
});

test("a word that is longer than a line fits on no number of lines", () => {
  const lines = (text: string) => linesIn(text, 10, signs);
  expect(lines("Maximilian-Konstantin")).toBe(Number.POSITIVE_INFINITY);
  const short = shortNames(["Maximilian-Konstantin", "Anna-Luise"], 2, lines);
  expect(short).toEqual(["Maximilia…", "Anna-Luise"]);
});

test("a team on two lines has a name of its people on each", () => {
  const teams = ["Maximilian & Charlotte", "Maximilian-Konrad & Élodie-Geneviève"];
  const short = shortNames(teams, 2, (text) => linesIn(text, 10, signs));
  expect(short).toEqual(["Maximil… & Charlo…", "Maximil… & Élodie…"]);
});

test("signs made of several code points are not cut apart", () => {
  expect(cut(["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"], 11)).toEqual(["👩‍👩‍👧👩‍👩‍👧…"]);
});

test("no room at all leaves the dots", () => {
  expect(cut(["Ada"], 0)).toEqual(["…"]);
});
