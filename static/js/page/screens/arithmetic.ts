/** How a number came about, in words that lead to their rules. */

import { html, nothing, type TemplateResult } from "lit";
import { join } from "lit/directives/join.js";
import type { Line, Result, Setup } from "../../types.ts";
import { wordsOf } from "../game-texts.ts";
import { number, SEPARATOR, t, tn, withSign } from "../messages.ts";
import { formulaText, MAX_UNBROKEN } from "../parts/formula-text.ts";
import { ruleLink } from "../parts/rule-link.ts";

/** Name what a line of a score counts: "5 tricks", "values"; the row of a pad. */
function lineName({ what, count, row }: Line, { pad }: Setup): string {
  if (row) return wordsOf(pad?.rows?.find(({ id }) => id === row)?.name ?? row);
  const key = `line.${what}`;
  return count === undefined ? t(key) : tn(key, count);
}

/**
 * Return a line with its points, "3 tricks −30"; of a long one, "Brawl, 14 cards too many −98", the last two words stay
 * together. What a pad makes of a total is "100 becomes 50"; before it stand the points of the round, also those of one figure.
 */
function lineText(line: Line, setup: Setup, place: number, isOnly: boolean): string {
  const formula = formulaText(line, setup);
  if (line.row && place > 0) return changeText(line, formula, setup);
  if (formula) return formula;
  if (line.what === "formula") return isOnly ? "" : withSign(line.points);
  if (line.what === "total") {
    const count = line.count ?? 0;
    return t("line.total", { from: number(count), to: number(count + line.points) });
  }
  return worthText(line, setup);
}

function worthText(line: Line, setup: Setup): string {
  const words = t("line.worth", { what: lineName(line, setup), points: withSign(line.points) });
  return words.replace(words.length > MAX_UNBROKEN ? / (?=\S+$)/ : / /g, "\u00a0");
}

/** Return what has become of a row that is worked out: "Bonus +35 (84 ≥ 63: 35)"; a subtotal has no points, "Above (4 + 9 = 13)". */
function changeText(line: Line, formula: string | null, setup: Setup): string {
  const { points, worth } = line;
  const head = points ? worthText(line, setup) : lineName(line, setup);
  const told = formula ?? (worth === undefined ? null : number(worth));
  if (told === null) return head;
  return `${head} (${told.replace(told.length > MAX_UNBROKEN ? / (?=×)|(?<=×) /g : / /g, "\u00a0")})`;
}

/**
 * Render how a result came about, each line linked to its rule: "values +84 · 2 lizards +20", or that only
 * the points were entered. The dot between two stays with the first: no line of text begins with it.
 */
export function arithmetic(
  setup: Setup,
  { lines, points, total }: Result,
  before: number,
): TemplateResult | typeof nothing {
  const { game } = setup;
  const isPointsOnly = lines.length === 1 && lines[0]?.what === "points";
  const terms = lines
    .map((line, place) => ({ what: line.what, text: lineText(line, setup, place, lines.length === 1) }))
    .flatMap(({ what, text }) => (text ? ruleLink(game, what, text) : []));
  const floor = total > before + (points ?? 0) ? [ruleLink(game, "floor", t("line.floor"))] : [];
  const parts = [...(isPointsOnly ? pointsOnly(game) : terms), ...floor];
  return parts.length ? html`${join(parts, SEPARATOR)}` : nothing;
}

/** Render that only the points were entered; a tally never has more. */
function pointsOnly(game: Setup["game"]): TemplateResult[] {
  return game === "tally" ? [] : [ruleLink(game, "points", t("line.told"))];
}
