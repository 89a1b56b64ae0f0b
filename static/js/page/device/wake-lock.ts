/** The phone's screen kept on while somebody looks at a game. */

import { storedChoice } from "./choices.ts";

let holderCount = 0;
let lock: WakeLockSentinel | null = null;
let queue: Promise<void> = Promise.resolve();

/** Keep the screen on until the answer is called; does nothing where the phone cannot. */
export function keepScreenOn(): () => void {
  holderCount++;
  document.addEventListener("visibilitychange", updateLock);
  updateLock();
  return () => {
    holderCount--;
    updateLock();
  };
}

/** Take or release the lock in turn: a screen that goes and one that comes ask at the same time. */
function updateLock(): void {
  queue = queue.then(acquireOrRelease).catch(() => undefined);
}

async function acquireOrRelease(): Promise<void> {
  const isWanted =
    holderCount > 0 && document.visibilityState === "visible" && storedChoice("awake") !== "off";
  const isHeld = lock !== null && !lock.released;
  if (isWanted && !isHeld) lock = (await navigator.wakeLock?.request("screen")) ?? null;
  if (!isWanted && isHeld) await lock?.release();
}
