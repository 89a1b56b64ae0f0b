/** The line over the board: what the table needs to know now. */

import type { Setup, Sheet } from "../../../types.ts";
import { number, t, tn } from "../../messages.ts";
import { nameOf, names } from "../words.ts";

/** One line, "" when there is nothing to say. */
export function lineOf(setup: Setup, sheet: Sheet): string {
  if (sheet.over) return ending(setup, sheet);
  const waits = WAITS[setup.game]?.(setup, sheet) ?? "";
  const needed = needs(setup, sheet) || (waits ? "" : target(sheet));
  return [waits, needed].filter(Boolean).join(" · ");
}

/** "Ben wins", "Ada and Ben win together". */
export function ending(setup: Setup, { winners, rounds }: Sheet): string {
  if (!rounds.length || !winners.length) return t("line.over");
  return tn("line.wins", winners.length, {
    names: names(setup, winners),
    name: nameOf(setup, winners[0] ?? 0),
  });
}

/** "round 4 of 6" beside the game's name, "" where no end is agreed on. */
export function progress({ options }: Setup, { rounds, next }: Sheet): string {
  const most = options.max_rounds ?? options.rounds ?? options.games;
  if (typeof most !== "number" || most === 1) return "";
  const now = Number(next?.game ?? next?.round ?? rounds.length);
  return now <= most ? t("sheet.progress", { now, most }) : "";
}

/** What each game waits for, from the sheet's `next`. */
const WAITS: Record<string, (setup: Setup, sheet: Sheet) => string> = {
  animanize: (setup, { next }) =>
    t("line.animanize", {
      name: nameOf(setup, Number(next.start)),
      aside: Number(next.aside),
      hand: Number(next.hand),
    }),
  lynx: (setup, { next }) =>
    typeof next.dealer === "number" ? t("line.lynx", { name: nameOf(setup, next.dealer) }) : "",
  greta: (setup, { next }) => {
    const seat = Number(next.seat);
    return t("line.greta", {
      no: Number(next.card),
      name: nameOf(setup, seat),
      other: nameOf(setup, 1 - seat),
    });
  },
};

/** "Cy needs 12": who is nearest to the target, once that is in sight. */
function needs(setup: Setup, { target, totals }: Sheet): string {
  if (target === null) return "";
  const nearest = Math.max(...totals.filter((_, seat) => setup.playing[seat]));
  if (nearest * 2 < target) return "";
  const seat = totals.findIndex((total, place) => total === nearest && setup.playing[place]);
  return t("line.needs", { name: nameOf(setup, seat), points: number(target - nearest) });
}

function target({ target }: Sheet): string {
  return target === null ? "" : t("line.target", { target });
}
