/** Chance in a test that comes again with its seed. */

/** Return a source of whole numbers below a bound, the same for the same seed. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}
