/**
 * Stryker puts one fault after the other into the pure modules of the phone's state, those without
 * database, network, page or worker, and tells which of them no test notices.
 *
 *     make mutants
 *     npm run mutants -- --mutate static/js/page/log/log.ts     one module
 *
 * It stands in a folder of its own, with a lock file of its own: 167 packages that only this command
 * needs. `.npmrc` keeps npm from installing a second vitest there; Stryker finds the project's.
 * A new module of log/ is among them by itself, one of another folder goes into PURE. The tests are
 * all of those folders but a few: vitest.config.ts.
 * The survivors that are known, and why they may live, are in survivors.md.
 */

const PURE = [
  ...["log/*", "local/evaluate", "local/retry", "local/undo", "sync/presence"],
  ...["recording/filling", "recording/recorder-context", "recording/round-history"],
];

export default {
  testRunner: "vitest",
  vitest: { configFile: "tests/js/mutants/vitest.config.ts" },
  mutate: PURE.map((name) => `static/js/page/${name}.ts`),
  // What is copied for it. No tsconfig.json: Stryker would read that by an API TypeScript 7 has not.
  ignorePatterns: [
    "**",
    "!package.json",
    "!vitest.config.ts",
    "!companion/engine/**/*.py",
    "!companion/{drawings,rulebook,translations}/**",
    "!static/js/**",
    "!tests/js/*.ts",
    "!tests/js/{device,local,log,recording,sync}/**",
    "!tests/js/mutants/vitest.config.ts",
  ],
  disableTypeChecks: false,
  tempDirName: "test-results/mutants",
  concurrency: 1,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
};
