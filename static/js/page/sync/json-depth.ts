/** The depth of JSON texts from outside: one that is nested too deep is refused before it is parsed. */

/** Return how deep brackets are nested in a JSON text, outside its strings. */
export function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const sign of text.replace(/"(?:[^"\\]|\\.?)*(?:"|$)/gs, "").match(/[[\]{}]/g) ?? []) {
    depth += sign === "[" || sign === "{" ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}
