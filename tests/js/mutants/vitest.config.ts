/** The tests that Stryker runs: those of the pure modules, which need nothing of the build or a browser. */

import { defineConfig } from "vitest/config";

const PURE = [
  ...["choosing", "correction", "errand", "filling", "ids", "install", "judging", "log", "main-deed"],
  ...["notices", "overtaking", "places", "refusals", "rematch", "taken-back", "versions"],
];

export default defineConfig({
  test: {
    include: PURE.map((name) => `tests/js/state/${name}.test.ts`),
    isolate: false,
    unstubGlobals: true,
  },
});
