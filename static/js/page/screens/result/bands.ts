/** The bands of the picture: who won, a row for each player, what there is to say, whose sheet it is. */

import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { accentOf, PAPER } from "./inks.ts";
import { heightOf, set, type Writing, write } from "./lettering.ts";
import { type Band, type Ground, players } from "./rows.ts";
import { drawingStamp } from "./stamps.ts";
import { type Result, resultOf } from "./words.ts";

/** All bands of a finished game, from top to bottom. */
export async function bandsOf(table: LoadedGame, ground: Ground): Promise<Band[]> {
  const result = resultOf(table);
  const said = result.tie ? [words(result.tie, ground)] : [];
  return [
    await head(table, result, ground),
    ...(await players(table.record, result.order, ground)),
    ...said,
    await foot(ground),
  ];
}

const DRAWING = 220;
const BESIDE = DRAWING + 48;
const BELOW_HEAD = 44;
/** Sizes of the title: the first in which it takes two lines, else the last. */
const TITLES = [84, 66, 52];

/** The game's drawing, and beside it what was played and who won. */
async function head({ record }: LoadedGame, result: Result, { context, width }: Ground): Promise<Band> {
  const { game } = record.setup;
  const image = await drawingStamp(game, DRAWING);
  const room = width - BESIDE;
  const soft = { weight: 500, size: 34, colour: PAPER.soft };
  const column = [
    set(context, result.game, room, { weight: 700, size: 38, colour: accentOf(game) }),
    title(result.title, { context, width: room }),
    set(context, result.reason, room, soft),
    set(context, result.day, room, soft),
  ];
  const text = column.reduce((sum, writing) => sum + heightOf(writing), 0);
  const height = Math.max(DRAWING, text);
  const draw = () => {
    context.drawImage(image, 0, (height - DRAWING) / 2, DRAWING, DRAWING);
    let y = (height - text) / 2;
    for (const writing of column) {
      write(context, writing, BESIDE, y);
      y += heightOf(writing);
    }
  };
  return { height: height + BELOW_HEAD, draw };
}

function title(text: string, { context, width }: Ground): Writing {
  const sizes = TITLES.map((size) => set(context, text, width, { weight: 850, size, colour: PAPER.ink }));
  const [largest] = sizes.filter(({ lines }) => lines.length <= 2);
  return largest ?? (sizes.at(-1) as Writing);
}

/** How a tie was broken. */
function words(text: string, { context, width }: Ground): Band {
  const writing = set(context, text, width, { weight: 500, size: 36, colour: PAPER.ink });
  return { height: heightOf(writing) + 28, draw: () => write(context, writing, 0, 28) };
}

const LEAF = 64;
const ABOVE_FOOT = 48;

/** The app's sign and name. */
async function foot({ context, width }: Ground): Promise<Band> {
  const image = await drawingStamp("leaf", LEAF);
  const name = set(context, t("app.name"), width, { weight: 700, size: 36, colour: PAPER.soft });
  const draw = () => {
    context.drawImage(image, 0, ABOVE_FOOT, LEAF, LEAF);
    write(context, name, LEAF + 18, ABOVE_FOOT + (LEAF - heightOf(name)) / 2);
  };
  return { height: ABOVE_FOOT + LEAF, draw };
}
