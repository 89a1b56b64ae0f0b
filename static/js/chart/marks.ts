/** The marks on a chart: nobody has to tell lines by their colours. */

import uPlot from "uplot";
// As text, because as a module it would come with the whole app, which draws the same marks.
import shapesText from "../../../companion/drawings/marks.json?raw";
import type { Looks } from "./looks.ts";
import { spread } from "./spread.ts";
import type { Line } from "./table.ts";

const SHAPES: Record<string, string> = JSON.parse(shapesText);
/** Who has no colour has a dot. */
const DOT = "blue";
const SIZE = 16;
/** The field the shapes are drawn on. */
const FIELD = 24;

/** How far down the mark of each line stands at its end, where those of several do not touch. */
export function ends(plot: uPlot, lines: Line[]): number[] {
  const { top, height } = plot.bbox;
  const wanted = lines.map(({ values }) => plot.valToPos(values.at(-1) ?? 0, "y", true) - top);
  return spread(wanted, (SIZE + 1) * uPlot.pxRatio, height).map((place) => place + top);
}

/** Draws the mark of a line at a place: on the line, or `top` down. */
export function sign(plot: uPlot, looks: Looks, line: Line, place: number, top?: number): void {
  const { ctx } = plot;
  const shape = new Path2D(SHAPES[line.colour] ?? SHAPES[DOT]);
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
