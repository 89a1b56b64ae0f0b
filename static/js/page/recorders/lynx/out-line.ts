import { html, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";

/** Stands where the hand was: who went out has none. */
export function finisherLine(bonus: number): TemplateResult {
  return html`<p class="went-out">${icon("tick")}<span>${t("lynx.out", { bonus })}</span></p>`;
}
