/** The tests that Stryker runs: those of the pure modules, which need nothing of the build or a browser. */

import { defineConfig } from "vitest/config";

const PURE = [
  ...["log/conflicts", "log/corrections", "log/log", "log/overtaking", "log/records", "log/rematch"],
  ...["local/evaluate", "local/retry", "local/undo", "sync/presence", "device/install"],
  ...["recording/filling", "recording/recorder-context", "recording/round-history"],
];

export default defineConfig({
  test: {
    include: PURE.map((name) => `tests/js/${name}.test.ts`),
    isolate: false,
    unstubGlobals: true,
  },
});
