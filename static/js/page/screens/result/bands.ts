/** The bands of the picture: who won, a row for each player, how a tie was broken, the app's name. */

import { initialsOf } from "../../game-drawing.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { accentOf, PAPER } from "./inks.ts";
import {
  cssFont,
  drawText,
  hasWordsWhole,
  heightOf,
  type Lettering,
  measureIn,
  setText,
} from "./lettering.ts";
import { type Band, type Ground, playerRows } from "./rows.ts";
import { blankStamp, drawingStamp } from "./stamps.ts";
import { type EndText, endText } from "./words.ts";

/** Build all bands of a finished game, from top to bottom. */
export async function bandsOf(table: LoadedGame, ground: Ground): Promise<Band[]> {
  const result = endText(table);
  const ties = result.tie ? [tieBand(result.tie, ground)] : [];
  return [
    await headBand(table, result, ground),
    ...(await playerRows(table.record, result.order, ground)),
    ...ties,
    await footBand(ground),
  ];
}

const DRAWING = 220;
const BESIDE = DRAWING + 48;
const BELOW_HEAD = 44;
/** Keeps the accent of a name's capital clear of the line above. */
const BELOW_GAME = 8;
/** Sizes of the title: the first in which it fits two lines, every word whole, is taken, else the last. */
const TITLES = [84, 66, 52];

/** Build the head: the game's drawing, and beside it what was played and who won. */
async function headBand({ record }: LoadedGame, result: EndText, { context, width }: Ground): Promise<Band> {
  const { game } = record.setup;
  const letters = initialsOf(record.setup);
  const image = await (letters ? blankStamp(DRAWING) : drawingStamp(game, DRAWING));
  const room = width - BESIDE;
  const soft = { weight: 500, size: 34, colour: PAPER.soft };
  const played = setText(context, result.game, room, { weight: 700, size: 38, colour: accentOf(game) });
  played.leading += BELOW_GAME;
  const column = [
    played,
    titleLettering(result.title, { context, width: room }),
    setText(context, result.reason, room, soft),
    setText(context, result.day, room, soft),
  ];
  const text = column.reduce((sum, lettering) => sum + heightOf(lettering), 0);
  const height = Math.max(DRAWING, text);
  const draw = () => {
    context.drawImage(image, 0, (height - DRAWING) / 2, DRAWING, DRAWING);
    writeLetters(context, letters, height / 2);
    let y = (height - text) / 2;
    for (const lettering of column) {
      drawText(context, lettering, BESIDE, y);
      y += heightOf(lettering);
    }
  };
  return { height: height + BELOW_HEAD, draw };
}

/** Write the letters of a drawing, which as an image has none of the app's type. */
function writeLetters(context: CanvasRenderingContext2D, letters: string, middle: number): void {
  context.save();
  context.font = cssFont({ weight: 850, size: 76 });
  context.fillStyle = PAPER.ink;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(letters, DRAWING * 0.48, middle);
  context.restore();
}

function titleLettering(text: string, { context, width }: Ground): Lettering {
  const sizes = TITLES.map((size) => setText(context, text, width, { weight: 850, size, colour: PAPER.ink }));
  const isWhole = (title: Lettering) => hasWordsWhole(text, width, measureIn(context, title));
  const [largest] = sizes.filter((title) => title.lines.length <= 2 && isWhole(title));
  return largest ?? (sizes.at(-1) as Lettering);
}

/** Build the band that says how a tie was broken. */
function tieBand(text: string, { context, width }: Ground): Band {
  const lettering = setText(context, text, width, { weight: 500, size: 36, colour: PAPER.ink });
  return { height: heightOf(lettering) + 28, draw: () => drawText(context, lettering, 0, 28) };
}

const LEAF = 64;
const ABOVE_FOOT = 48;

/** Build the foot: the app's sign and name. */
async function footBand({ context, width }: Ground): Promise<Band> {
  const image = await drawingStamp("leaf", LEAF);
  const name = setText(context, t("app.name"), width, { weight: 700, size: 36, colour: PAPER.soft });
  const draw = () => {
    context.drawImage(image, 0, ABOVE_FOOT, LEAF, LEAF);
    drawText(context, name, LEAF + 18, ABOVE_FOOT + (LEAF - heightOf(name)) / 2);
  };
  return { height: ABOVE_FOOT + LEAF, draw };
}
