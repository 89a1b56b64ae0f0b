/** What a version comes to, player by player. */

import type { Setup, Sheet } from "../../../types.ts";
import { nameOf } from "../../game-texts.ts";
import { correctedIds } from "../../log/hold.ts";
import { signed, t } from "../../messages.ts";
import type { Comparison } from "../../recording/round-history.ts";

/** A player's points in the round in question (null: it is about more than one round) and total. */
export interface Figure {
  points: number | null;
  total: number | null;
}

/** By seat what a sheet says of the round that was written twice; empty where it does not fit. */
export function figuresOf(sheet: Sheet | null, { version }: Pick<Comparison, "version">): Figure[] {
  const ids = [version.entry.id, ...correctedIds(version.entry), ...(version.held?.rivals ?? [])];
  return figuresIn(sheet, ids);
}

/** By seat what a sheet says of the round one of these entries stands in; empty without a sheet. */
export function figuresIn(sheet: Sheet | null, ids: string[]): Figure[] {
  const row = sheet?.rounds.find(({ entries }) => entries.some((id) => ids.includes(id)));
  return (sheet?.totals ?? []).map((total, seat) => {
    const result = row?.players[seat];
    return { points: result?.points ?? null, total: result?.total ?? total };
  });
}

/** "Ada +3, Ben −2"; "" where nothing is known. */
export function figureWords(setup: Setup, figures: Figure[]): string {
  const told = figures.flatMap(({ points }, seat) =>
    points === null ? [] : [t("history.points", { name: nameOf(setup, seat), points: signed(points) })],
  );
  return told.join(", ");
}
