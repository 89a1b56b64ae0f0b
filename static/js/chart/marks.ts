/** The marks on a chart: nobody has to tell lines by their colours. */

import uPlot from "uplot";
import shapes from "../../../companion/drawings/marks.json";
import type { Looks } from "./looks.ts";
import type { Line } from "./table.ts";

const SIZE = 16;
/** The field the shapes are drawn on. */
const FIELD = 24;

/** Where a line ends, and how far down its mark stands. */
export interface End {
  line: Line;
  place: number;
  top: number;
}

/** The ends of all lines, moved apart where their marks would lie on each other. */
export function ends(plot: uPlot, lines: Line[]): End[] {
  const found = lines.flatMap((line) => endOf(plot, line)).sort((one, other) => one.top - other.top);
  const step = SIZE * uPlot.pxRatio;
  for (const [at, end] of found.entries()) {
    const above = found[at - 1];
    if (above && above.place === end.place) end.top = Math.max(end.top, above.top + step);
  }
  return found;
}

function endOf(plot: uPlot, line: Line): End[] {
  const place = line.values.findLastIndex((value) => value !== null);
  const value = line.values[place];
  return typeof value === "number" ? [{ line, place, top: plot.valToPos(value, "y", true) }] : [];
}

/** Draws the mark of a line at a place: on the line, or `top` down. */
export function sign(plot: uPlot, looks: Looks, line: Line, place: number, top?: number): void {
  const { ctx } = plot;
  const shape = new Path2D(shapes[line.colour as keyof typeof shapes] ?? shapes.grey);
  const side = SIZE * uPlot.pxRatio;
  const y = top ?? plot.valToPos(line.values[place] ?? 0, "y", true);
  ctx.save();
  ctx.translate(plot.valToPos(place, "x", true) - side / 2, y - side / 2);
  ctx.scale(side / FIELD, side / FIELD);
  ctx.fillStyle = looks.mark(line.colour);
  ctx.fill(shape);
  ctx.strokeStyle = looks.ink;
  ctx.lineWidth = 2.6;
  ctx.lineJoin = "round";
  ctx.stroke(shape);
  ctx.restore();
}
