/** How a draw is seen: a light runs round the table, ever slower, and stays with whoever begins. */

/** Milliseconds from the first ring to the second; each further step takes a little longer. */
const FIRST_STEP_MS = 40;
const SLOWER = 1.12;
/** Rings the light passes at least. */
const MIN_STEPS = 10;
/** Milliseconds a ring stays lit. */
const LIT_MS = 180;
const RING = { pseudoElement: "::before" };
const LIT = [{ background: "var(--accent)" }, { background: "var(--accent)" }, { background: "transparent" }];
const UNLIT = [{ background: "transparent" }, { background: "transparent" }];
const CHOSEN = [{ scale: "1.5" }, { scale: "1" }];

/** Run the light over the rings of the seats to the drawn one; not where less motion is wanted. */
export function showDraw(rings: Element[], drawn: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const turns = Math.ceil(MIN_STEPS / rings.length);
  let delay = 0;
  let step = FIRST_STEP_MS;
  for (let place = 0; place < turns * rings.length + drawn; place++) {
    rings[place % rings.length]?.animate(LIT, { ...RING, delay, duration: LIT_MS });
    delay += step;
    step *= SLOWER;
  }
  rings[drawn]?.animate(UNLIT, { ...RING, duration: delay, composite: "replace" });
  rings[drawn]?.animate(CHOSEN, { ...RING, delay, duration: LIT_MS });
}
