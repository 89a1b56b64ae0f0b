/**
 * Keeps what a person chooses on this phone, and tells the server's own pages by a cookie.
 *
 * Some browsers drop a script's cookies after a week, so the app says it again at every start.
 */

import { CHOICES, type DeviceChoice, type Habit, storedChoice } from "./choices.ts";

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Save a choice; where the phone keeps nothing, for as long as its cookie lasts. */
export function saveChoice(name: DeviceChoice, value: string): void {
  setCookie(name, value);
  storeChoice(name, value);
}

/** Keep a choice, or a habit, on this phone. */
export function storeChoice(name: DeviceChoice | Habit, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A phone without storage still shows what was asked for.
  }
}

/** Tell the server everything that was chosen on this phone, and by which clock it lives. */
export function sendChoices(): void {
  setCookie("zone", Intl.DateTimeFormat().resolvedOptions().timeZone);
  for (const name of CHOICES) {
    const value = storedChoice(name);
    if (value) setCookie(name, value);
  }
}

function setCookie(name: DeviceChoice | "zone", value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where a page came over plain HTTP
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}
