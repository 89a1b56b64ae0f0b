/** The language this phone speaks: the one chosen here, else the first of the browser's that there is. */

import catalogues from "virtual:languages";
import { keptChoice } from "./state/kept-choice.ts";

/** Spoken where there is nothing in the language wanted. */
export const SPARE = "en";

/** Every language there is: its code and its own name for itself. */
export const LANGUAGES = Object.keys(catalogues).map((code) => ({ code, name: ownName(code) }));

export const language = chosen(keptChoice("language"), navigator.languages);

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

/** "Deutsch", "English", "Français". */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
