/** When work is done: step by step, when idle, once at a time. */

/** The longest wait for an idle moment. */
const MAX_IDLE_WAIT_MS = 2000;
/** The wait in a browser that reports neither idle moments nor its paints. */
const UNREPORTED_WAIT_MS = 500;

/** Resolve in another task: whatever else waits goes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Resolve once the first content on the page is seen.
 *
 * A frame is handed over some time before that, and what is fetched meanwhile delays its letters.
 */
export function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint")[0]) resolve(null);
    }).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, UNREPORTED_WAIT_MS));
  });
}

/** Do something once, in a task of its own after the next paint, or in a second: a hidden page is not painted. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 1000);
}

/** Do what can wait, once the screen is seen and the phone has nothing else to do. */
export async function whenIdle(work: () => void): Promise<void> {
  await firstPaint();
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(work, UNREPORTED_WAIT_MS);
}

/** Return the action, done once at a time: a second tap waits for the first. */
export function singleFlight<Args extends unknown[], Value>(
  action: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  let running: Promise<Value> | null = null;
  return (...args) => {
    running ??= action(...args).finally(() => {
      running = null;
    });
    return running;
  };
}
