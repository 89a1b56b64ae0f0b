import catalogues from "virtual:languages";

/** Return every language there is: its code and its own name for itself, which browsers take long to look up. */
export function languages(): { code: string; name: string }[] {
  return Object.keys(catalogues).map((code) => ({ code, name: ownName(code) }));
}

/** Return "Deutsch", "English", "Français". */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
