/** When a game was played and for how long, by the phones' clocks. */

import { writingTime } from "../../authors.ts";
import { EVENING_MS, type LoadedGame } from "../../log/records.ts";

interface PlayingTime {
  /** When it was begun, in milliseconds: to its evening the game belongs. */
  startTime: number;
  /** When the last round was written, in milliseconds. */
  endTime: number;
  /** Without the days between two evenings. */
  minutes: number;
}

/**
 * Return the playing time of a game, from its start over every round to its end.
 *
 * The times are sorted before they are added up, because each phone has a clock of its own; pauses
 * longer than an evening are left out.
 */
export function playingTime({ record, log }: LoadedGame): PlayingTime {
  const rounds = new Set(record.sheet.rounds.flatMap(({ entries }) => entries));
  const played = log.filter(({ entry }) => rounds.has(entry.id) || entry.type === "finish");
  const times = [record.file.started ?? "", ...played.map(writingTime)].map((at) => Date.parse(at));
  const sorted = times.filter((at) => !Number.isNaN(at)).sort((one, other) => one - other);
  const pauses = sorted.slice(1).map((at, place) => at - (sorted[place] ?? at));
  const playedMs = pauses.filter((pause) => pause <= EVENING_MS).reduce((sum, pause) => sum + pause, 0);
  const begun = Date.parse(record.file.started ?? "");
  const startTime = (Number.isNaN(begun) ? sorted[0] : begun) ?? record.touched;
  return { startTime, endTime: sorted.at(-1) ?? record.touched, minutes: Math.round(playedMs / 60_000) };
}
