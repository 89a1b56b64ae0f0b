/** What pages say to the service worker. */

/** The version that waits is to take over now. */
export const TAKE_OVER = "take over";
