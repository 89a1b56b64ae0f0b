/**
 * Make one file of companion/engine/**.py and MicroPython, which a worker starts:
 *
 *     import address from "virtual:engine"
 */

import type { Plugin } from "vite";
import { listSources } from "./engine/heap-snapshot.ts";
import { buildImage } from "./engine/image.ts";

const MODULE = "virtual:engine";

export function enginePlugin(): Plugin {
  return {
    name: "companion:engine",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      for (const file of listSources()) this.addWatchFile(file);
      const file = this.emitFile({ type: "asset", name: "engine.wasm", source: await buildImage() });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
