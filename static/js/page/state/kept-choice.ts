/** What a person may choose for this phone, which the server's own pages keep to as well. */
export const CHOICES = ["language", "theme"] as const;
export type Choice = (typeof CHOICES)[number];

/**
 * What was chosen on this phone, null where nothing was.
 *
 * Kept in `localStorage`, not in the database: it must be known before the first paint.
 */
export function keptChoice(name: Choice): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
