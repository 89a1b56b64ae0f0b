/** Keys that stand under the finger again right after a tap. */

import { singleFlight } from "./scheduling.ts";

/** Milliseconds in which two taps are one. */
const COOLDOWN_MS = 500;

/** Return an action whose key stands under the finger again right after it: a second tap within the cooldown is none. */
export function withCooldown<Inputs extends unknown[]>(
  action: (...inputs: Inputs) => unknown,
): (...inputs: Inputs) => Promise<void> {
  return singleFlight(async (...inputs: Inputs): Promise<void> => {
    await action(...inputs);
    await new Promise((then) => setTimeout(then, COOLDOWN_MS));
  });
}
