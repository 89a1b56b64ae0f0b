/**
 * The language this phone speaks: the one chosen here, else the first of the browser's that there is.
 *
 * Kept in `localStorage` for the phone's own texts, which must be known before the first paint,
 * and in a cookie for the server's.
 */

import catalogues from "virtual:languages";

const KEY = "language";
/** Spoken where there is nothing in the language wanted. */
export const SPARE = "en";
const A_YEAR = 365 * 24 * 60 * 60;

/** Every language there is: its code and its own name for itself. */
export const LANGUAGES = Object.keys(catalogues).map((code) => ({ code, name: ownName(code) }));

export const language = chosen(kept(), navigator.languages);

/** The texts of this language: what the first sheet says (`shell`), or everything else. */
export async function texts(part: "shell" | "later"): Promise<Record<string, string | string[]>> {
  const module = await catalogues[language]?.[part]();
  return module?.default ?? {};
}

/** The language to speak, by what was chosen on this phone and what the browser asks for. */
export function chosen(wanted: string | null, browsers: readonly string[]): string {
  const codes = browsers.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return [wanted, ...codes].find((code) => code && Object.hasOwn(catalogues, code)) ?? SPARE;
}

/** Tells the document; readers and hyphenation go by it. */
export function showLanguage(): void {
  document.documentElement.lang = language;
}

/** From now on this language: the page is loaded anew, nothing that was written is lost by that. */
export function speak(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where a page came over plain HTTP
  document.cookie = `${KEY}=${code}; path=/; max-age=${A_YEAR}; samesite=lax`;
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // A phone without storage goes by its browser.
  }
  location.reload();
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** "Deutsch", "English", "Français". */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
