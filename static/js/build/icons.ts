/**
 * Renders what a home screen shows of the app: the leaf as /static/icons/favicon.svg and in the
 * sizes of `PICTURES`, and beside them the README's pictures as /static/screenshots/.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../../..");
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
