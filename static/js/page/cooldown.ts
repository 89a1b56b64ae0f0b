/** Keys that stand under the finger again right after a tap. */

import { singleFlight } from "./scheduling.ts";

/** Milliseconds in which two taps are one. */
const COOLDOWN_MS = 500;

/** Return an action whose key stands under the finger again right after it: a second tap within the cooldown is none. */
export function withCooldown<Given extends unknown[]>(
  action: (...given: Given) => unknown,
): (...given: Given) => Promise<void> {
  return singleFlight(async (...given: Given): Promise<void> => {
    await action(...given);
    await new Promise((then) => setTimeout(then, COOLDOWN_MS));
  });
}
