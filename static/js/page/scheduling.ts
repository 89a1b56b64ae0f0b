/** When work is done: step by step, when idle, once at a time. */

/** The longest wait for an idle moment. */
const MAX_IDLE_WAIT_MS = 2000;
/** The wait in a browser without `requestIdleCallback`. */
const IDLE_WAIT_MS = 500;

/** Take the steps, each in a task of its own. */
export async function runInTasks(steps: Iterator<unknown>): Promise<void> {
  while (!steps.next().done) await nextTask();
}

/** Resolve in another task: whatever else waits goes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Do what can wait, once the phone has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(work, IDLE_WAIT_MS);
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
