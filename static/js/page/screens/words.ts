/** Words that change with the game: what a round is called, who leads. */

import type { Round, Setup, Sheet } from "../../types.ts";
import { language } from "../language.ts";
import { has, isolated, t } from "../messages.ts";

/** "Round 4", "Section 2", "Game 3". */
export function roundName(game: string, no: number): string {
  return t(`round.${game}`, { no });
}

/** The name of a line of the ledger: its round, or "adjustment". */
export function rowName(setup: Setup, round: Round): string {
  return round.no === null ? t("round.adjust") : roundName(setup.game, round.no);
}

/** What is recorded next: "Round 4", "Card 12". */
export function nextName({ game, next }: Sheet): string {
  if (has(`round.${game}.card`)) return t(`round.${game}.card`, { no: Number(next?.card ?? 1) });
  return roundName(game, Number(next?.round ?? 1));
}

/** A seat's name, fit to stand inside a sentence. */
export function nameOf(setup: Setup, seat: number): string {
  return isolated(setup.seats[seat]?.name ?? "");
}

/** Names as a list: "Ada, Ben and Cy". */
export function names(setup: Setup, seats: number[]): string {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return list.format(seats.map((seat) => nameOf(setup, seat)));
}
