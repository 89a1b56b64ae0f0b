/** What a person has chosen for this phone: language, theme, habits. */

/** What a person may choose for this phone, which the server's own pages keep to as well. */
export const CHOICES = ["language", "theme"] as const;
export type DeviceChoice = (typeof CHOICES)[number];
/** What the phone does while a game goes on, unless a person has turned it "off" here. */
export type Habit = "awake" | "felt";

/**
 * Return what was chosen on this phone, null where nothing was.
 *
 * Kept in `localStorage`, not in the database: it must be known before the first paint.
 */
export function storedChoice(name: DeviceChoice | Habit): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export const THEMES = ["auto", "light", "dark", "night"] as const;
export type Theme = (typeof THEMES)[number];

/** Return the theme chosen last. */
export function storedTheme(): Theme {
  const stored = storedChoice("theme");
  return THEMES.find((name) => name === stored) ?? "auto";
}

/** The grounds of tokens.css, for the bars the phone draws around the page. */
const BACKGROUNDS = { light: "#f6f0e2", dark: "#1b1814", night: "#000000" };

export function applyTheme(name: Theme): void {
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const asPhone = meta.media.includes("dark") ? "dark" : "light";
    meta.content = BACKGROUNDS[name === "auto" ? asPhone : name];
  }
}
