/**
 * The result as a picture, drawn on this phone: one sheet of light paper in the app's style.
 *
 * It consists of bands from top to bottom, each of a height that is known before anything is drawn.
 */

import { eveningStamp } from "../../evenings.ts";
import { fileStem } from "../../export.ts";
import type { LoadedGame } from "../../log/records.ts";
import { loadFont } from "../../parts/short-names.ts";
import { bandsOf } from "./bands.ts";
import { PAPER } from "./inks.ts";
import { cssFont } from "./lettering.ts";
import { playingTime } from "./playing-time.ts";
import type { Band } from "./rows.ts";

const WIDTH = 1080;
/** Around the sheet, and inside its edge. */
const MARGIN = 40;
const PADDING = 60;
const LINE = 6;
const SHADOW = 12;
/** Corners cut by hand, like those of the app's keys. */
const CORNERS = [38, 32, 42, 30];

/** Draw the picture of a finished game, as a file. */
export async function pictureOf(table: LoadedGame): Promise<File> {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  await Promise.all([500, 700, 850].map((weight) => loadFont(cssFont({ weight, size: 40 }), "a0")));
  const edge = MARGIN + PADDING;
  draw(context, await bandsOf(table, { context, width: WIDTH - 2 * edge }), edge);
  const day = eveningStamp(playingTime(table).startTime);
  return toFile(context.canvas, `${fileStem(table.record.setup)}-${day}.png`);
}

function draw(context: CanvasRenderingContext2D, bands: Band[], edge: number): void {
  const { canvas } = context;
  canvas.width = WIDTH;
  canvas.height = 2 * edge + bands.reduce((sum, { height }) => sum + height, 0);
  drawSheet(context);
  context.translate(edge, edge);
  for (const band of bands) {
    band.draw();
    context.translate(0, band.height);
  }
}

/** Draw the sheet: an ink outline, and a hard shadow to the lower right. */
function drawSheet(context: CanvasRenderingContext2D): void {
  const { canvas } = context;
  const width = canvas.width - 2 * MARGIN;
  const height = canvas.height - 2 * MARGIN;
  context.fillStyle = PAPER.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [shift, fill] of [[SHADOW, PAPER.ink] as const, [0, PAPER.card] as const]) {
    context.beginPath();
    context.roundRect(MARGIN + shift, MARGIN + shift, width, height, CORNERS);
    context.fillStyle = fill;
    context.fill();
  }
  context.lineWidth = LINE;
  context.strokeStyle = PAPER.ink;
  context.stroke();
}

async function toFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!picture) throw new Error("This browser cannot make a picture.");
  return new File([picture], name, { type: "image/png" });
}
