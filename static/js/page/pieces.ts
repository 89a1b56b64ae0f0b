/** Long work in pieces, so that a tap in between is answered at once. */

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
