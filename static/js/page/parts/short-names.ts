/**
 * Names cut to a width, so that no two of them look alike.
 *
 * A name that is too long ends in dots. Where two would then read the same, both
 * lose their middle instead: "Maximilian-Konrad", "Maximilian-Ludwig" become
 * "Maxi…onrad", "Maxi…udwig".
 */

const DOTS = "…";
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** How wide a text is, in the unit of the width it is compared with. */
export type Measure = (text: string) => number;

/** The names as they fit into `width`; the same name twice stays the same twice. */
export function shortNames(names: string[], width: number, measure: Measure): string[] {
  const ends = names.map((name) => cut(name, width, measure, 0));
  return names.map((name, at) => {
    const alike = ends.some((end, other) => end === ends[at] && names[other] !== name);
    return alike ? cut(name, width, measure, 1 / 2) : cut(name, width, measure, 0);
  });
}

/** Measures in pixels with a CSS font, `"700 19px Recursive"`. */
export function widthIn(font: string): Measure {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) throw new Error("This browser cannot measure text.");
  canvas.font = font;
  return (text) => canvas.measureText(text).width;
}

/** The longest form of a name that fits; `back` is the share of its signs kept after the dots. */
function cut(name: string, width: number, measure: Measure, back: number): string {
  if (measure(name) <= width) return name;
  const signs = Array.from(letters.segment(name), ({ segment }) => segment);
  for (let kept = signs.length - 1; kept > 0; kept--) {
    const last = Math.floor(kept * back);
    const start = signs
      .slice(0, kept - last)
      .join("")
      .trimEnd();
    const text = start + DOTS + signs.slice(signs.length - last).join("");
    if (measure(text) <= width) return text;
  }
  return DOTS;
}
