/** The tests that Stryker runs: all beside the pure modules but those of what saves, sends and draws. */

import suite from "../../../vitest.config.ts";

/** They would run anew for most faults. */
const OF_WHAT_SAVES_AND_SENDS = [
  ...["local/db", "local/drafts", "local/game-repository"],
  ...["recording/recorder-session", "sync/exchange"],
];

export default {
  ...suite,
  test: {
    ...suite.test,
    include: ["tests/js/{device,local,log,recording,sync}/*.test.ts"],
    exclude: OF_WHAT_SAVES_AND_SENDS.map((name) => `tests/js/${name}.test.ts`),
  },
};
