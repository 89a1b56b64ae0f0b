/** How deep a text of JSON is nested, which is asked before it is read: whoever goes through what is too deep breaks. */

/** Return how deep brackets are nested in a JSON text, outside its strings. */
export function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const sign of text.replace(/"(?:[^"\\]|\\.)*"/gs, "").match(/[[\]{}]/g) ?? []) {
    depth += sign === "[" || sign === "{" ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}
