import { html, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { hasText, t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";

const STEPS = ["1", "2", "3"] as const;

/**
 * How to set up the table, in three or four lines, before the first round.
 *
 * In: `setup`.
 */
class SetUpSteps extends LightElement {
  static override properties = { setup: { attribute: false } };

  declare setup: Setup;

  protected override render(): TemplateResult {
    return html`<section class="set-up">
      <h2>${t("set_up.title")}</h2>
      <ol>${setUpSteps(this.setup).map((text) => html`<li>${text}</li>`)}</ol>
    </section>`;
  }
}

/** Return how to set up this table, a text a step. */
export function setUpSteps(setup: Setup): string[] {
  const [first = "", ...others] = STEPS.map((step) => stepText(setup, step));
  const special = specialKey(setup);
  return special ? [first, t(special), ...others] : [first, ...others];
}

/** Return a step's text; in some games it depends on the number of players, or on what wins. */
function stepText({ game, seats, options }: Setup, step: string): string {
  const key = `set_up.${game}.${step}`;
  const found = [`${key}.${seats.length}`, `${key}.${options.wins}`].find(hasText) ?? key;
  return t(found, { hand: options.fennek === "off" ? 10 : 11, packs: Number(options.packs) });
}

/** Return the key of a step that only some tables need: neutral decks, one more pack; null for none. */
function specialKey({ game, seats, options }: Setup): string | null {
  const decks = (options.neutral as unknown[] | undefined)?.length;
  if (decks) return `set_up.${game}.decks.${decks}`;
  return game === "lynx" && seats.length > 4 && options.packs === 2 ? "set_up.lynx.many" : null;
}

customElements.define("setting-up", SetUpSteps);
