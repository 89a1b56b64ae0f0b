/** The evening a game belongs to, as results and files are dated. It stands beside `dates.ts`, which the first page needs. */

/** Hours into a day that still belong to the evening before, as on the server (`companion/web/dates.py`). */
const NIGHT_ENDS_HOURS = 5;

/** Return a time of the day whose evening a time belongs to, here: what is begun at one in the morning is the day before's. */
export function eveningOf(time: number): Date {
  const evening = new Date(time);
  evening.setHours(evening.getHours() - NIGHT_ENDS_HOURS);
  return evening;
}

/** Return the evening a time belongs to as names of files have it: "2026-11-21". */
export function eveningStamp(time: number): string {
  const evening = eveningOf(time);
  const parts = [evening.getFullYear(), evening.getMonth() + 1, evening.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
