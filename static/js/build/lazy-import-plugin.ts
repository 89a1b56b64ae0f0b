/** Put the page's own loader of lazy code in the place of Vite's. */

import { join } from "node:path";
import type { Plugin } from "vite";

const VITE_LOADER = "\0vite/preload-helper.js";
const OWN_LOADER = join(import.meta.dirname, "../page/lazy-import.ts");

/**
 * Have every `import()` of the page go through `page/lazy-import.ts`.
 *
 * Vite's own loader can do more than this page asks of it: code is not preloaded here, so that styles are all
 * that is left, and it is part of the first paint.
 */
export function lazyImportPlugin(): Plugin {
  return {
    name: "companion:lazy-import",
    enforce: "pre",
    load: (id) =>
      id === VITE_LOADER
        ? `export { importWithStyles as __vitePreload } from ${JSON.stringify(OWN_LOADER)};`
        : null,
  };
}
