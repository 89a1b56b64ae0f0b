/** Reads what a chart draws from the table it stands above. */

export interface ChartLine {
  /** The colour of its mark. */
  colour: string;
  name: string;
  /** The value at each place; null where there is none. */
  values: (number | null)[];
  /** The places at which something was won. */
  winPlaces: Set<number>;
}

export interface Course {
  /** The label of each place. */
  places: string[];
  lines: ChartLine[];
}

/** Read a table: a row for each place, a column `[data-colour]` for each line. */
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

/** Return from where to where a chart goes, "3 May – 8 June"; a single day is said once. */
export function rangeText(places: string[]): string {
  const [first = "", last = ""] = [places[0], places.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}
