/**
 * Cuts Recursive down to what the app writes, as `@fonts/text.woff2` and
 * `@fonts/figures.woff2` for the style sheet.
 *
 * Its casual cut only, the weights 450 to 850, no features but kerning. Letters of
 * names that are not in the cut fall back to the phone's own font. The figures are
 * a file of their own, small enough to be there before the first total is drawn.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const SOURCE = "@fontsource-variable/recursive/files/recursive-latin-casl-normal.woff2";
const MADE = join(import.meta.dirname, "../../../node_modules/.cache/companion-fonts");

const FIGURES = "0123456789+-−";
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
/** Signs that stand in no name and in no text of the app. */
const UNUSED = "`^~{}|\\@$<>";
const TEXT = `${ASCII}ÄÖÜäöüßÉéèêáàçñ±–—×·…‹›„“”‚‘’`;

const CUTS: Record<string, string> = {
  "figures.woff2": FIGURES,
  "text.woff2": [...TEXT].filter((sign) => !FIGURES.includes(sign) && !UNUSED.includes(sign)).join(""),
};

export function fonts(): Plugin {
  return {
    name: "companion:fonts",
    config: () => ({ resolve: { alias: { "@fonts": MADE } } }),
    buildStart: cutFonts,
  };
}

async function cutFonts(): Promise<void> {
  const font = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  mkdirSync(MADE, { recursive: true });
  for (const [name, signs] of Object.entries(CUTS)) {
    const cut = await subsetFont(font, signs, {
      targetFormat: "woff2",
      variationAxes: { CASL: 1, wght: { min: 450, max: 850 } },
      keepFeatures: ["kern"],
      noHinting: true,
    });
    writeFileSync(join(MADE, name), cut);
  }
}
