/** The whole screen for the app, where the browser gives it. */

/** Return whether it can be had at all. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled ?? false;
}

/** Take the whole screen; browsers give it only to a tap. */
export async function fillScreen(): Promise<void> {
  if (canFillScreen() && !document.fullscreenElement)
    await document.documentElement.requestFullscreen({ navigationUI: "hide" }).catch(() => undefined);
}

/** Give the whole screen back. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}
