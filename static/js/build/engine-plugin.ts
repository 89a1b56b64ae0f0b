/**
 * The engine, made of companion/engine/**.py and MicroPython, in one file that a worker starts:
 *
 *     import address from "virtual:engine"
 */

import type { Plugin } from "vite";
import { sources } from "./engine/heap-snapshot.ts";
import { image } from "./engine/image.ts";

const MODULE = "virtual:engine";

export function engine(): Plugin {
  return {
    name: "companion:engine",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      for (const file of sources()) this.addWatchFile(file);
      const file = this.emitFile({ type: "asset", name: "engine.wasm", source: await image() });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
