import { html, type TemplateResult } from "lit";
import type { Choices, Line, Setup } from "../../../types.ts";
import { number, t } from "../../messages.ts";
import type { SectionDraft } from "./section.ts";
import { hintOf } from "./table.ts";

export interface Shown {
  setup: Setup;
  draft: SectionDraft;
  choices: Choices | null;
  /** Why the last tap changed nothing. */
  refusal: string;
}

/** What the row is worth, with its arithmetic; or what the next tap would decide. */
export function sumLine({ setup, draft, choices, refusal }: Shown): TemplateResult {
  const hint = refusal || hintOf(draft, setup);
  if (hint) return html`<p class="section-sum hint">${hint}</p>`;
  const { points, lines } = choices?.players[draft.seat] ?? { points: null, lines: [] };
  if (points === null) return html`<p class="section-sum"></p>`;
  return html`<p class="section-sum">${lines.map(termOf).join(" · ")} = <b>${number(points)}</b></p>`;
}

/** "63 cards", "20 lizards", "100 complete": a term of the sum, its points first. */
function termOf({ what, points }: Line): string {
  return t(`agame.sum.${what}`, { points });
}
