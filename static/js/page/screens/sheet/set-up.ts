import { html, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { t } from "../../messages.ts";

const STEPS = ["1", "2", "3"] as const;

/** How to set the table, in three lines, while nothing is written yet. */
export function setUp({ game, seats }: Setup): TemplateResult {
  return html`<section class="set-up">
    <h2>${t("set_up.title")}</h2>
    <ol>${STEPS.map((step) => html`<li>${t(textOf(game, step, seats.length))}</li>`)}</ol>
  </section>`;
}

/** The dealing of some games depends on the number of players. */
function textOf(game: string, step: string, seats: number): string {
  return game === "animanize" && step === "1" ? `set_up.animanize.1.${seats}` : `set_up.${game}.${step}`;
}
