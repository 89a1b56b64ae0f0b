/** The language this phone speaks: the one chosen here, else the first of the browser's that there is. */

import catalogues from "virtual:languages";
import { storedChoice } from "./device/choices.ts";
import { removePrerendered } from "./prerendered.ts";

/** The language used where none of the preferred ones is available. */
export const DEFAULT_LANGUAGE = "en";

export const language = chooseLanguage(storedChoice("language"), navigator.languages);

/** The locale of days and times: British for English, like the texts' spelling. */
export const dateLocale = language === "en" ? "en-GB" : language;

export type TextPart = "shell" | "later" | "rare";

/** Return the texts of this language: what the first sheet says (`shell`), what others do, or what few ask for. */
export async function fetchTexts(part: TextPart): Promise<Record<string, string | string[]>> {
  const module = await catalogues[language]?.[part]?.();
  return module?.default ?? {};
}

/** Return the language to speak, by what was chosen on this phone and what the browser asks for. */
export function chooseLanguage(preferred: string | null, browsers: readonly string[]): string {
  const codes = browsers.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return [preferred, ...codes].find((code) => code && Object.hasOwn(catalogues, code)) ?? DEFAULT_LANGUAGE;
}

/** Tell the document; readers and hyphenation go by it. What the server wrote in another language is wiped. */
export function applyLanguage(): void {
  if (document.documentElement.lang !== language) removePrerendered();
  document.documentElement.lang = language;
}
