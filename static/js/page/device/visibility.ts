/** Whether the page is looked at: when it is shown and hidden; the screen kept on meanwhile. */

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

/** Call back when the page is shown, and when the network returns while it is; the answer ends it. */
export function onWake(callback: () => void): () => void {
  const wakeIfVisible = () => document.visibilityState === "visible" && callback();
  addEventListener("online", wakeIfVisible);
  addEventListener("pageshow", wakeIfVisible);
  document.addEventListener("visibilitychange", wakeIfVisible);
  return () => {
    removeEventListener("online", wakeIfVisible);
    removeEventListener("pageshow", wakeIfVisible);
    document.removeEventListener("visibilitychange", wakeIfVisible);
  };
}

/** Call back when nobody looks any more: hidden, left, or put into the back/forward cache. */
export function onSleep(callback: () => void): () => void {
  const hidden = () => document.visibilityState === "hidden" && callback();
  addEventListener("pagehide", callback);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    removeEventListener("pagehide", callback);
    document.removeEventListener("visibilitychange", hidden);
  };
}
