/** The marks on a chart, so that nobody has to tell lines by their colours. */

import uPlot from "uplot";
// As text: imported as a module, it would share a chunk with the app, which draws the same marks.
import shapesText from "../../../companion/drawings/marks.json?raw";
import type { Looks } from "./looks.ts";
import { spreadOut } from "./spread.ts";
import type { ChartLine } from "./table.ts";

const SHAPES: Record<string, string> = JSON.parse(shapesText);
/** The shape of a line without a colour: a dot. */
const FALLBACK_SHAPE = "blue";
const MARK_PX = 16;
/** The side of the square the shapes are drawn in. */
const SHAPE_PX = 24;

/** The distance from the lines' ends of marks that would overlap there. */
export const BESIDE_PX = 18;

/** Draw the marks at the lines' ends; where they would overlap, beside them, each joined to its line. */
export function drawEnds(plot: uPlot, looks: Looks, lines: ChartLine[]): void {
  const { top, height } = plot.bbox;
  const wanted = lines.map(({ values }) => plot.valToPos(values.at(-1) ?? 0, "y", true) - top);
  const tops = spreadOut(wanted, (MARK_PX + 1) * uPlot.pxRatio, height);
  const isCrowded = tops.some((place, at) => Math.abs(place - (wanted[at] ?? place)) > uPlot.pxRatio);
  for (const [at, line] of lines.entries()) {
    const end = pointOf(plot, line, line.values.length - 1);
    const place = isCrowded ? { x: end.x + BESIDE_PX * uPlot.pxRatio, y: top + (tops[at] ?? 0) } : end;
    if (isCrowded) drawJoin(plot.ctx, looks, end, place);
    drawMark(plot.ctx, looks, line, place);
  }
}

/** Draw the mark of a line wherever something was won. */
export function drawWins(plot: uPlot, looks: Looks, line: ChartLine): void {
  for (const place of line.winPlaces) drawMark(plot.ctx, looks, line, pointOf(plot, line, place));
}

interface CanvasPoint {
  x: number;
  y: number;
}

function pointOf(plot: uPlot, { values }: ChartLine, place: number): CanvasPoint {
  return { x: plot.valToPos(place, "x", true), y: plot.valToPos(values[place] ?? 0, "y", true) };
}

function drawJoin(ctx: CanvasRenderingContext2D, looks: Looks, from: CanvasPoint, to: CanvasPoint): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.strokeStyle = looks.soft;
  ctx.lineWidth = uPlot.pxRatio;
  ctx.stroke();
  ctx.restore();
}

function drawMark(ctx: CanvasRenderingContext2D, looks: Looks, line: ChartLine, { x, y }: CanvasPoint): void {
  const shape = new Path2D(SHAPES[line.colour] ?? SHAPES[FALLBACK_SHAPE]);
  const side = MARK_PX * uPlot.pxRatio;
  ctx.save();
  ctx.translate(x - side / 2, y - side / 2);
  ctx.scale(side / SHAPE_PX, side / SHAPE_PX);
  ctx.fillStyle = looks.mark(line.colour);
  ctx.fill(shape);
  ctx.strokeStyle = looks.ink;
  ctx.lineWidth = 2.6;
  ctx.lineJoin = "round";
  ctx.stroke(shape);
  ctx.restore();
}
