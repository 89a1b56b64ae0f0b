/** The part of the table that is on the screen, and how it is turned. */

import type { Cell } from "./table.ts";

/** Rows and columns are those of the screen; `turns` are quarters to the left. */
export interface Frame {
  top: number;
  left: number;
  rows: number;
  columns: number;
  turns: number;
}

/** Return the frame around these cells: all that is occupied or legal, so that nobody has to scroll. */
export function frameOf(cells: Cell[], turns: number): Frame {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [high, wide] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const isUpright = turns % 2 === 0;
  return { top, left, turns, rows: isUpright ? high : wide, columns: isUpright ? wide : high };
}

/** Return row and column of a cell on the screen, from 0. */
export function screenCell([row, column]: Cell, { top, left, rows, columns, turns }: Frame): Cell {
  const [down, across] = [row - top, column - left];
  if (turns === 1) return [rows - 1 - across, down];
  if (turns === 2) return [rows - 1 - down, columns - 1 - across];
  if (turns === 3) return [across, columns - 1 - down];
  return [down, across];
}

/** Return every cell of the rectangle around these. */
export function cellsBetween(cells: Cell[]): Cell[] {
  const { top, left, rows, columns } = frameOf(cells, 0);
  const across = [...Array(columns).keys()];
  return [...Array(rows).keys()].flatMap((row) => across.map((column): Cell => [top + row, left + column]));
}

const TURNS_KEY = "greta turns";

/** Load how far the square was turned last on this phone, in quarters. */
export function loadTurns(): number {
  try {
    return Number(localStorage.getItem(TURNS_KEY)) % 4 || 0;
  } catch {
    return 0;
  }
}

export function saveTurns(turns: number): void {
  try {
    localStorage.setItem(TURNS_KEY, String(turns));
  } catch {
    // A phone without storage keeps the turn until the page is closed.
  }
}
