/** The lines from the card just placed to what it matched, each with its value. */

import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { vars } from "../../parts/vars.ts";
import { type Frame, screenCell } from "./frame.ts";
import { entryCell, type LastCard, type Match, type Square } from "./table.ts";

/** "run": shown for a while; "open": shown until they are closed. */
export type LinesState = "none" | "run" | "open";

/** From the middle of a cell to its edge, where the values stand. */
const EDGE_CELLS = 1 / 2;
/** From the middle of a card to where its line begins, in cells. */
const CLEAR_CELLS = 0.34;

interface CellPoint {
  x: number;
  y: number;
}

/** Render the lines over the square, in units of cells; `factor` is what a cover counts. */
export function matchLines(
  table: Square,
  last: LastCard,
  frame: Frame,
  lines: LinesState,
  factor: number,
): TemplateResult {
  const middleOf = ({ at }: LastCard | Match) => middleOfCell(screenCell(entryCell(at, table), frame));
  const from = middleOf(last);
  const { rows, columns } = frame;
  const origin = vars({ "--x": from.x / columns, "--y": from.y / rows });
  return html`<div class="greta-square-lines is-${lines}" aria-hidden="true">
    <svg viewBox="0 0 ${columns} ${rows}" preserveAspectRatio="none" ${origin}>
      ${last.matches.filter(hasLine).map((match) => line(from, middleOf(match)))}
    </svg>
    ${last.matches.map((match) => valueLabel(match, moveTowards(middleOf(match), from, EDGE_CELLS), frame, factor))}
  </div>`;
}

function hasLine({ what }: Match): boolean {
  return what !== "cover";
}

/** Render a line from card to card that leaves both faces readable. */
function line(from: CellPoint, to: CellPoint): SVGTemplateResult {
  const [start, end] = [moveTowards(from, to, CLEAR_CELLS), moveTowards(to, from, CLEAR_CELLS)];
  return svg`<line x1=${start.x} y1=${start.y} x2=${end.x} y2=${end.y} vector-effect="non-scaling-stroke"/>`;
}

/** Render what a match counts, at the edge of its card; for a cover "10 × 12" in the middle. */
function valueLabel(
  { what, points }: Match,
  { x, y }: CellPoint,
  { rows, columns }: Frame,
  factor: number,
): TemplateResult {
  const place = vars({ "--x": x / columns, "--y": y / rows });
  const text = what === "cover" ? t("greta.times", { n: factor, value: points / factor }) : String(points);
  return html`<span class="greta-square-value is-${what}" ${place}>${text}</span>`;
}

function middleOfCell([row, column]: readonly [number, number]): CellPoint {
  return { x: column + 0.5, y: row + 0.5 };
}

/** Return a point so many cells off, towards another cell of the same line. */
function moveTowards(point: CellPoint, other: CellPoint, cells: number): CellPoint {
  return {
    x: point.x + Math.sign(other.x - point.x) * cells,
    y: point.y + Math.sign(other.y - point.y) * cells,
  };
}
