/**
 * Light, dark, night, or as the phone has it.
 *
 * Kept in `localStorage`, not in the database: it must be known before the first
 * paint, and a flash of white is what the night theme is there to prevent.
 */

export const THEMES = ["auto", "light", "dark", "night"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";

export function theme(): Theme {
  const kept = stored();
  return THEMES.find((name) => name === kept) ?? "auto";
}

/** Shows the theme; where the phone keeps nothing it lasts until the page is closed. */
export function setTheme(name: Theme): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A phone without storage still shows what was asked for.
  }
  show(name);
}

/** Shows the theme chosen last. */
export function showTheme(): void {
  show(theme());
}

/** The grounds of tokens.css, for the bars the phone draws around the page. */
const GROUNDS = { light: "#f6f0e2", dark: "#1b1814", night: "#000000" };

function show(name: Theme): void {
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const asPhone = meta.media.includes("dark") ? "dark" : "light";
    meta.content = GROUNDS[name === "auto" ? asPhone : name];
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
