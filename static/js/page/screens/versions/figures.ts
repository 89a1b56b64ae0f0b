/** What a version comes to, player by player. */

import type { Sheet } from "../../../types.ts";
import type { Comparison } from "../../state/two-versions.ts";
import { corrected } from "../../state/versions.ts";

/** A player's points in the round in question (null: it is about more than one round) and total. */
export interface Figure {
  points: number | null;
  total: number | null;
}

/** By seat what a sheet says of the round that was written twice; empty where it does not fit. */
export function figuresOf(sheet: Sheet | null, { version }: Pick<Comparison, "version">): Figure[] {
  if (!sheet) return [];
  const ids = [version.entry.id, ...corrected(version.entry), ...(version.held?.rivals ?? [])];
  const row = sheet.rounds.find(({ entries }) => entries.some((id) => ids.includes(id)));
  return sheet.totals.map((total, seat) => {
    const result = row?.players[seat];
    return { points: result?.points ?? null, total: result?.total ?? total };
  });
}
