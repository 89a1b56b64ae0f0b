/** What was last touched within this time belongs to the same evening. */
export const EVENING = 12 * 60 * 60 * 1000;
