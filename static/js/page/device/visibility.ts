/** Whether the page is looked at: when it is shown and hidden; the screen kept on meanwhile. */

import { keptChoice } from "./choices.ts";

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

/** Calls back whenever that is so; the answer ends it. */
export function onWaking(woken: () => void): () => void {
  const shown = () => document.visibilityState === "visible" && woken();
  addEventListener("online", woken);
  addEventListener("pageshow", woken);
  document.addEventListener("visibilitychange", shown);
  return () => {
    removeEventListener("online", woken);
    removeEventListener("pageshow", woken);
    document.removeEventListener("visibilitychange", shown);
  };
}

/** Calls back when nobody looks any more: hidden, left, or put into the back/forward cache. */
export function onSleeping(asleep: () => void): () => void {
  const hidden = () => document.visibilityState === "hidden" && asleep();
  addEventListener("pagehide", asleep);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    removeEventListener("pagehide", asleep);
    document.removeEventListener("visibilitychange", hidden);
  };
}
