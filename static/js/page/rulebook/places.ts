/** Where in a game's rules an address leads. */

import type { RulesPage } from "./book.ts";

/**
 * The paragraph of a place: its own id, or what leads to it.
 *
 * "screen.record.catch" leads where "screen.record" does when the rules say nothing
 * finer, and nowhere in particular (null) when they do not know it at all.
 */
export function paragraphAt({ links }: Pick<RulesPage, "links">, place: string): string | null {
  if (!place.includes(".")) return place;
  const names = place.split(".").map((_, at, steps) => steps.slice(0, steps.length - at).join("."));
  const known = names.find((name) => name in links);
  return known === undefined ? null : (links[known] ?? null);
}
