import { html, type TemplateResult } from "lit";
import type { Bar, Game, Path, Setup } from "../../types.ts";
import { problemText } from "../messages.ts";
import { paths } from "../router.ts";

/** Words that lead to the paragraph of the rulebook they rest on. */
export function ruleLink(game: Game, place: string, words: string): TemplateResult {
  return html`<a class="rule-link" href=${paths.rules(game, place)}>${words}</a>`;
}

/** A problem in the table's words; one of the game's own leads to its rule. */
export function problemLine(problem: Bar & { at?: Path }, setup: Setup): TemplateResult | string {
  const words = problemText(problem, setup);
  return problem.code.startsWith(`${setup.game}.`) ? ruleLink(setup.game, problem.code, words) : words;
}
