/** Keeps the screen on while a game is shown. The phone drops the lock whenever the page is hidden. */

let holders = 0;
let lock: WakeLockSentinel | null = null;

/** Keeps the screen on until the answer is called; does nothing where the phone cannot. */
export function stayAwake(): () => void {
  holders++;
  void hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    holders--;
    document.removeEventListener("visibilitychange", hold);
    if (!holders) void letGo();
  };
}

async function hold(): Promise<void> {
  if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
  lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
  if (!holders) await letGo();
}

async function letGo(): Promise<void> {
  await lock?.release();
  lock = null;
}
