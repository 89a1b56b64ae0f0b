/**
 * Names cut to a width, each distinct from the others.
 *
 * A name that is too long ends in dots, or with a whole word where they would take the place of its last
 * letter ("Friederike"); in that of a team called after its people, each of their names does
 * ("Maxi… & Char…"). Where two would then read the same, they
 * lose their middle instead ("Maxi…rad", "Maxi…wig"), and where that does not help
 * either, what stands before their first difference ("A…ena…", "A…isa…"). Names that
 * are alike even so are numbered ("M…1", "M…2").
 */

import type { Setup } from "../../types.ts";
import { BETWEEN_PEOPLE } from "../game-texts.ts";
import { isolate } from "../messages.ts";

const ELLIPSIS = "…";
/** Letters of each person in a team's name: where fewer fit, the name is cut at its end alone. */
const MIN_LETTERS_OF_A_PERSON = 2;
/** Created for the first name that is too long. */
let segmenter: Intl.Segmenter | undefined;

/** Returns the width of a text, in the unit of the width it is compared with. */
export type Measure = (text: string) => number;

/**
 * Return how many lines a text takes in a width, broken between words.
 * A text with a word that is longer than a line fits on no number of lines.
 */
export function linesIn(text: string, width: number, measure: Measure): number {
  if (measure(text) <= width) return 1;
  const fits = (line: string) => measure(line.trimEnd()) < width; // what is measured in whole pixels may be less
  let lines = 1;
  let line = "";
  for (const word of text.split(/(?<=[\s-])/)) {
    if (!fits(word)) return Number.POSITIVE_INFINITY;
    if (line && !fits(line + word)) {
      lines++;
      line = "";
    }
    line += word;
  }
  return lines;
}

/** Return the names cut to `width`, each distinct from the others; equal names stay equal. */
export function shortNames(names: string[], width: number, measure: Measure): string[] {
  const fits = (text: string) => measure(text) <= width;
  if (names.every(fits)) return names;
  const split = names.map(graphemesOf);
  const forms = [
    split.map((signs) => cutToFit(signs, fits, cutPeople)),
    split.map((signs) => cutToFit(signs, fits, cutMiddle)),
    split.map((signs) => cutToFit(signs, fits, (from, count) => cutBeforeDifference(from, count, split))),
  ];
  const isUnique = (form: string[], at: number) =>
    !form[at]?.includes(ELLIPSIS + ELLIPSIS) &&
    form.every((text, other) => text !== form[at] || names[other] === names[at]);
  const texts = names.map(
    (_, at) => (forms.find((form) => isUnique(form, at)) ?? forms[0])?.[at] ?? ELLIPSIS,
  );
  return texts.map((text, at) => {
    const alike = new Set(names.filter((_, other) => texts[other] === text));
    const no = [...alike].indexOf(names[at] ?? "") + 1;
    return alike.size < 2 ? text : cutToFit(split[at] ?? [], fits, (from, count) => cutEnd(from, count) + no);
  });
}

/** Return an element's CSS font, for `measureIn`. The computed `font` is often empty. */
export function fontOf(element: Element, weight = getComputedStyle(element).fontWeight): string {
  const { fontSize, fontFamily } = getComputedStyle(element);
  return `${weight} ${fontSize} ${fontFamily}`;
}

/** Return a function that measures texts in a CSS font, "700 19px Recursive", in pixels. */
export function measureIn(font: string): Measure {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) throw new Error("This browser cannot measure text.");
  canvas.font = font;
  return (text) => canvas.measureText(text).width;
}

/**
 * Load the first two families of a CSS font, one for letters and one for figures.
 *
 * The families after them only stand in for these, and may be missing.
 */
export async function loadFont(font: string, text?: string): Promise<void> {
  await document.fonts.load(font.split(",", 2).join(), text);
}

/** Return the whole name where it fits, else its longest cut that does. */
function cutToFit(
  signs: string[],
  fits: (text: string) => boolean,
  cut: (signs: string[], count: number) => string,
): string {
  const whole = signs.join("");
  if (fits(whole)) return whole;
  for (let count = signs.length - 1; count > 0; count--) {
    const text = cut(signs, count);
    if (fits(text)) return text;
  }
  return ELLIPSIS;
}

/** Return a team's name with the longest of its people's names cut at their ends, the name of one cut at its end. */
function cutPeople(signs: string[], count: number): string {
  const people = signs.join("").split(BETWEEN_PEOPLE).map(graphemesOf);
  const counts = people.map(({ length }) => length);
  const most = count - BETWEEN_PEOPLE.length * (people.length - 1);
  while (counts.reduce((sum, one) => sum + one, 0) > most) {
    const longest = counts.lastIndexOf(Math.max(...counts));
    counts[longest] = (counts[longest] ?? 0) - 1;
  }
  if (people.length > 1 && Math.min(...counts) < MIN_LETTERS_OF_A_PERSON) return cutEnd(signs, count);
  const cut = people.map((one, at) => cutAtWord(one, counts[at] ?? 0));
  return cut.map((name) => name.replace(/…+$/, ELLIPSIS)).join(BETWEEN_PEOPLE);
}

/** Return a name cut at its end, without dots where a word ends with the letter in their place; whole where it is no longer. */
function cutAtWord(signs: string[], count: number): string {
  const isWord = count >= signs.length || signs[count + 1] === " ";
  return isWord ? signs.slice(0, count + 1).join("") : cutEnd(signs, count);
}

function cutEnd(signs: string[], count: number): string {
  return signs.slice(0, count).join("").trimEnd() + ELLIPSIS;
}

function cutMiddle(signs: string[], count: number): string {
  const last = Math.floor(count / 2);
  return cutEnd(signs, count - last) + signs.slice(signs.length - last).join("");
}

/** Return the first letter and the letters from where this name first differs from another. */
function cutBeforeDifference(signs: string[], count: number, all: string[][]): string {
  const from = Math.max(...all.map((other) => sharedPrefixLength(signs, other)));
  const rest = signs.slice(from, from + count - 1);
  return cutEnd(signs, 1) + rest.join("").trimEnd() + (from + count - 1 < signs.length ? ELLIPSIS : "");
}

/** Return how many letters two names share from the start; 0 for equal names. */
function sharedPrefixLength(one: string[], other: string[]): number {
  const at = one.findIndex((sign, place) => sign !== other[place]);
  return Math.max(0, at);
}

function graphemesOf(name: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(name), ({ segment }) => segment);
}

/** So many letters fit on two lines of a key, even in large type. */
const MAX_BRIEF_LETTERS = 16;

/** Return a seat's name in so many letters, as few as a key has room for, distinct from the others at the table. */
export function briefName({ seats }: Setup, seat: number, letters = MAX_BRIEF_LETTERS): string {
  const all = seats.map(({ name }) => name);
  return isolate(shortNames(all, letters, (text) => text.length)[seat] ?? "");
}
