/** Whether the page is looked at. */

/** Call back when the page is shown, and when the network returns while it is. */
export function onWake(callback: () => void): void {
  const wakeIfVisible = () => document.visibilityState === "visible" && callback();
  addEventListener("online", wakeIfVisible);
  addEventListener("pageshow", wakeIfVisible);
  document.addEventListener("visibilitychange", wakeIfVisible);
}
