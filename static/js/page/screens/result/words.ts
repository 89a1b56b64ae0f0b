/** How a game ended, in words: for its picture, and as a text to send. */

import { eveningOf } from "../../evenings.ts";
import { gameName, nameOf } from "../../game-texts.ts";
import { dateLocale } from "../../language.ts";
import type { LoadedGame } from "../../log/records.ts";
import { number, t, tn } from "../../messages.ts";
import { ending } from "../sheet/line.ts";
import { reason, tieBreakText } from "../sheet/outcome.ts";
import { figures, isByWins, isOut, rankOf, seatsByRank } from "../sheet/standing.ts";
import { playingTime } from "./playing-time.ts";

/** The texts of how a game ended. */
export interface EndText {
  /** "Agame not Lame", "21 November 2026" as in the list of evenings, "Ada wins". */
  game: string;
  day: string;
  title: string;
  /** "300 reached". */
  reason: string;
  /** How a tie was broken; "" without one. */
  tie: string;
  /** Seats from the first rank to the last. */
  order: number[];
}

/** Return the texts of how a game ended. */
export function endText(table: LoadedGame): EndText {
  const { setup, sheet } = table.record;
  const day = new Intl.DateTimeFormat(dateLocale, { dateStyle: "long" });
  return {
    game: gameName(setup),
    title: ending(setup, sheet),
    day: day.format(eveningOf(playingTime(table).startTime)),
    reason: reason(setup, sheet),
    tie: tieBreakText(setup, sheet),
    order: seatsByRank(sheet),
  };
}

/** Return the result as a text of a few lines. */
export function resultText(table: LoadedGame): string {
  const { setup, sheet } = table.record;
  const { game, title, day, reason, tie, order } = endText(table);
  const players = order.map((seat) => {
    const figure = figures(setup, sheet)[seat] ?? 0;
    const rank = rankOf(setup, sheet, seat);
    const way = isOut(sheet, seat) ? ".out" : rank === null ? ".left" : "";
    return t(`result.line${way}`, {
      rank: number(rank ?? 0),
      name: nameOf(setup, seat),
      total: isByWins(setup) ? tn("sheet.won", figure) : number(figure),
    });
  });
  const head = t("result.head", { game, day });
  return stripIsolates([head, title, "", ...players, "", reason, tie].join("\n").trim());
}

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Remove the isolates around names where no text runs from right to left: not every app hides them. */
function stripIsolates(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? text : text.replace(/[\u2068\u2069]/g, "");
}
