/** The app's addresses, and navigation between them without loading a page. */

import GAMES from "virtual:games";
import type { Game } from "../types.ts";
import type { EntryPlace } from "./log/draft.ts";
import { singleFlight } from "./scheduling.ts";

export type Route =
  | { screen: "home" }
  | { screen: "preferences" }
  | { screen: "new"; game: string | null; after: string | null }
  | { screen: "sheet"; id: string; isTableView: boolean }
  | { screen: "record"; id: string; where: EntryPlace; into: string | null }
  | { screen: "round"; id: string; row: number }
  | { screen: "versions"; id: string; version: string }
  | { screen: "settings"; id: string }
  | RulesRoute
  | { screen: "share"; id: string }
  | { screen: "join" }
  | { screen: "pad" }
  | { screen: "unknown" };

/** The rulebook: of a game or of all, at a paragraph or at what leads to one, with a search or a trick. */
export interface RulesRoute {
  screen: "rules";
  game: Game | null;
  place: string | null;
  query: string | null;
  /** Whether the question is who wins a trick. */
  isWhoWins: boolean;
}

/** Return the screen an address leads to. */
export function routeOf({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): Route {
  const query = new URLSearchParams(search);
  if (pathname === "/") return { screen: "home" };
  if (pathname === "/settings") return { screen: "preferences" };
  if (pathname === "/new") return { screen: "new", game: query.get("game"), after: query.get("after") };
  const rules = /^\/rules(?:\/([^/]+))?$/.exec(pathname);
  if (rules) return rulesRoute(rules[1], query, hash);
  if (pathname === "/join") return { screen: "join" };
  if (pathname.startsWith("/pads")) return { screen: "pad" };
  const [, id, rest = ""] = /^\/games\/([^/]+)(?:\/(.+))?$/.exec(pathname) ?? [];
  if (!id) return { screen: "unknown" };
  if (rest === "") return { screen: "sheet", id, isTableView: hash === "#table" };
  if (rest === "record") return { screen: "record", id, where: placeOf(query), into: query.get("into") };
  if (rest === "settings") return { screen: "settings", id };
  const version = /^versions\/([^/]+)$/.exec(rest)?.[1];
  if (version) return { screen: "versions", id, version };
  if (rest === "share") return { screen: "share", id };
  const row = /^rounds\/(\d+)$/.exec(rest)?.[1];
  return row ? { screen: "round", id, row: Number(row) - 1 } : { screen: "unknown" };
}

function rulesRoute(name: string | undefined, query: URLSearchParams, hash: string): RulesRoute {
  const game = GAMES.find((known) => known === name) ?? null;
  const place = decodePlace(hash.slice(1)) || null;
  return { screen: "rules", game, place, query: query.get("q"), isWhoWins: query.has("who") };
}

/** Decode a part of an address; one that somebody typed and that nothing decodes is taken as it is. */
function decodePlace(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function placeOf(query: URLSearchParams): EntryPlace {
  const of = query.get("of");
  if (of) return { of };
  const before = query.get("before");
  return before ? { before } : {};
}

/** After this the key can be tapped again, even if the browser has not gone back. */
const MAX_BACK_MS = 1000;

export const paths = {
  home: "/",
  begin: (game?: string) => (game ? `/new?game=${game}` : "/new"),
  rematch: (id: string) => `/new?after=${id}`,
  sheet: (id: string) => `/games/${id}`,
  table: (id: string) => `/games/${id}#table`,
  record: (id: string) => `/games/${id}/record`,
  correct: (id: string, where: EntryPlace) => `/games/${id}/record?${new URLSearchParams({ ...where })}`,
  /** The recorder of an entry that is corrected as part of the correction stored at `into`. */
  mend: (id: string, of: string, into: string) => `/games/${id}/record?${new URLSearchParams({ of, into })}`,
  /** The page of one line of the ledger; lines count from 0, addresses from 1. */
  round: (id: string, row: number) => `/games/${id}/rounds/${row + 1}`,
  /** Two versions of one round; `version` is the entry that does not count. */
  versions: (id: string, version: string) => `/games/${id}/versions/${version}`,
  settings: (id: string) => `/games/${id}/settings`,
  /**
   * The rules of a game, at a paragraph or at what leads to one: an option, a problem, a screen. By a pad: those of
   * the game that is on the screen.
   */
  rules: (game?: Game | null, place?: string) =>
    game === "pad"
      ? `/pads/rules?${location.pathname}`
      : `/rules${game ? `/${game}` : ""}${place ? `#${place}` : ""}`,
  /** Who wins a trick of this game? */
  whoWins: (game: Game) => `${paths.rules(game)}?who`,
  /** The search of the rulebook, from a game's rules or from the list of games. */
  ask: (game: Game | null, query = "") => `${paths.rules(game)}?q=${encodeURIComponent(query)}`,
  share: (id: string) => `/games/${id}/share`,
  join: "/join",
  /** The server's own pages, which need the network. */
  people: "/people",
  scorebook: "/scorebook",
};

/** Go to an address; the back button returns. Where one is already is no step further. */
export function navigate(path: string): void {
  if (path !== location.pathname + location.search + location.hash)
    history.pushState({ steps: stepCount() + 1 }, "", path);
  emitArrival();
}

/** Go to an address in place of this one. */
export function replace(path: string): void {
  history.replaceState({ steps: stepCount() }, "", path);
  emitArrival();
}

/** Go on to an address in place of this one; leaving it leads up from there, not back to where one was. */
export function redirect(path: string): void {
  history.replaceState({ steps: 0 }, "", path);
  emitArrival();
}

/** Write what the screen shows now into the address, without going anywhere. */
export function updateAddress(path: string): void {
  history.replaceState({ steps: stepCount() }, "", path);
  dispatchEvent(new Event("companion:readdressed"));
}

/** Go back to where one was so many steps into the app; resolves there, or where nothing comes of it. */
export const goBackTo = singleFlight(async (step: number): Promise<void> => {
  if (step === stepCount()) return; // going nowhere would load the page anew
  const listeners = new AbortController();
  await new Promise((resolve) => {
    for (const event of ["popstate", "pageshow"]) addEventListener(event, resolve, listeners);
    setTimeout(resolve, MAX_BACK_MS);
    history.go(step - stepCount());
  });
  listeners.abort();
});

/** Leave a screen for the one above it: back where one came from, else to `path` in its place; resolves there. */
export async function goUp(path: string): Promise<void> {
  if (stepCount() > 0) await goBackTo(stepCount() - 1);
  else replace(path);
}

/** Call back with the route now and after every change of address; the answer is the route now. */
export function watchRoute(callback: (route: Route) => void): Route {
  addEventListener("popstate", () => callback(routeOf(location)));
  addEventListener("companion:arrived", () => callback(routeOf(location)));
  document.addEventListener("click", followLink);
  const route = routeOf(location);
  callback(route);
  return route;
}

/** Return how many steps into the app this page is. */
export function stepCount(): number {
  return (history.state as { steps?: number } | null)?.steps ?? 0;
}

function emitArrival(): void {
  dispatchEvent(new Event("companion:arrived"));
}

/** Follow plain taps on links of the app within the page; everything else is the browser's. */
function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.origin !== location.origin || link.target) return;
  if (routeOf(link).screen === "unknown") return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
