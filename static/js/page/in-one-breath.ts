import { once } from "./once.ts";

/** Milliseconds in which two taps are one. */
const BREATH = 500;

/** A deed whose key stands under the finger again right after it: a second tap in the same breath is none. */
export function inOneBreath<Given extends unknown[]>(
  deed: (...given: Given) => unknown,
): (...given: Given) => Promise<void> {
  return once(async (...given: Given): Promise<void> => {
    await deed(...given);
    await new Promise((then) => setTimeout(then, BREATH));
  });
}
