/** Keys that come under the finger when it was not aiming at them. */

import { singleFlight } from "./scheduling.ts";

/** Milliseconds in which two taps are one. */
export const COOLDOWN_MS = 500;

/** Return an action whose key stands under the finger again right after it: a second tap within the cooldown is none. */
export function withCooldown<Inputs extends unknown[]>(
  action: (...inputs: Inputs) => unknown,
): (...inputs: Inputs) => Promise<void> {
  return singleFlight(async (...inputs: Inputs): Promise<void> => {
    await action(...inputs);
    await new Promise((then) => setTimeout(then, COOLDOWN_MS));
  });
}

/** Take no tap in `place`, a selector, for a moment: the finger still aims at what stood there and has gone by itself. */
export function ignoreTaps(place = "body"): void {
  const { style } = document.querySelector<HTMLElement>(place) ?? document.body;
  style.pointerEvents = "none";
  setTimeout(() => style.removeProperty("pointer-events"), COOLDOWN_MS);
}
