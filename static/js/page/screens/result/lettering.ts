/** Text on a canvas: set in the app's type, broken into lines, written one below the other. */

import type { Measure } from "../../parts/short-names.ts";

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

interface TextStyle {
  weight: number;
  size: number;
  colour: string;
}

/** A text broken into lines, with the height of a line. */
export interface Lettering extends TextStyle {
  lines: string[];
  leading: number;
}

const LEADING = 1.2;
/** A word of so many letters looks lost in a line of its own. */
const MAX_LONE_LETTERS = 3;

/** Return the app's font as a CSS value. */
export function cssFont({ weight, size }: Pick<TextStyle, "weight" | "size">): string {
  return `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
}

/** Return a function that measures texts in a style on this canvas. */
export function measureIn(
  context: CanvasRenderingContext2D,
  style: Pick<TextStyle, "weight" | "size">,
): Measure {
  const font = cssFont(style);
  return (text) => {
    context.font = font;
    return context.measureText(text).width;
  };
}

/** Break a text into lines of this width. */
export function setText(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  style: TextStyle,
): Lettering {
  const leading = Math.round(style.size * LEADING);
  return { ...style, leading, lines: breakLines(text, width, measureIn(context, style)) };
}

/** Return the first of the sizes in which every text is whole in one line of this width, else the least. */
export function fittingSize(
  texts: string[],
  width: number,
  sizes: number[],
  measureAt: (size: number) => Measure,
): number {
  const isWhole = (size: number) => texts.every((text) => measureAt(size)(text) <= width);
  return sizes.find(isWhole) ?? Math.min(...sizes);
}

/** Return the height of all lines together. */
export function heightOf(lettering: Lettering): number {
  return lettering.lines.length * lettering.leading;
}

/** Draw a text with its upper left corner at a point. */
export function drawText(
  context: CanvasRenderingContext2D,
  lettering: Lettering,
  x: number,
  y: number,
): void {
  context.font = cssFont(lettering);
  context.fillStyle = lettering.colour;
  context.textAlign = "left";
  context.textBaseline = "middle";
  for (const [at, line] of lettering.lines.entries())
    context.fillText(line, x, y + (at + 0.5) * lettering.leading);
}

/**
 * Break a text into lines of at most this width; a wider word is broken after a hyphen, else inside. A short word, as "and",
 * does not stand alone in a line before a hyphen.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const done: string[] = [];
  let line = "";
  const isFitting = (words: string) => measure(words) <= width;
  for (const word of text.split(" ").flatMap((whole) => breakWord(whole, width, measure))) {
    const longer = line ? `${line} ${word}` : word;
    const [head, tail] = isFitting(longer) ? [longer, ""] : withCompany(line, word, isFitting);
    if (tail && head) done.push(head);
    line = tail || head;
  }
  return line ? [...done, line] : done;
}

/** Part a line from the word that has no room in it; a short word alone takes what stands before that one's hyphen. */
function withCompany(line: string, word: string, isFitting: (words: string) => boolean): [string, string] {
  const [, head, tail] = /^(.+?-)(.+)$/.exec(word) ?? [];
  const longer = `${line} ${head}`;
  return tail && line.length <= MAX_LONE_LETTERS && isFitting(longer) ? [longer, tail] : [line, word];
}

/** Return whether no word is broken other than after a hyphen in lines of this width. */
export function hasWordsWhole(text: string, width: number, measure: Measure): boolean {
  return text
    .replaceAll("-", "- ")
    .split(" ")
    .every((word) => measure(word) <= width);
}

/** Break a word into pieces that fit the width, each as long as it may be. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  const done: string[] = [];
  let piece = "";
  for (const { segment } of letters.segment(word)) {
    if (piece && measure(piece + segment) > width) {
      const kept = piece.slice(0, piece.lastIndexOf("-") + 1) || piece;
      done.push(kept);
      piece = piece.slice(kept.length);
    }
    piece += segment;
  }
  return [...done, piece];
}
