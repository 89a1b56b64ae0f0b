/** Make the files beside the bundle: fonts, icons, the list of licences. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../../..");

const FONT = "@fontsource-variable/recursive/files/recursive-latin-casl-normal.woff2";
const FONT_BEYOND = "@fontsource-variable/recursive/files/recursive-latin-ext-casl-normal.woff2";
const FONT_FOLDER = join(ROOT, "node_modules/.cache/companion-fonts");

const FIGURE_SIGNS = "0123456789+-−";
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
/** Signs that stand in no name and in no text of the app. */
const UNUSED_SIGNS = "`^~{}[]*|\\@$<>";
const TEXT_SIGNS = `${ASCII}ÄÖÜäöüßÉéèç±–—×·…‹›„“”‚‘’`;

/** Letters of names that stand in no text of the app: of Western and Northern Europe, and of all the rest of it. */
const NAME_SIGNS = [...signsBetween(0xc0, 0xff).filter((sign) => !`${TEXT_SIGNS}÷`.includes(sign)), ..."ıŒœ"];
const NAME_SIGNS_BEYOND = [...signsBetween(0x100, 0x17e), ..."ȘșȚțẞ"].filter(
  (sign) => !"ıŒœĸŉĿŀŦŧ".includes(sign),
);

/** What no browser reads of a font: names of its cuts, its metrics by weight, what it is without hinting, and an empty table. */
const UNREAD_TABLES = ["STAT", "MVAR", "gasp", "GSUB"];

interface Cut {
  font: string;
  signs: string;
}

const CUTS: Record<string, Cut> = {
  "figures.woff2": { font: FONT, signs: FIGURE_SIGNS },
  "text.woff2": {
    font: FONT,
    signs: [...TEXT_SIGNS]
      .filter((sign) => !FIGURE_SIGNS.includes(sign) && !UNUSED_SIGNS.includes(sign))
      .join(""),
  },
  "names.woff2": { font: FONT, signs: NAME_SIGNS.join("") },
  "names-beyond.woff2": { font: FONT_BEYOND, signs: NAME_SIGNS_BEYOND.join("") },
};

function signsBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));
}

/**
 * Cut Recursive down to what the app writes, as `@fonts/text.woff2` and
 * `@fonts/figures.woff2` for the style sheet.
 *
 * Its casual cut only, the weights 450 to 850, no features but kerning. The figures are
 * a file of their own, small enough to be there before the first total is drawn. Further
 * letters of European names are two more, which a page asks for once such a letter is on
 * it; what no cut has falls back to the phone's own font.
 */
export function fontsPlugin(): Plugin {
  return {
    name: "companion:fonts",
    config: () => ({ resolve: { alias: { "@fonts": FONT_FOLDER } } }),
    buildStart: cutFonts,
  };
}

async function cutFonts(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(FONT_FOLDER, { recursive: true });
  for (const [name, { font, signs }] of Object.entries(CUTS)) {
    const cut = await subsetFont(readFileSync(resolve(font)), signs, {
      targetFormat: "woff2",
      variationAxes: { CASL: 1, wght: { min: 450, max: 850 } },
      keepFeatures: ["kern"],
      noHinting: true,
      dropTables: UNREAD_TABLES,
    });
    writeFileSync(join(FONT_FOLDER, name), cut);
  }
}

const DRAWINGS = join(ROOT, "static/icons");
const SCREENSHOTS = join(ROOT, "docs/pictures");
const PAPER = "#f6f0e2";

interface IconSpec {
  of: string;
  /** In pixels. */
  size: number;
  /** Left free on each side, in hundredths of the drawing. */
  room: number;
  ground?: string;
  /** The ink alone: the system gives it its colour. */
  inkOnly?: boolean;
}

const PICTURES: Record<string, IconSpec> = {
  "icon-192": { of: "leaf", size: 192, room: 4 },
  "icon-512": { of: "leaf", size: 512, room: 4 },
  "maskable-512": { of: "leaf", size: 512, room: 24, ground: PAPER },
  "monochrome-512": { of: "leaf", size: 512, room: 24, inkOnly: true },
  "apple-touch-icon": { of: "leaf", size: 180, room: 16, ground: PAPER },
  "shortcut-new": { of: "new", size: 96, room: 4 },
  "shortcut-rules": { of: "rules", size: 96, room: 4 },
};

/**
 * Render what a home screen shows of the app: the leaf as /static/icons/favicon.svg and in the
 * sizes of `PICTURES`, and beside them the README's pictures as /static/screenshots/.
 */
export function iconsPlugin(): Plugin {
  return {
    name: "companion:icons",
    apply: "build",
    generateBundle() {
      const emit = (fileName: string, source: Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      emit("icons/favicon.svg", readFileSync(join(DRAWINGS, "leaf.svg")));
      for (const [name, picture] of Object.entries(PICTURES))
        emit(`icons/${name}.png`, renderPicture(picture));
      for (const name of readdirSync(SCREENSHOTS)) {
        emit(`screenshots/${name}`, readFileSync(join(SCREENSHOTS, name)));
      }
    },
  };
}

function renderPicture({ of, size, room, ground, inkOnly }: IconSpec): Uint8Array {
  const drawing = readFileSync(join(DRAWINGS, `${of}.svg`), "utf8");
  const side = 100 + 2 * room;
  const framed = drawing.replace('viewBox="0 0 100 100"', `viewBox="${-room} ${-room} ${side} ${side}"`);
  const inked = inkOnly ? framed.replace(/<path fill=[^>]+>/, "") : framed;
  return new Resvg(inked, { fitTo: { mode: "width", value: size }, background: ground }).render().asPng();
}

const SERVICE_WORKER = join(ROOT, "static/js/service-worker/service-worker.ts");
const LICENCE_TEXT = /^(licen[cs]e|copying|ofl)(\.(md|txt))?$/i;

interface Package {
  name: string;
  version: string;
  license: string;
  dependencies?: Record<string, string>;
}

/**
 * Write static/dist/licences.json: what phones are sent that others wrote, with its licence, from
 * the packages' own files. `[{name, version, licence, text}]`, by name.
 */
export function licencesPlugin(): Plugin {
  return {
    name: "companion:licences",
    generateBundle() {
      const list = listShippedPackages().map(({ name, version, license }) => ({
        name,
        version,
        licence: license,
        text: readLicence(name),
      }));
      this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(list) });
    },
  };
}

/** Return the packages of the app and its service worker, and what those depend on. */
function listShippedPackages(): Package[] {
  const ours = readPackage(ROOT);
  const imported = [...readFileSync(SERVICE_WORKER, "utf8").matchAll(/from "(\w[^"]*)"/g)].map(
    ([, name]) => name ?? "",
  );
  const packages = new Map<string, Package>();
  const names = [...Object.keys(ours.dependencies ?? {}), ...imported];
  for (const name of names) {
    if (packages.has(name) || name.startsWith("@types/")) continue; // types are nothing a phone is sent
    const one = readPackage(folderOf(name));
    packages.set(name, one);
    names.push(...Object.keys(one.dependencies ?? {}));
  }
  return [...packages.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function folderOf(name: string): string {
  return join(ROOT, "node_modules", name);
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
}

/** Read the text of a package's licence, null where it only names one. */
function readLicence(name: string): string | null {
  const folder = folderOf(name);
  const file = existsSync(folder) ? readdirSync(folder).find((one) => LICENCE_TEXT.test(one)) : undefined;
  return file ? readFileSync(join(folder, file), "utf8") : null;
}
