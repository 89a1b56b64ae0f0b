/** Text on a canvas: set in the app's type, broken into lines, written one below the other. */

import type { Measure } from "../../parts/short-names.ts";

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

interface Style {
  weight: number;
  size: number;
  colour: string;
}

/** A text in lines, with the height of each. */
export interface Writing extends Style {
  lines: string[];
  leading: number;
}

const LEADING = 1.2;

/** The app's type as a CSS font. */
export function type({ weight, size }: Pick<Style, "weight" | "size">): string {
  return `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
}

/** Measures in a style on this canvas. */
export function measureIn(context: CanvasRenderingContext2D, style: Pick<Style, "weight" | "size">): Measure {
  const font = type(style);
  return (text) => {
    context.font = font;
    return context.measureText(text).width;
  };
}

/** A text broken into lines of this width. */
export function set(context: CanvasRenderingContext2D, text: string, width: number, style: Style): Writing {
  const leading = Math.round(style.size * LEADING);
  return { ...style, leading, lines: lines(text, width, measureIn(context, style)) };
}

export function heightOf(writing: Writing): number {
  return writing.lines.length * writing.leading;
}

/** Writes from the upper left corner of its lines on. */
export function write(context: CanvasRenderingContext2D, writing: Writing, x: number, y: number): void {
  context.font = type(writing);
  context.fillStyle = writing.colour;
  context.textAlign = "left";
  context.textBaseline = "middle";
  for (const [at, line] of writing.lines.entries())
    context.fillText(line, x, y + (at + 0.5) * writing.leading);
}

/** The text in lines of at most this width; a word that is wider alone is broken where it must be. */
export function lines(text: string, width: number, measure: Measure): string[] {
  const done: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((whole) => pieces(whole, width, measure))) {
    const longer = line ? `${line} ${word}` : word;
    const fits = measure(longer) <= width;
    if (line && !fits) done.push(line);
    line = fits ? longer : word;
  }
  return line ? [...done, line] : done;
}

/** A word, in as many pieces as the width asks for. */
function pieces(word: string, width: number, measure: Measure): string[] {
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
