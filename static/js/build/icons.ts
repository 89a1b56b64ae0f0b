/**
 * Renders the app's icons from the leaf into /static/icons/: favicon.svg,
 * icon-192.png, icon-512.png, and maskable-512.png with the room that round
 * masks cut away.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";

const LEAF = join(import.meta.dirname, "../../icons/leaf.svg");
const PAPER = "#f6f0e2";

/** Size in pixels, and the room left free on each side, in hundredths of the leaf. */
const PICTURES: Record<string, { size: number; room: number; ground?: string }> = {
  "icon-192.png": { size: 192, room: 4 },
  "icon-512.png": { size: 512, room: 4 },
  "maskable-512.png": { size: 512, room: 24, ground: PAPER },
  "apple-touch-icon.png": { size: 180, room: 16, ground: PAPER },
};

export function icons(): Plugin {
  return {
    name: "companion:icons",
    apply: "build",
    generateBundle() {
      const leaf = readFileSync(LEAF, "utf8");
      this.emitFile({ type: "asset", fileName: "icons/favicon.svg", source: leaf });
      for (const [name, picture] of Object.entries(PICTURES)) {
        this.emitFile({ type: "asset", fileName: `icons/${name}`, source: render(leaf, picture) });
      }
    },
  };
}

function render(leaf: string, { size, room, ground }: (typeof PICTURES)[string]): Uint8Array {
  const side = 100 + 2 * room;
  const framed = leaf.replace('viewBox="0 0 100 100"', `viewBox="${-room} ${-room} ${side} ${side}"`);
  return new Resvg(framed, { fitTo: { mode: "width", value: size }, background: ground }).render().asPng();
}
