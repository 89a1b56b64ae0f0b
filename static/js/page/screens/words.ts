/** Words that change with the game: what a round is called, who leads, how a number came about. */

import { html, nothing, type TemplateResult } from "lit";
import { join } from "lit/directives/join.js";
import type { Game, Line, Result, Round, Setup, Sheet } from "../../types.ts";
import { language } from "../language.ts";
import { isolated, signed, t, tn } from "../messages.ts";
import { ruleLink } from "../parts/rule-link.ts";
import { shortNames } from "../parts/short-names.ts";

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
  if (game === "greta") return t("round.greta.card", { no: Number(next?.card ?? 1) });
  return roundName(game, Number(next?.round ?? 1));
}

/** A seat's name, fit to stand inside a sentence. */
export function nameOf(setup: Setup, seat: number): string {
  return isolated(setup.seats[seat]?.name ?? "");
}

/** Signs of a name on a key: with these it takes two lines in any letters. */
const BRIEF = 16;

/** A seat's name, short enough for a key and unlike any other at the table. */
export function briefName({ seats }: Setup, seat: number): string {
  const all = seats.map(({ name }) => name);
  return isolated(shortNames(all, BRIEF, (text) => text.length)[seat] ?? "");
}

/** Names as a list: "Ada, Ben and Cy". */
export function names(setup: Setup, seats: number[]): string {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return list.format(seats.map((seat) => nameOf(setup, seat)));
}

/** What a line of a score stands for: "5 tricks", "cards". */
export function lineName({ what, count }: Line): string {
  const key = `line.${what}`;
  return count === undefined ? t(key) : tn(key, count);
}

/** How a result came about, each line leading to its rule: "cards +84 · 2 lizards +20", or that it was told. */
export function arithmetic(
  game: Game,
  { lines, points, total }: Result,
  before: number,
): TemplateResult | typeof nothing {
  const told = lines.length === 1 && lines[0]?.what === "points";
  const worth = lines.map((line) =>
    ruleLink(game, line.what, t("line.worth", { what: lineName(line), points: signed(line.points) })),
  );
  const floor = total > before + (points ?? 0) ? [ruleLink(game, "floor", t("line.floor"))] : [];
  const said = [...(told ? toldPoints(game) : worth), ...floor];
  return said.length ? html`${join(said, " · ")}` : nothing;
}

/** Only the points are known: as they were told; in a tally they always are. */
function toldPoints(game: Game): TemplateResult[] {
  return game === "tally" ? [] : [ruleLink(game, "points", t("line.told"))];
}
