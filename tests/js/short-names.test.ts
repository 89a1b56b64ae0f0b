import { expect, test } from "vitest";
import { shortNames } from "../../static/js/page/parts/short-names.ts";

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

test("signs made of several code points are not cut apart", () => {
  expect(cut(["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"], 11)).toEqual(["👩‍👩‍👧👩‍👩‍👧…"]);
});

test("no room at all leaves the dots", () => {
  expect(cut(["Ada"], 0)).toEqual(["…"]);
});
