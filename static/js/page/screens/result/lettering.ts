/** Text on a canvas: set in the app's type, broken into lines, written one below the other. */

import type { Measure } from "../../parts/short-names.ts";

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

interface TextStyle {
  weight: number;
  size: number;
  colour: string;
}

/** A text in lines, with the height of each. */
export interface Lettering extends TextStyle {
  lines: string[];
  leading: number;
}

const LEADING = 1.2;

/** The app's type as a CSS font. */
export function cssFont({ weight, size }: Pick<TextStyle, "weight" | "size">): string {
  return `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
}

/** Measures in a style on this canvas. */
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

/** A text broken into lines of this width. */
export function setText(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  style: TextStyle,
): Lettering {
  const leading = Math.round(style.size * LEADING);
  return { ...style, leading, lines: breakLines(text, width, measureIn(context, style)) };
}

export function heightOf(lettering: Lettering): number {
  return lettering.lines.length * lettering.leading;
}

/** Writes from the upper left corner of its lines on. */
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

/** The text in lines of at most this width; a word that is wider alone is broken where it must be. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const done: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((whole) => breakWord(whole, width, measure))) {
    const longer = line ? `${line} ${word}` : word;
    const isFitting = measure(longer) <= width;
    if (line && !isFitting) done.push(line);
    line = isFitting ? longer : word;
  }
  return line ? [...done, line] : done;
}

/** A word, in as many pieces as the width asks for. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  const done: string[] = [];
  let piece = "";
  for (const { segment } of letters.segment(word)) {
    if (piece && measure(piece + segment) > width) {
      done.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...done, piece];
}
