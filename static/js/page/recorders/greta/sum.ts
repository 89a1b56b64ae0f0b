/** What the last card gave, as arithmetic: "♥ 2 × 2 + J 5 = 9". */

import { html, type TemplateResult } from "lit";
import { cardName, rankSign } from "../../codes.ts";
import { language } from "../../language.ts";
import { isolate, number, t } from "../../messages.ts";
import { rankOf, suitOf, suitSign } from "../../parts/french-card.ts";
import type { LastCard } from "./table.ts";

/** Equal matches added up. */
interface Term {
  isCover: boolean;
  sign: "suit" | "rank";
  count: number;
  points: number;
}

/** Render the sum, and every match by its card for screen readers. */
export function sumOf(last: LastCard, factor: number): TemplateResult {
  const total = number(last.matches.reduce((sum, { points }) => sum + points, 0));
  const matches = last.matches.map(({ card, points }) => t("greta.match", { card: cardName(card), points }));
  const list = new Intl.ListFormat(language, { type: "unit" });
  return html`<span class="greta-sum-terms" aria-hidden="true">
      ${terms(last).map((term) => html`<span class="greta-sum-term">${termText(term, last.card, factor)}</span>`)}
      <b>= ${total}</b>
    </span>
    <span class="visually-hidden">${t("greta.sum", { matches: isolate(list.format(matches)), total })}</span>`;
}

function terms({ card, matches }: LastCard): Term[] {
  const result: Term[] = [];
  for (const { what, points, card: other } of matches) {
    const isCover = what === "cover";
    const sign = suitOf(other) === suitOf(card) ? "suit" : "rank";
    const same = result.find((term) => term.isCover === isCover && term.sign === sign);
    if (same) same.count += 1;
    else result.push({ isCover, sign, count: 1, points });
  }
  return result;
}

function termText({ isCover, sign, count, points }: Term, card: string, factor: number): TemplateResult {
  const signText =
    sign === "suit"
      ? suitSign(suitOf(card), 16)
      : html`<b class="greta-sum-rank">${rankSign(rankOf(card))}</b>`;
  const [n, value] = isCover ? [factor, points / factor] : [count, points];
  return html`${signText} ${n > 1 ? t("greta.times", { n, value }) : value}`;
}
