/** The block of a pad of rows: which cells are filled, by which entry, and whose turn it is. */

import type { Entry, Line, PadRow, Round, Setup, Sheet } from "../../../types.ts";
import { nameOf, wordsOf } from "../../game-texts.ts";
import { playingSeats } from "../../log/draft.ts";
import { t } from "../../messages.ts";

/** A row of one player. */
export interface Cell {
  seat: number;
  row: string;
}

/** What stands in a row, by seat: null where it is empty. */
interface SheetRow {
  id: string;
  points: (number | null)[];
  /** Left out in a computed row. */
  values?: (number | boolean | string | null)[];
}

export function rowsOf({ pad }: Setup): PadRow[] {
  if (!pad?.rows) throw new Error("a game without a pad of rows");
  return pad.rows;
}

/** Whether a row is filled in by nobody: a bonus, a sum. */
export function isWorkedOut({ kind }: PadRow): boolean {
  return kind === "computed" || kind === "subtotal";
}

/** Return a row of the pad by its id; a pad that was changed may have it no more. */
export function findRow(setup: Setup, id: unknown): PadRow | undefined {
  return rowsOf(setup).find((row) => row.id === id);
}

/** Return the cell that an entry fills. */
export function cellOf({ seat, row }: Entry): Cell {
  return { seat: Number(seat), row: String(row) };
}

/** Name a cell: "Ada: Fives". */
export function cellName(setup: Setup, { seat, row }: Cell): string {
  return t("pads.cell", { name: nameOf(setup, seat), row: wordsOf(findRow(setup, row)?.name ?? row) });
}

/** Return what stands in the rows of the sheet, by their ids. */
export function sheetRows({ table }: Sheet): Map<string, SheetRow> {
  return new Map(((table.rows ?? []) as SheetRow[]).map((row) => [row.id, row]));
}

/** Return the line of the row that an entry has filled, with its seat; null for an adjustment. */
export function filledLine({ players }: Round): { seat: number; line: Line & { row: string } } | null {
  const seat = players.findIndex(({ lines }) => lines[0]?.what === "row");
  const line = players[seat]?.lines[0];
  return line?.row === undefined ? null : { seat, line: { ...line, row: line.row } };
}

/** Return the entries by the cell that each has filled, under `keyOf`. */
export function entriesByCell({ rounds }: Sheet): Map<string, string> {
  const found = new Map<string, string>();
  for (const round of rounds) {
    const filled = filledLine(round);
    const [entry] = round.entries;
    if (filled && entry) found.set(keyOf({ seat: filled.seat, row: filled.line.row }), entry);
  }
  return found;
}

/** Return a cell as text, "0.fives". */
export function keyOf({ seat, row }: Cell): string {
  return `${seat}.${row}`;
}

/** Return the cell that an address names behind its #, where it is an empty one of this table; else null. */
export function emptyCellIn(hash: string, setup: Setup, sheet: Sheet): Cell | null {
  const [, place, row] = /^#(\d+)\.(\w+)$/.exec(hash) ?? [];
  const seat = Number(place);
  if (!row || !playingSeats(setup).includes(seat)) return null;
  return sheetRows(sheet).get(row)?.values?.[seat] === null ? { seat, row } : null;
}

/** Return who fills a row next: the first after the last one who has most of them left. */
export function nextSeat(setup: Setup, sheet: Sheet): number {
  const seats = playingSeats(setup);
  const left = rowsLeft(sheet);
  const last = sheet.rounds.map(filledLine).findLast((filled) => filled !== null)?.seat ?? -1;
  const order = [...seats.filter((seat) => seat > last), ...seats.filter((seat) => seat <= last)];
  const most = Math.max(...seats.map((seat) => left[seat] ?? 0));
  return order.find((seat) => left[seat] === most) ?? 0;
}

/** Return by seat how many rows are empty. */
export function rowsLeft({ next }: Sheet): number[] {
  return (next?.rows_left ?? []) as number[]; // no next: the game is over
}
