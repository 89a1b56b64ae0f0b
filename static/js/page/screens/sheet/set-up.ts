import { html, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { hasText, t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";

const STEPS = ["1", "2", "3"] as const;

/**
 * How to set up the table, in three lines, before the first round.
 *
 * In: `setup`.
 */
class SetUpSteps extends LightElement {
  static override properties = { setup: { attribute: false } };

  declare setup: Setup;

  protected override render(): TemplateResult {
    return html`<section class="set-up">
      <h2>${t("set_up.title")}</h2>
      <ol>${STEPS.map((step) => html`<li>${t(stepKey(this.setup, step))}</li>`)}</ol>
    </section>`;
  }
}

/** Return the key of a step's text; dealing in some games depends on the number of players. */
function stepKey({ game, seats }: Setup, step: string): string {
  const key = `set_up.${game}.${step}`;
  return hasText(`${key}.${seats.length}`) ? `${key}.${seats.length}` : key;
}

customElements.define("setting-up", SetUpSteps);
