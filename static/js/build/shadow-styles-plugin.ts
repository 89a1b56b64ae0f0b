/** Leave out what Lit has for the styles of shadow roots: no element of the page has one (`parts/light-element.ts`). */

import type { Plugin } from "vite";

const STYLES = /@lit\/reactive-element\/(?:development\/)?css-tag\.js$/;
const EXPORTS = [
  "CSSResult",
  "adoptStyles",
  "css",
  "getCompatibleStyle",
  "supportsAdoptingStyleSheets",
  "unsafeCSS",
];

/** Have nothing in the place of Lit's module of styles, which is part of the first paint. */
export function shadowStylesPlugin(): Plugin {
  return {
    name: "companion:shadow-styles",
    enforce: "pre",
    load: (id) =>
      STYLES.test(id) ? `export const ${EXPORTS.map((one) => `${one} = undefined`).join(", ")};` : null,
  };
}
