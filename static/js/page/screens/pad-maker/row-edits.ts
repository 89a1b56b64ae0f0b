/** Edits of a pad of rows: each takes a pad and returns another one. */

import type { Formula, Pad, PadRow } from "../../../types.ts";
import { isWorkedOut } from "../../recorders/rows/cells.ts";
import { dropRowFromChecks } from "./checks.ts";
import { idFor, idsOf, setField, setPlain, withItems } from "./edits.ts";
import { type Extra, readExtra, writeExtra } from "./row-extras.ts";

export type RowKind = NonNullable<PadRow["kind"]>;

export const MAX_ROWS = 30;
/** What a bonus is at first: that of the upper half of Yahtzee. */
const FIRST_FROM = 63;
const FIRST_BONUS = 35;

/** Return a pad of rows of which nothing is known but that a number is written in one. */
export function emptyRows(row: string): Pad {
  const rows: PadRow[] = [{ id: idFor(row, []), name: row }];
  const pad: Omit<Pad, "fields"> = { name: "", kind: "rows", seats: [1, 6], rows, wins: "high" };
  return pad as Pad;
}

export function rowsOf({ rows = [] }: Pad): PadRow[] {
  return rows;
}

/** Return the pad with one more row at its end, one of choices `struck` by the first of them. */
export function addRow(pad: Pad, kind: RowKind, name: string, struck: string): Pad {
  const rows = rowsOf(pad);
  const row: PadRow = { id: idFor(name, idsOf(rows)), name };
  if (kind !== "number") row.kind = kind;
  if (kind === "choice") row.choices = strikeOnly(struck);
  if (isWorkedOut(row)) {
    const ids = idsSince(rows, row);
    const bonus: Extra = { kind: "bonus", ids, from: FIRST_FROM, worth: FIRST_BONUS };
    row.points = writeExtra(kind === "subtotal" ? { kind: "sum", ids } : bonus, rows);
  }
  return withItems(pad, [...rows, row]);
}

/**
 * Return the rows that a bonus, or a sum, is for at first: those filled in since what was worked out before.
 * Right behind that, a bonus is for what the sum adds up, and a sum has the bonus, too.
 */
function idsSince(rows: readonly PadRow[], { kind }: PadRow): string[] {
  const since = rows.slice(rows.findLastIndex(isWorkedOut) + 1);
  if (since.length) return idsOf(since);
  const isAsked = (row: PadRow) => !isWorkedOut(row);
  const last = rows.findLastIndex((row) => row.kind === kind);
  const found = rows.slice(last + 1);
  if (kind === "subtotal") return idsOf(found.some(isAsked) ? found : rows.slice(last));
  return idsOf((found.some(isAsked) ? found : rows).filter(isAsked));
}

/** Return the pad with a row of another kind: what only the former kind has goes. One of choices is `struck` by the first of them. */
export function setRowKind(pad: Pad, at: number, kind: RowKind, struck: string): Pad {
  const row = rowsOf(pad)[at];
  if (!row || (row.kind ?? "number") === kind) return pad;
  const { id, name } = row;
  const plain: PadRow = { id, name, ...(kind !== "number" && { kind }) };
  if (kind === "choice") plain.choices = strikeOnly(struck);
  return changed(pad, at, plain);
}

/** Return the pad with other points of a row; null: what was written down. */
export function setRowPoints(pad: Pad, at: number, points: Formula | null): Pad {
  const row = rowsOf(setField(pad, at, { points }))[at];
  return row ? changed(pad, at, row) : pad;
}

/** Return the pad without a row, and without it in what is worked out and in checks; one that is filled in stays always. */
export function removeRow(pad: Pad, at: number): Pad {
  const rows = rowsOf(pad);
  const left = rows.filter((_, place) => place !== at);
  if (left.every(isWorkedOut)) return pad;
  return withFollowing(dropRowFromChecks(pad, rows[at]?.id ?? ""), left);
}

function strikeOnly(name: string): PadRow["choices"] {
  return [{ id: idFor(name, []), name, worth: 0 }];
}

function changed(pad: Pad, at: number, row: PadRow): Pad {
  return withFollowing(
    pad,
    rowsOf(pad).map((one, place) => (place === at ? row : one)),
  );
}

/** Return the pad with other rows, and what was tapped together from the former ones for those that are left. */
function withFollowing(pad: Pad, rows: PadRow[]): Pad {
  const before = rowsOf(pad);
  const ids = idsOf(rows);
  const following = rows.map((row) => {
    const extra = readExtra(row, before);
    if (!extra) return row;
    const left = { ...extra, ids: extra.ids.filter((id) => ids.includes(id)) };
    return { ...row, points: writeExtra(left, rows) };
  });
  return withItems(pad.tie && !ids.includes(pad.tie) ? setPlain(pad, "tie", null) : pad, following);
}
