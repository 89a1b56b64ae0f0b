/** The figures and the name of a version of a round. */

import type { Setup, Sheet } from "../../../types.ts";
import { cardName } from "../../codes.ts";
import { nameOf, roundName } from "../../game-texts.ts";
import { correctedIds } from "../../log/hold.ts";
import type { Change, EntryRecord, LogEntry } from "../../log/records.ts";
import { hasText, t, withSign } from "../../messages.ts";
import { cellName, cellOf } from "../../recorders/rows/cells.ts";
import type { Comparison } from "../../recording/round-history.ts";

/** A player's points in the round in question (null: it is about more than one round) and total. */
export interface Figure {
  points: number | null;
  total: number | null;
}

/** Return by seat a sheet's figures for the round that was written twice; empty where it does not fit. */
export function versionFigures(sheet: Sheet | null, { version }: Pick<Comparison, "version">): Figure[] {
  const ids = [version.entry.id, ...correctedIds(version.entry), ...(version.held?.rivals ?? [])];
  return roundFigures(sheet, ids);
}

/** Return by seat a sheet's figures for the round with one of these entries; empty without a sheet. */
export function roundFigures(sheet: Sheet | null, ids: string[]): Figure[] {
  const row = sheet?.rounds.find(({ entries }) => entries.some((id) => ids.includes(id)));
  return (sheet?.totals ?? []).map((total, seat) => {
    const result = row?.players[seat];
    return { points: result?.points ?? null, total: result?.total ?? total };
  });
}

/** Join points to a text: "Ada +3, Ben −2"; "" where none are known. */
export function figuresText(setup: Setup, figures: Figure[]): string {
  const parts = figures.flatMap(({ points }, seat) =>
    points === null ? [] : [t("history.points", { name: nameOf(setup, seat), points: withSign(points) })],
  );
  return parts.join(", ");
}

/** Name what a version is a version of: "Round 4", "A card", "Ada: Fives", "Correction". */
export function versionName(setup: Setup, { entry, made }: EntryRecord): string {
  if (entry.type === "row") return cellName(setup, cellOf(entry));
  if (entry.type === "game" && made?.step) return roundName(`${setup.game}.game`, made.step.round);
  const isRound = ["round", "section", "game"].includes(entry.type) || !hasText(`deed.${entry.type}`);
  return isRound && made?.step ? roundName(setup.game, made.step.round) : t(`deed.${entry.type}`);
}

/** Return the card that an entry or a correction places: "10 of hearts"; "" where it removes one, or is about something else. */
export function versionCard(entry: LogEntry): string {
  const change = (entry.changes as Change[] | undefined)?.find((one) => "of" in one);
  const { type, card } = change?.entry ?? entry;
  return type === "place" ? cardName(String(card)) : "";
}
