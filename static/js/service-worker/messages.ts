/** Messages from pages to the service worker. */

/** Tells the waiting version to take over now. */
export const TAKE_OVER = "take over";
