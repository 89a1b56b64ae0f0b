/** What a tally is kept of: a field in the place of the game's name, and the names used before. */

import { html, nothing, type TemplateResult } from "lit";
import { ownName } from "../../game-texts.ts";
import type { GameHead } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { chip } from "../../parts/chip.ts";
import { typedText } from "../house-rules/options.ts";
import type { Plan } from "./plan.ts";

/** How many letters a name may have, as the engine's catalogue says. */
const MAX_LETTERS = 40;
/** How many names from before are offered. */
const MAX_NAMES = 6;

type OnName = (name: string | null) => void;

/** Render the field for the name; empty, it says what the game is called without one. */
export function nameField(plan: Plan, onName: OnName): TemplateResult {
  return html`<h2 class="visually-hidden">${t("game.tally")}</h2>
    <label class="tally-name" data-at="options.name"><span>${t("option.tally.name")}</span>
      <input class="option-text" dir="auto" maxlength=${MAX_LETTERS} autocomplete="off" autocapitalize="words" enterkeyhint="done"
        placeholder=${t("game.tally")} .value=${ownName(plan)} @change=${(event: Event) => onName(typedText(event))} /></label>`;
}

/** Render the names of former tallies, the latest first; none once one is chosen. */
export function formerNames(plan: Plan, games: GameHead[], onName: OnName): TemplateResult | typeof nothing {
  const names = new Set(games.map(({ setup }) => ownName(setup)).filter(Boolean));
  if (ownName(plan) || !names.size) return nothing;
  const keys = [...names].slice(0, MAX_NAMES).map((name) => chip({ label: name, onTap: () => onName(name) }));
  return html`<div class="tally-names" role="group" aria-label=${t("option.tally.name")}>${keys}</div>`;
}
