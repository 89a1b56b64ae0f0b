/** The status line over the board: what the table needs to know now. */

import type { Setup, Sheet } from "../../../types.ts";
import { BETWEEN_PEOPLE, catchText, nameOf, names, roundName } from "../../game-texts.ts";
import { SEPARATOR, t, tn } from "../../messages.ts";

type Waiting = (setup: Setup, sheet: Sheet) => string;

/** Return the status line; "" when there is nothing to say. `waitsOf` says what a game waits for whose recorder has come. */
export function statusLine(setup: Setup, sheet: Sheet, waitsOf?: Waiting): string {
  if (sheet.over) return ending(setup, sheet);
  const waits = (waitsOf ?? WAITING[setup.game] ?? dealerText)(setup, sheet);
  const stake = beatenText(setup, sheet) || tieText(sheet) || needsText(setup, sheet) || targetText(sheet);
  return [waits, stake].filter(Boolean).join(SEPARATOR);
}

/** Say who won: "Ben wins", "Won by The Owls", "Ada and Ben share the win", "A draw" where all do; nobody who played alone. */
export function ending(setup: Setup, { winners, rounds }: Sheet): string {
  if (!rounds.length || !winners.length || !setup.seats[1]) return t("line.over");
  if (winners[1] && winners.length === setup.seats.length) return t("line.draw");
  const [seat = 0] = winners;
  const name = nameOf(setup, seat);
  const isTeam = setup.seats[seat]?.members || name.includes(BETWEEN_PEOPLE);
  if (winners.length === 1 && isTeam) return t("line.wins.team", { name });
  return tn("line.wins", winners.length, { names: names(setup, winners), name });
}

/** Say how far the game is: "Round 4/6"; "" where no end is agreed on. */
export function progress(setup: Setup, sheet: Sheet): string {
  const { rounds, next, over } = sheet;
  const most = lastRound(setup, sheet);
  if (over || typeof most !== "number" || most === 1) return "";
  const game = Number(next?.game ?? 0);
  const now = game || Number(next?.round ?? rounds.length);
  const name = roundName(setup.game + (game ? ".game" : ""), now);
  return now <= most ? t("sheet.progress", { now: name, most }) : "";
}

/** Whether a game goes on until somebody ends it: no target, number of rounds or other end is agreed on. */
export function hasNoEnd(setup: Setup, sheet: Sheet): boolean {
  const { ends, rounds, rows, out } = setup.pad ?? {};
  return (ends ?? rounds ?? rows ?? out ?? sheet.target) == null && !lastRound(setup, sheet);
}

/** Return the number of rounds or games agreed on; of a pad what the engine says is left. */
function lastRound({ options }: Setup, { next }: Sheet): unknown {
  const left = next?.rounds_left;
  return (
    options.max_rounds ?? options.rounds ?? options.games ?? (left && Number(next.round) - 1 + Number(left))
  );
}

/** Say who deals, in the words of the game. */
function dealerText(setup: Setup, { next }: Sheet): string {
  return typeof next.dealer === "number" ? t(`line.${setup.game}`, { name: nameOf(setup, next.dealer) }) : "";
}

/** What each game waits for, from the sheet's `next`; games not listed only say who deals. */
const WAITING: Record<string, Waiting> = {
  agame: (setup, sheet) => {
    const { next, outlook } = sheet;
    const { leader, hand, draw } = next as { leader: number | null; hand: number; draw: number };
    const { catchers = [] } = outlook ?? {};
    if (catchers.length) return catchText(setup, sheet, catchers);
    if (leader !== null) return t("line.leads", { name: nameOf(setup, leader) });
    return draw ? t("line.each.draw", { hand, draw }) : t("line.each", { hand });
  },
  animanize: (setup, { next, table }) => {
    const { leader, trick, aside, hand } = next as Record<string, number>;
    if (table.tricks) return t("line.trick", { name: nameOf(setup, leader ?? 0), no: trick ?? 1 });
    return t("line.animanize", {
      name: nameOf(setup, Number(next.start)),
      aside: aside ?? 0,
      hand: hand ?? 0,
    });
  },
  greta: (setup, { next, outlook }) => {
    const { seat, card, deal } = next as { seat: number; card: number; deal: number | null };
    const { due } = next as { due: { seat: number } | null };
    const name = nameOf(setup, seat);
    if (due && card !== 2) return t("line.claims", { name: nameOf(setup, due.seat) });
    if (outlook?.lead)
      return t(`line.level_two.${outlook.lead.why}`, {
        name: nameOf(setup, outlook.lead.seat),
        deal: deal ?? 0,
      });
    if (deal) return t("line.deal", { name, deal });
    return t("line.greta", { no: card, name, other: nameOf(setup, 1 - seat) });
  },
};

/**
 * Say who can no longer get to the most there is: "Cy cannot reach 55 any more"; "" while everybody can. Not that
 * somebody has lost: in Animanize a brawl may take points from whoever has the most.
 */
function beatenText(setup: Setup, { next, totals }: Sheet): string {
  const most = mostToCome(setup, next);
  const top = Math.max(...totals);
  const out = [...totals.keys()].filter((seat) => (totals[seat] ?? 0) + (most[seat] ?? Infinity) < top);
  return out.length ? tn("line.beaten", out.length, { names: names(setup, out), points: top }) : "";
}

/** Return by seat the most points until the end of the game, empty where nobody can tell: Greta knows them for one game. */
function mostToCome({ seats, options, game }: Setup, next: Sheet["next"]): number[] {
  if (game === "animanize") return seats.map(() => Number(next.most) * Number(next.rounds_left));
  return game === "greta" && next.game === options.games ? ((next.most ?? []) as number[]) : [];
}

/** Say what would break the tie at the top, once the end is near. */
function tieText({ outlook }: Sheet): string {
  return outlook?.tie ? t(`tie.${outlook.tie}`) : "";
}

/** Say who is nearest to the target, whoever it helps: "Cy: 12 short of 300"; "" while it is more than half the way off. */
function needsText(setup: Setup, { outlook, target }: Sheet): string {
  const near = outlook?.nearest;
  return near
    ? t("line.needs", { name: nameOf(setup, near.seat), points: near.points, target: target as number })
    : "";
}

function targetText({ target }: Sheet): string {
  return target === null ? "" : t("line.target", { target });
}
