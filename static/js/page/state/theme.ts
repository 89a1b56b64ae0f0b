/** Light, dark, night, or as the phone has it: a flash of white is what the night theme is there to prevent. */

import { keptChoice } from "./kept-choice.ts";

export const THEMES = ["auto", "light", "dark", "night"] as const;
export type Theme = (typeof THEMES)[number];

/** The theme chosen last. */
export function theme(): Theme {
  const kept = keptChoice("theme");
  return THEMES.find((name) => name === kept) ?? "auto";
}

/** The grounds of tokens.css, for the bars the phone draws around the page. */
const GROUNDS = { light: "#f6f0e2", dark: "#1b1814", night: "#000000" };

export function showTheme(name: Theme): void {
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const asPhone = meta.media.includes("dark") ? "dark" : "light";
    meta.content = GROUNDS[name === "auto" ? asPhone : name];
  }
}
