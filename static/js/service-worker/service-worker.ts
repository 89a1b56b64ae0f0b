/**
 * The service worker: what the app is made of, kept on the phone, so that it starts without a network.
 *
 * Everything is kept before a new version of this file takes over, and what the old version is
 * made of goes only then; so a page never asks for a file that is gone. A new version waits
 * until a person lets it take over, or until no page is open any more.
 *
 * Calls to the server never pass through here, the event stream least of all: after a cut,
 * browsers leave a stream that a worker has answered closed for good.
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

// The server's own pages are never kept: without it the app says so in their place.
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
