/** What a chart draws: the columns of figures in the table beside it, which says it all by itself. */

export interface ChartLine {
  /** The colour of its mark. */
  colour: string;
  name: string;
  /** Null where there is none. */
  values: (number | null)[];
  /** The places at which something was won. */
  winPlaces: Set<number>;
}

export interface Course {
  /** What stands under each place. */
  places: string[];
  lines: ChartLine[];
}

/** The course of a table: a row for each place, a column `[data-colour]` for each line. */
export function courseOf(table: HTMLTableElement): Course {
  const rows = [...(table.tBodies[0]?.rows ?? [])];
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const lines = heads.flatMap((head, column) => (head.dataset.colour ? [lineOf(head, rows, column)] : []));
  return { places: rows.map((row) => textOf(row.cells[0])), lines };
}

function lineOf(head: HTMLTableCellElement, rows: HTMLTableRowElement[], column: number): ChartLine {
  const cells = rows.map((row) => row.cells[column]);
  return {
    colour: head.dataset.colour ?? "",
    name: textOf(head),
    values: cells.map((cell) => (cell?.dataset.value ? Number(cell.dataset.value) : null)),
    winPlaces: new Set(cells.flatMap((cell, place) => (cell?.dataset.won === undefined ? [] : [place]))),
  };
}

function textOf(cell: HTMLElement | undefined): string {
  return cell?.textContent?.trim() ?? "";
}
