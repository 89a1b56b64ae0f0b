/** How long to wait before trying again. */

const FIRST = 1_000;
const LONGEST = 120_000;

/**
 * Milliseconds to wait after so many failures in a row: twice as long each time, and
 * never the same on two phones. Where the server `wants` a pause it is never shorter.
 */
export function pauseAfter(failures: number, wants = 0, random = Math.random): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(failures, 10));
  return Math.max(whole / 2, wants) + (random() * whole) / 2;
}

/** What a `Retry-After` header asks for, in milliseconds: it is in seconds, or a date. */
export function wantedPause(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Math.min(Math.max(seconds || 0, 0) * 1000, LONGEST);
}
