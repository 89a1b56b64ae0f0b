import SHARED from "virtual:rulebook/shared";
import { html, type TemplateResult } from "lit";
import type { Bar, Game, Path, Setup } from "../../types.ts";
import { problemText } from "../codes.ts";
import { paths } from "../router.ts";

/** Render words as a link to a paragraph of the rulebook; as they are in a game that has none. */
export function ruleLink(game: Game, place: string, words: string): TemplateResult {
  if (game === "pad") return html`${words}`;
  return html`<a class="rule-link" href=${paths.rules(game, place)}>${words}</a>`;
}

/** Render the text of a problem, as a link where the rules have a paragraph on it. */
export function problemLine(problem: Bar & { at?: Path }, setup: Setup): TemplateResult | string {
  const words = problemText(problem, setup);
  return hasRule(problem.code, setup.game) ? ruleLink(setup.game, problem.code, words) : words;
}

/** What a line says: a text, or a problem. */
export type Statement = string | (Bar & { at?: Path });

export function statementLine(statement: Statement, setup: Setup): TemplateResult | string {
  return typeof statement === "string" ? statement : problemLine(statement, setup);
}

/** Return the same as plain text, for screen readers. */
export function statementText(statement: Statement, setup: Setup): string {
  return typeof statement === "string" ? statement : problemText(statement, setup);
}

/** Render a text with a problem in the place of PROBLEM_PLACEHOLDER: "A round could not be taken in: …". */
export function lineWithProblem(text: string, problem: Bar & { at?: Path }, setup: Setup): TemplateResult {
  const [before, after] = text.split(PROBLEM_PLACEHOLDER);
  return html`${before}${problemLine(problem, setup)}${after}`;
}

/** Stands in a text for the problem. */
export const PROBLEM_PLACEHOLDER = "\u0000";

/** Return whether the rules of the game have a paragraph on this problem. */
export function hasRule(code: string, game: Game): boolean {
  return code.startsWith(`${game}.`) || (SHARED[code]?.includes(game) ?? false);
}
