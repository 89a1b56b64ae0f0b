/** Who is out of a game by a pad, and what that makes of rounds that were played otherwise. */

import type { Problem, Sheet } from "../../types.ts";
import { accepted, locateProblem } from "./log.ts";
import type { LoadedGame, LogEntry } from "./records.ts";

const CODES = ["pad.out", "pad.sat_out"];

/** What one player has in rounds that do not fit who was out. */
export interface Unfit {
  seat: number;
  /** "pad.out": figures of somebody who was out; "pad.sat_out": none of somebody who was not. */
  code: string;
  rounds: number[];
}

/** What a correction changes about who is out. */
export interface KnockOut {
  out: number[];
  back: number[];
  /** Rounds that fit no more, by player. */
  unfit: Unfit[];
}

/** Return what the sheet doubts about a row because of who was out. */
export function rowDoubts(sheet: Sheet, log: LogEntry[], row: number): Problem[] {
  const entries = sheet.rounds[row]?.entries ?? [];
  return sheet.warnings.filter(
    (warning) => CODES.includes(warning.code) && entries.includes(locateProblem(warning, log)?.id ?? ""),
  );
}

/** Compare who is out now with who would be with `tried` on top, by the sheet of that. */
export function compareKnockOut(table: LoadedGame, tried: LogEntry, sheet: Sheet): KnockOut {
  const log = accepted(table.log);
  const before = table.record.sheet;
  const changed = (wanted: boolean) =>
    [...sheet.totals.keys()].filter(
      (seat) => isOutOf(sheet, seat) === wanted && isOutOf(before, seat) !== wanted,
    );
  const known = new Set(findUnfit(before, log).flatMap(keys));
  const unfit = findUnfit(sheet, [...log, tried]);
  return {
    out: changed(true),
    back: changed(false),
    unfit: unfit.filter((one) => keys(one).some((key) => !known.has(key))),
  };
}

function isOutOf({ table }: Sheet, seat: number): boolean {
  return (table.out as boolean[] | undefined)?.[seat] === true;
}

/** Return the rounds of a sheet that do not fit who was out, player by player. */
function findUnfit(sheet: Sheet, log: LogEntry[]): Unfit[] {
  const found: Unfit[] = [];
  for (const [row, { no }] of sheet.rounds.entries()) {
    for (const { code, params } of rowDoubts(sheet, log, row)) {
      const seat = Number(params.seat);
      const known = found.find((one) => one.seat === seat && one.code === code);
      if (known) known.rounds.push(no ?? 0);
      else found.push({ seat, code, rounds: [no ?? 0] });
    }
  }
  return found;
}

function keys({ seat, code, rounds }: Unfit): string[] {
  return rounds.map((no) => `${seat} ${code} ${no}`);
}
