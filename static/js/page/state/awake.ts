/** Keeps the screen on while a game goes on. The phone drops the lock whenever the page is hidden. */

import { keptChoice } from "./kept-choice.ts";

let holders = 0;
let lock: WakeLockSentinel | null = null;
let turn: Promise<void> = Promise.resolve();

/** Keeps the screen on until the answer is called; does nothing where the phone cannot. */
export function stayAwake(): () => void {
  holders++;
  document.addEventListener("visibilitychange", settle);
  settle();
  return () => {
    holders--;
    settle();
  };
}

/** One step after the other: a screen that goes and one that comes ask at the same moment. */
function settle(): void {
  turn = turn.then(holdOrLetGo).catch(() => undefined);
}

async function holdOrLetGo(): Promise<void> {
  const wanted = holders > 0 && document.visibilityState === "visible" && keptChoice("awake") !== "off";
  const held = lock !== null && !lock.released;
  if (wanted && !held) lock = (await navigator.wakeLock?.request("screen")) ?? null;
  if (!wanted && held) await lock?.release();
}
