/** Plugins that make files beside the bundle: fonts, icons, the list of licences. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../../..");

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

/**
 * Cuts Recursive down to what the app writes, as `@fonts/text.woff2` and
 * `@fonts/figures.woff2` for the style sheet.
 *
 * Its casual cut only, the weights 450 to 850, no features but kerning. Letters of
 * names that are not in the cut fall back to the phone's own font. The figures are
 * a file of their own, small enough to be there before the first total is drawn.
 */
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

const DRAWINGS = join(ROOT, "static/icons");
const SCREENSHOTS = join(ROOT, "docs/pictures");
const PAPER = "#f6f0e2";

interface Picture {
  of: string;
  /** In pixels. */
  size: number;
  /** Left free on each side, in hundredths of the drawing. */
  room: number;
  ground?: string;
  /** The ink alone: the system gives it its colour. */
  inkOnly?: boolean;
}

const PICTURES: Record<string, Picture> = {
  "icon-192": { of: "leaf", size: 192, room: 4 },
  "icon-512": { of: "leaf", size: 512, room: 4 },
  "maskable-512": { of: "leaf", size: 512, room: 24, ground: PAPER },
  "monochrome-512": { of: "leaf", size: 512, room: 24, inkOnly: true },
  "apple-touch-icon": { of: "leaf", size: 180, room: 16, ground: PAPER },
  "shortcut-new": { of: "new", size: 96, room: 4 },
  "shortcut-rules": { of: "rules", size: 96, room: 4 },
};

/**
 * Renders what a home screen shows of the app: the leaf as /static/icons/favicon.svg and in the
 * sizes of `PICTURES`, and beside them the README's pictures as /static/screenshots/.
 */
export function icons(): Plugin {
  return {
    name: "companion:icons",
    apply: "build",
    generateBundle() {
      const emit = (fileName: string, source: Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      emit("icons/favicon.svg", readFileSync(join(DRAWINGS, "leaf.svg")));
      for (const [name, picture] of Object.entries(PICTURES)) emit(`icons/${name}.png`, render(picture));
      for (const name of readdirSync(SCREENSHOTS)) {
        emit(`screenshots/${name}`, readFileSync(join(SCREENSHOTS, name)));
      }
    },
  };
}

function render({ of, size, room, ground, inkOnly }: Picture): Uint8Array {
  const drawing = readFileSync(join(DRAWINGS, `${of}.svg`), "utf8");
  const side = 100 + 2 * room;
  const framed = drawing.replace('viewBox="0 0 100 100"', `viewBox="${-room} ${-room} ${side} ${side}"`);
  const inked = inkOnly ? framed.replace(/<path fill=[^>]+>/, "") : framed;
  return new Resvg(inked, { fitTo: { mode: "width", value: size }, background: ground }).render().asPng();
}

const WORKER = join(ROOT, "static/js/service-worker/service-worker.ts");
const LICENCE_TEXT = /^(licen[cs]e|copying|ofl)(\.(md|txt))?$/i;

interface Package {
  name: string;
  version: string;
  license: string;
  dependencies?: Record<string, string>;
}

/**
 * Writes static/dist/licences.json: what phones are sent that others wrote, with its licence, from
 * the packages' own files. `[{name, version, licence, text}]`, by name.
 */
export function licences(): Plugin {
  return {
    name: "companion:licences",
    generateBundle() {
      const told = shipped().map(({ name, version, license }) => ({
        name,
        version,
        licence: license,
        text: textOf(name),
      }));
      this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(told) });
    },
  };
}

/** What the app and its service worker are made of, and what that is made of. */
function shipped(): Package[] {
  const ours = read(ROOT);
  const imported = [...readFileSync(WORKER, "utf8").matchAll(/from "(\w[^"]*)"/g)].map(
    ([, name]) => name ?? "",
  );
  const found = new Map<string, Package>();
  const names = [...Object.keys(ours.dependencies ?? {}), ...imported];
  for (const name of names) {
    if (found.has(name) || name.startsWith("@types/")) continue; // types are nothing a phone is sent
    const one = read(folderOf(name));
    found.set(name, one);
    names.push(...Object.keys(one.dependencies ?? {}));
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function folderOf(name: string): string {
  return join(ROOT, "node_modules", name);
}

function read(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
}

/** The licence as the package has it, null where it only names one. */
function textOf(name: string): string | null {
  const folder = folderOf(name);
  const file = existsSync(folder) ? readdirSync(folder).find((one) => LICENCE_TEXT.test(one)) : undefined;
  return file ? readFileSync(join(folder, file), "utf8") : null;
}
