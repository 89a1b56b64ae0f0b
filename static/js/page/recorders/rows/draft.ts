/** The draft of one row: whose, which, and what is to stand in it. */

import type { Bar, Draft, Entry, Path, Setup, Sheet } from "../../../types.ts";
import { withoutInput } from "../recorder.ts";
import { type Cell, emptyCellIn, findRow, nextSeat } from "./cells.ts";

/** What is written down in a row: a number, yes or no, or the id of a choice. */
export type Value = number | boolean | string;

export interface RowDraft extends Draft {
  entry: Entry & { seat: number; row: string | null; value: Value | null };
  /** What is being typed into it. */
  typed?: string;
}

/** Return an empty draft: of the cell that was tapped on the sheet, else of whoever is next. */
export function newRowDraft(setup: Setup, sheet: Sheet): RowDraft {
  const cell = emptyCellIn(location.hash, setup, sheet);
  const seat = cell?.seat ?? nextSeat(setup, sheet);
  return { entry: { type: "row", seat, row: cell?.row ?? null, value: null }, seat, depth: "counts" };
}

export function draftOfRow(entry: Entry): RowDraft {
  return { entry: entry as RowDraft["entry"], seat: Number(entry.seat), depth: "counts" };
}

/** Return the cell that is open, null while none is. */
export function openCell({ entry: { seat, row } }: RowDraft): Cell | null {
  return row === null ? null : { seat, row };
}

/** Return the draft at another cell, of which nothing is known yet. */
export function atCell(draft: RowDraft, { seat, row }: Cell): RowDraft {
  return { ...withoutInput(draft), seat, entry: { ...draft.entry, seat, row, value: null } } as RowDraft;
}

/** Return the draft with what stands in its row, and how far that is typed. */
export function withValue(draft: RowDraft, value: Value | null, typed?: string): RowDraft {
  const after = { ...withoutInput(draft), entry: { ...draft.entry, value } } as RowDraft;
  return typed === undefined ? after : { ...after, typed };
}

/** Return the draft of a row that is struck out: nought, or no; null where that cannot be. */
export function struck(draft: RowDraft, setup: Setup): RowDraft | null {
  const row = findRow(setup, draft.entry.row);
  if (!row || row.kind === "choice" || Number(row.least ?? 0) > 0) return null;
  return withValue(draft, row.kind === "flag" ? false : 0);
}

/** Return what is still to be tapped: which row, then what stands in it. */
export function missingTap({ entry: { row, value } }: RowDraft): (Bar & { at: Path }) | null {
  if (row === null) return { code: "pads.which_row", params: {}, at: ["row"] };
  return value === null ? { code: "pads.what_in_it", params: {}, at: ["value"] } : null;
}
