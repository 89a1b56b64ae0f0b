/** When work is done: in pieces, at leisure, once at a time. */

/** Milliseconds after which even what can wait is done. */
const LONG_ENOUGH = 2000;
/** The same where a browser does not tell when it has nothing to do. */
const A_WHILE = 500;

/** Takes the steps, each in a task of its own. */
export async function inPieces(steps: Iterator<unknown>): Promise<void> {
  while (!steps.next().done) await breath();
}

/** Whatever else waits goes first. */
export function breath(): Promise<void> {
  return new Promise((then) => setTimeout(then));
}

/** Does what can wait, once the phone has nothing else to do. */
export function atLeisure(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: LONG_ENOUGH });
  else setTimeout(work, A_WHILE);
}

/** The same deed, but one that is under way is not begun again: a second tap waits for the first. */
export function once<Given extends unknown[], Done>(
  deed: (...given: Given) => Promise<Done>,
): (...given: Given) => Promise<Done> {
  let underWay: Promise<Done> | null = null;
  return (...given) => {
    underWay ??= deed(...given).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

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
