/** Puts `page/after-styles.ts` in the place of what Vite would send a phone for every `import()`. */

import { join } from "node:path";
import type { Plugin } from "vite";

const OURS = join(import.meta.dirname, "../page/after-styles.ts");

export function ownImports(): Plugin {
  let isThere = false;
  return {
    name: "companion:own-imports",
    enforce: "pre",
    apply: "build",
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler() {
        isThere = true;
        return OURS;
      },
    },
    buildEnd(error) {
      if (!error && !isThere) this.error("Vite's own function for import() has another name now");
    },
  };
}
