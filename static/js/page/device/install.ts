/** Putting the app on the home screen: how this browser does it, and when it is said. */

import { EVENING_MS, type GameHead } from "../log/records.ts";
import { hasPrompt } from "./install-prompt.ts";

/** A key of ours opens the browser's dialog, or the person finds it in the browser's share sheet. */
type InstallWay = "key" | "share";

/** When the place was first offered, in milliseconds; 0 once the offer was sent away. */
const OFFERED_KEY = "install offered";

/** Link the web app manifest where the server's page has left that to the app. */
export function linkManifest(): void {
  if (document.querySelector("link[rel=manifest]")) return;
  const link = Object.assign(document.createElement("link"), {
    rel: "manifest",
    href: "/manifest.webmanifest",
  });
  document.head.append(link);
}

/** Return how the app gets on this phone's home screen; null where it is there, or where nobody knows how. */
export function installWay(): InstallWay | null {
  if (isInstalled()) return null;
  if (hasPrompt()) return "key";
  return "standalone" in navigator && navigator.maxTouchPoints > 0 ? "share" : null;
}

/** Return whether this page is the installed app; `standalone` is how browsers with a share sheet say it. */
function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia("(display-mode: standalone)").matches;
}

/** Return whether to offer the place now: at a good moment, and then for one evening. */
export function shouldOfferInstall(games: GameHead[]): boolean {
  if (!installWay() || !isGoodTime(games)) return false;
  try {
    const first = Number(localStorage.getItem(OFFERED_KEY) ?? Date.now());
    localStorage.setItem(OFFERED_KEY, String(first));
    return Date.now() - first < EVENING_MS;
  } catch {
    return false; // where nothing is kept it would be said again and again
  }
}

/** Offer it no more: the person does not want it. */
export function dismissOffer(): void {
  localStorage.setItem(OFFERED_KEY, "0");
}

function hasWholeRound({ sheet }: GameHead): boolean {
  return sheet.over || Number(sheet.next.round) > 1;
}

/** Return whether the app has earned its place: after a round of the second evening, or once a game is over. */
export function isGoodTime(games: GameHead[], now = Date.now()): boolean {
  const played = games.filter(hasWholeRound);
  const tonight = played.filter(({ touched }) => now - touched < EVENING_MS);
  const earlier = played.some(({ file }) => now - Date.parse(file.started ?? "") > EVENING_MS);
  return tonight.some(({ sheet }) => earlier || sheet.over);
}
