/**
 * The service worker: it caches the app's files, so that the app starts without a network.
 *
 * All files of a new version are cached before it takes over, and those of the old one are deleted only
 * then, so a page never requests a file that is gone. A new version waits until a person lets it take
 * over, or until no page is open any more.
 *
 * API calls never pass through here, nor does the event stream: after a disconnection, browsers do not
 * reopen a stream that a worker has answered.
 */

import { clientsClaim } from "workbox-core";
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { TAKE_OVER } from "./messages.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Listed by the build. */
  __WB_MANIFEST: PrecacheEntry[];
  /** Written above this script by the server. */
  SHELL: { address: string; screens: string[]; pages: string[] };
};

const { address, screens, pages } = self.SHELL;

precacheAndRoute([...self.__WB_MANIFEST, { url: address, revision: null }], {
  cleanURLs: false,
  directoryIndex: "",
});

const serveShell = async (request: Request) => (await matchPrecache(address)) ?? fetch(request);

registerRoute(new NavigationRoute(({ request }) => serveShell(request), { allowlist: toPatterns(screens) }));

// The server's own pages are never cached: without a network the app shows that in their place.
const serverPages = new NavigationRoute(({ request }) => fetch(request).catch(() => serveShell(request)), {
  allowlist: toPatterns(pages),
});
registerRoute(serverPages);
registerRoute(serverPages.match, serverPages.handler, "POST"); // what a form sends

function toPatterns(texts: string[]): RegExp[] {
  return texts.map((text) => new RegExp(text));
}

self.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

clientsClaim();
