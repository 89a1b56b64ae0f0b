/** The moments at which a page is in use again: shown, brought back, online. */

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
