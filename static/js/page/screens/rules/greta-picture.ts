import { html, type TemplateResult } from "lit";
import { frenchCard } from "../../parts/french-card.ts";
import { vars } from "../../parts/vars.ts";
import { frameOf } from "../../recorders/greta/frame.ts";
import { matchLines } from "../../recorders/greta/lines.ts";
import {
  type Cell,
  type LastCard,
  type Lying,
  type Match,
  type Square,
  sameCell,
} from "../../recorders/greta/table.ts";
import type { Picture } from "../../rulebook/book.ts";

type GridPicture = Extract<Picture, { kind: "grid" }>;

/** The points of a cover, as in the rulebook. */
const COVER_POINTS = 10;

/** Render cards in their square, with lines from the card just laid to those it matches. */
export function gretaPicture(grid: GridPicture): TemplateResult {
  const table = squareOf(grid);
  const frame = frameOf(
    table.cells.map(({ at }) => at),
    0,
  );
  const { rows, columns } = frame;
  const size = { "--rows": rows, "--columns": columns, "--most": Math.max(rows, columns) };
  return html`<div class="greta-square" ${vars(size)}>
    ${table.cells.map((lying) => place(lying, grid))}
    <div class="greta-square-overlay">${table.last ? matchLines(table, table.last, frame, "open", COVER_POINTS) : ""}</div>
  </div>`;
}

function place({ at, card, under }: Lying, { card: laid, lines }: GridPicture): TemplateResult {
  const isMatched = lines.some(({ to }) => sameCell(to, at)) && !sameCell(laid, at);
  const classes = `${isMatched ? "is-matched" : ""} ${sameCell(laid, at) ? "is-laid" : ""}`;
  return html`<div class="greta-square-cell ${classes}" ${vars({ "--row": at[0] + 1, "--column": at[1] + 1 })}>
    ${frenchCard({ card, size: "grid", hasCardBelow: under !== null })}
  </div>`;
}

function squareOf(grid: GridPicture): Square {
  const cells = grid.cells.flatMap((row, down) =>
    row.flatMap((card, across): Lying[] => (card ? [lyingAt(grid, card, [down, across])] : [])),
  );
  return { cells, origin: [0, 0], last: lastOf(grid, cells), played: [] };
}

function lyingAt({ card: laid, under }: GridPicture, card: string, at: Cell): Lying {
  const isTop = sameCell(at, laid);
  return { at, card, level: 1, under: (isTop && under) || null };
}

function lastOf({ card: at, lines }: GridPicture, cells: Lying[]): LastCard {
  const cardAt = (cell: Cell) => cells.find((lying) => sameCell(lying.at, cell))?.card ?? "";
  const card = cardAt(at);
  const matches = lines.map(({ to, points }): Match => {
    const what = sameCell(to, at) ? "cover" : cardAt(to).at(-1) === card.at(-1) ? "suit" : "rank";
    return { at: to, card: cardAt(to), what, points };
  });
  return { at, card, matches };
}
