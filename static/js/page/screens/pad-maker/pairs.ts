/** Tables that say what a number is worth: `LOOKUP` of a formula, without screens. */

/** From this number on, so many points. */
export type Pair = [from: number, worth: number];

const TABLE = /^lookup\((.+),\{(-?\d+(?:,-?\d+)*)\},\{(-?\d+(?:,-?\d+)*)\}\)$/;

export function writeTable(what: string, pairs: readonly Pair[]): string {
  const list = (at: 0 | 1) => pairs.map((pair) => pair[at]).join(", ");
  return `LOOKUP(${what}, {${list(0)}}, {${list(1)}})`;
}

/** Return the table of a formula, which has no spaces and small letters, and what is looked up in it; else null. */
export function readTable(text: string): { what: string; pairs: Pair[] } | null {
  const [, what = "", from = "", worth = ""] = TABLE.exec(text) ?? [];
  const numbers = from.split(",").map(Number);
  const worths = worth.split(",").map(Number);
  if (!what || numbers.length !== worths.length) return null;
  return { what, pairs: numbers.map((number, place): Pair => [number, worths[place] ?? 0]) };
}

/** Return the pairs with another one at a place, in order; of two for the same number the new one counts. */
export function withPair(pairs: readonly Pair[], at: number, pair: Pair): Pair[] {
  const others = pairs.filter(([from], place) => place !== at && from !== pair[0]);
  return [...others, pair].sort(([one], [other]) => one - other);
}

/** Return the pairs with one more, as far from the last as that from the one before. */
export function withNextPair(pairs: readonly Pair[]): Pair[] {
  const [last = [0, 0], former = last] = pairs.toReversed();
  return [...pairs, [last[0] + 1, last[1] + Math.max(0, last[1] - former[1])]];
}
