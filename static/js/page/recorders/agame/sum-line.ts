import { html, type TemplateResult } from "lit";
import { join } from "lit/directives/join.js";
import type { Bar, Choices, Line, Problem, Setup } from "../../../types.ts";
import { keepTogether, number, SEPARATOR, tn } from "../../messages.ts";
import { problemLine, ruleLink } from "../../parts/rule-link.ts";
import type { SectionDraft } from "./section.ts";
import { hintOf } from "./table.ts";

export interface SumLineProps {
  setup: Setup;
  draft: SectionDraft;
  choices: Choices | null;
  /** Why the last tap changed nothing. */
  refusal: Bar | null;
}

/** Render what the row is worth with its arithmetic and a warning; or the hint for the next tap. */
export function sumLine({ setup, draft, choices, refusal }: SumLineProps): TemplateResult {
  const hint = refusal ? problemLine(refusal, setup) : hintOf(draft, setup);
  if (hint) return html`<p class="section-sum is-small">${hint}</p>`;
  const { points, lines } = choices?.players[draft.seat] ?? { points: null, lines: [] };
  if (points === null) return html`<p class="section-sum"></p>`;
  const sum = html`<span>${join(lines.map(termOf), SEPARATOR)} =${"\u00a0"}<b>${number(points)}</b></span>`;
  const doubt = doubtOf(choices?.warnings ?? [], draft.seat);
  return doubt
    ? html`<p class="section-sum is-small">${sum} <span>${problemLine(doubt, setup)}</span></p>`
    : html`<p class="section-sum">${sum}</p>`;
}

/** Return the warning about this player, or about all together. */
function doubtOf(warnings: Problem[], seat: number): Problem | undefined {
  return warnings.find(({ at }) => at[0] === "players" && (at[1] ?? seat) === seat);
}

/** Render a term of the sum, "63 cards", with non-breaking spaces. */
function termOf({ what, points }: Line): TemplateResult {
  return ruleLink("agame", what, keepTogether(tn(`agame.sum.${what}`, points, { points })));
}
