/** What a person may choose for this phone, which the server's own pages keep to as well. */
export const CHOICES = ["language", "theme"] as const;
export type Choice = (typeof CHOICES)[number];
/** What the phone does while a game goes on, unless a person has turned it "off" here. */
export type Habit = "awake" | "felt";

/**
 * What was chosen on this phone, null where nothing was.
 *
 * Kept in `localStorage`, not in the database: it must be known before the first paint.
 */
export function keptChoice(name: Choice | Habit): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
