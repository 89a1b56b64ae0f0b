/** The tests that Stryker runs: those of the phone's state, which need nothing of the build. */

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/js/state/*.test.ts"],
    isolate: false,
    unstubGlobals: true,
  },
});
