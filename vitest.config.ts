/** The tests of the app's TypeScript: `npm test`. Of the build they need only what makes modules of texts. */

import { defineConfig } from "vitest/config";
import { gamesPlugin } from "./static/js/build/games-plugin.ts";
import { messagesPlugin } from "./static/js/build/messages-plugin.ts";
import { rulebookPlugin } from "./static/js/build/rulebook-plugin.ts";

export default defineConfig({
  publicDir: false,
  plugins: [gamesPlugin(), messagesPlugin(), rulebookPlugin()],
  test: {
    include: ["tests/{js,rulebook}/**/*.test.ts"],
    setupFiles: "tests/js/setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files share a thread and its modules: loading them anew for every file took most of the time.
    // A test that needs a module as it is when the app starts calls `vi.resetModules()` first.
    pool: "threads",
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
