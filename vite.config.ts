/**
 * Bundles the page, the engine's worker, styles and fonts into static/dist.
 *
 * The server reads static/dist/.vite/manifest.json and serves the rest below /static/.
 * Nothing built may need inline script, inline style or eval: the content security policy
 * allows none of them.
 *
 *     vite build          the app
 *     vite --mode parts   a page of all parts in every state, for looking at
 */

import { defineConfig, type UserConfig } from "vite";
import { fontsPlugin, iconsPlugin, licencesPlugin } from "./static/js/build/asset-plugins.ts";
import { enginePlugin } from "./static/js/build/engine-plugin.ts";
import { gamesPlugin } from "./static/js/build/games-plugin.ts";
import { lazyImportPlugin } from "./static/js/build/lazy-import-plugin.ts";
import { messagesPlugin } from "./static/js/build/messages-plugin.ts";
import { rulebookPlugin } from "./static/js/build/rulebook-plugin.ts";
import { serviceWorkerPlugin } from "./static/js/build/service-worker-plugin.ts";
import { shadowStylesPlugin } from "./static/js/build/shadow-styles-plugin.ts";

const shared: UserConfig = {
  publicDir: false,
  plugins: [gamesPlugin(), messagesPlugin(), rulebookPlugin(), fontsPlugin(), iconsPlugin()],
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
};

const app: UserConfig = {
  ...shared,
  plugins: [
    shared.plugins,
    lazyImportPlugin(),
    shadowStylesPlugin(),
    licencesPlugin(),
    serviceWorkerPlugin(),
  ],
  base: "/static/",
  worker: { format: "es", plugins: () => [enginePlugin()] },
  build: {
    outDir: "static/dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [
        "static/js/page/main.ts",
        "static/js/page/boot.ts",
        "static/js/reading/main.ts",
        "static/js/chart/score-chart.ts",
      ],
      // What comes together comes in one piece, which is smaller and asked for once.
      output: {
        // For more than 64 pieces the bundler needs seven letters of a hash; each more is paid in the first paint.
        // In hexadecimal digits, which Brotli packs into fewer bytes than letters of base 64.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        hashCharacters: "hex",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        codeSplitting: {
          groups: [
            { name: "first", test: /page\/main\.ts$/, priority: 2 },
            // Nothing that the first screen may ask for by itself lies with the later screens, whose texts come before them.
            {
              name: "exchange",
              test: /(?:local\/own-pads|log\/(?:overtaking|shared-draft)|sync\/(?:exchange|sharing-api|phone-invitations))\.ts$/,
              priority: 1,
            },
            { name: "short-names", test: /parts\/short-names\.ts$/, priority: 1 },
            { name: "later", test: /page\/lazy-screens\.ts$/ },
          ],
        },
      },
    },
  },
};

const parts: UserConfig = {
  ...shared,
  root: "static/js/parts-page",
  base: "/parts/",
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [import.meta.dirname] } },
};

export default defineConfig(({ mode }) => (mode === "parts" ? parts : app));
