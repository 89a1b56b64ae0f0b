/** The players' rows of the picture, like those of the board: rank, mark, name, crown, total, track. */

import type { Setup, Sheet } from "../../../types.ts";
import { isolate, number } from "../../messages.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { shortNames } from "../../parts/short-names.ts";
import { figures, goneText, isLeading, rankOf, targetShare } from "../sheet/standing.ts";
import { accentOf, PAPER } from "./inks.ts";
import { drawText, fittingSize, heightOf, type Lettering, measureIn, setText } from "./lettering.ts";
import { crownStamp, markStamp } from "./stamps.ts";

/** A horizontal band of the picture, drawn from its own upper left corner. */
export interface Band {
  height: number;
  draw(): void;
}

/** The canvas, and the width available on the sheet. */
export interface Ground {
  context: CanvasRenderingContext2D;
  width: number;
}

/** What the rows need of a game. */
interface GameHeading {
  setup: Setup;
  sheet: Sheet;
}

/** Heights and figures by the number of players, as on the board. */
interface Sizes {
  height: number;
  mark: number;
  name: number;
  total: number;
}

const LARGE: Sizes = { height: 164, mark: 80, name: 56, total: 108 };
const MIDDLE: Sizes = { height: 126, mark: 64, name: 48, total: 82 };
const SMALL: Sizes = { height: 104, mark: 54, name: 42, total: 64 };

/** Sizes of the names below that of the rows: the first in which all are whole is taken, else the last. */
const SMALLER_NAMES = [48, 42, 36];

const CROWN = 54;
const GAP = 24;
const RANK_GAP = 16;
const TRACK = 8;
/** Wide enough for any text that is to stay in one line. */
const UNLIMITED_PX = 10_000;

/** Build one band for each seat of `order`. */
export function playerRows(game: GameHeading, order: number[], ground: Ground): Promise<Band[]> {
  const sizes = order.length <= 4 ? LARGE : order.length <= 6 ? MIDDLE : SMALL;
  const totals = figures(game.setup, game.sheet).map((figure) =>
    totalLettering(number(figure), sizes, ground),
  );
  const ranks = order.map((seat) => rankLettering(rankOf(game.setup, game.sheet, seat), sizes, ground));
  const inset = widest(ranks, ground) + RANK_GAP;
  const taken = inset + sizes.mark + CROWN + 3 * GAP + widest(totals, ground);
  const names = nameLetterings(game, ground.width - taken, sizes, ground);
  const bands = order.map((seat, place) => {
    const texts = { rank: ranks[place], name: names[seat], total: totals[seat] } as Texts;
    return playerRow(game, seat, texts, { ...sizes, inset }, ground);
  });
  return Promise.all(bands);
}

/** What is written in a row. */
type Texts = Record<"rank" | "name" | "total", Lettering>;

async function playerRow(
  { setup, sheet }: GameHeading,
  seat: number,
  { rank, name, total }: Texts,
  { height, mark: size, inset }: Sizes & { inset: number },
  ground: Ground,
): Promise<Band> {
  const { context, width } = ground;
  const [mark, crown] = await Promise.all([
    markStamp(seatColours(setup.seats)[seat] ?? "grey", size),
    isLeading(sheet, seat) ? crownStamp(setup.game, CROWN) : null,
  ]);
  const middle = (height - TRACK) / 2;
  const left = width - widthOf(total, ground);
  const draw = () => {
    drawText(context, rank, 0, middle - heightOf(rank) / 2);
    context.drawImage(mark, inset, middle - size / 2, size, size);
    drawText(context, name, inset + size + GAP, middle - heightOf(name) / 2);
    drawText(context, total, left, middle - heightOf(total) / 2);
    if (crown) context.drawImage(crown, left - GAP - CROWN, middle - CROWN / 2, CROWN, CROWN);
    drawTrack(ground, height - TRACK, targetShare(setup, sheet, seat), accentOf(setup.game));
  };
  return { height, draw };
}

/** Draw the track to the target at the foot of a row. */
function drawTrack({ context, width }: Ground, top: number, done: number, colour: string): void {
  context.fillStyle = PAPER.hair;
  context.fillRect(0, top, width, TRACK);
  context.fillStyle = colour;
  context.fillRect(0, top, width * Math.max(0, Math.min(1, done)), TRACK);
}

/** Set a rank, "2."; nothing for who went home. */
function rankLettering(rank: number | null, { name }: Sizes, { context }: Ground): Lettering {
  const text = rank === null ? "" : `${number(rank)}.`;
  return setText(context, text, UNLIMITED_PX, { weight: 700, size: name, colour: PAPER.soft });
}

function totalLettering(text: string, { total }: Sizes, { context }: Ground): Lettering {
  return setText(context, text, UNLIMITED_PX, { weight: 850, size: total, colour: PAPER.ink });
}

/** Lay out the names as large as they fit, no two alike; those who left or are out are greyed and marked. */
function nameLetterings(
  { setup, sheet }: GameHeading,
  room: number,
  { name }: Sizes,
  { context }: Ground,
): Lettering[] {
  const names = setup.seats.map((seat, place) =>
    setup.playing[place] === false ? `${isolate(seat.name)} · ${goneText(sheet, place)}` : isolate(seat.name),
  );
  const measureAt = (size: number) => measureIn(context, { weight: 700, size });
  const sizes = [name, ...SMALLER_NAMES.filter((size) => size < name)];
  const style = { weight: 700, size: fittingSize(names, room, sizes, measureAt) };
  return shortNames(names, room, measureIn(context, style)).map((text, place) =>
    setText(context, text, UNLIMITED_PX, {
      ...style,
      colour: setup.playing[place] === false ? PAPER.soft : PAPER.ink,
    }),
  );
}

function widest(texts: Lettering[], ground: Ground): number {
  return Math.max(...texts.map((text) => widthOf(text, ground)));
}

function widthOf({ lines: [text = ""], ...style }: Lettering, { context }: Ground): number {
  return measureIn(context, style)(text);
}
