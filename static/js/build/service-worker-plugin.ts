/**
 * Build the service worker into static/dist/service-worker.js, with the list of everything a phone
 * needs to start without a network. The server adds the shell and serves it as /service-worker.js.
 */

import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";

export function serviceWorkerPlugin(): PluginOption {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "static/js/service-worker",
    filename: "service-worker.ts",
    injectRegister: false,
    manifest: false, // the server's, because it speaks the person's language
    injectManifest: {
      globPatterns: ["assets/*", "icons/{favicon,icon-192,apple-touch-icon}.*"],
      modifyURLPrefix: { "": "/static/" },
      dontCacheBustURLsMatching: /^\/static\/assets\//, // named by their content
      rollupFormat: "iife",
    },
  });
}
