/** The phone's own sheet of apps to send something to. */

/** Whether this phone has one that takes it. */
export function canSend(what: ShareData): boolean {
  return navigator.canShare?.(what) ?? false;
}

/** Opens it; false where the phone would not. Closing it again is no mistake. */
export async function send(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
