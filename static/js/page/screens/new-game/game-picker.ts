/** What is played: the games to choose from, and of a tally its name. */

import GAMES from "virtual:games";
import { html, nothing, type TemplateResult } from "lit";
import { ifDefined } from "lit/directives/if-defined.js";
import type { Catalogue, Game } from "../../../types.ts";
import { gameDrawing } from "../../game-drawing.ts";
import { gameName, ownName } from "../../game-texts.ts";
import type { GameHead } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { chip } from "../../parts/chip.ts";
import { drawing } from "../../parts/drawing.ts";
import { icon } from "../../parts/icon.ts";
import { typedText } from "../house-rules/options.ts";
import { lacksPad, PAD, type Plan } from "./plan.ts";

/** How many names of former tallies are offered. */
const MAX_NAMES = 3;

interface Choices {
  plan: Plan;
  /** The games on this phone, the latest first. */
  games: GameHead[];
  /** What the engine's catalogue says of a game; null before it has come. */
  catalogue: Catalogue | null;
  onGame: (game: Game) => void;
  onName: (name: string | null) => void;
}

/** Render what is chosen, and below it what could be. */
export function gamePicker(choices: Choices): TemplateResult {
  const { plan, onGame } = choices;
  const { game } = plan;
  const isTally = game === "tally";
  return html`<section class="game-picker">
    <div class="game-chosen">${gameDrawing(plan, 72)}${isTally ? nameField(choices) : html`<h2>${lacksPad(plan) ? t("new.another") : gameName(plan)}</h2>`}</div>
    <div class="game-others" role="group" aria-label=${t("new.games")}>
      ${[...GAMES, PAD].map(
        (
          other,
        ) => html`<button class="game-other" type="button" data-game=${other} aria-pressed=${other === game}
          aria-label=${other === PAD ? t("new.another") : t(`game.${other}`)} @click=${() => onGame(other)}>
          ${other === PAD ? icon("search", 28) : drawing(other, 40)}</button>`,
      )}
    </div>
    ${isTally ? formerNames(choices) : nothing}
  </section>`;
}

/** Render the field for a tally's name; empty, it says what the game is called without one. */
function nameField({ plan, games, catalogue, onName }: Choices): TemplateResult {
  return html`<h2 class="visually-hidden">${t("game.tally")}</h2>
    <label class="tally-name" data-at="options.name"><span>${t("option.tally.name")}</span>
      <input class="option-text" dir="auto" maxlength=${ifDefined(maxLetters(catalogue))} autocomplete="off" autocapitalize="words" enterkeyhint="done"
        placeholder=${t("game.tally")} .value=${ownName(plan)} @change=${(event: Event) => onName(spelledBefore(typedText(event), games))} /></label>`;
}

/** Return how many letters a tally's name may have; undefined before the catalogue has come. */
function maxLetters(catalogue: Catalogue | null): number | undefined {
  const tally = catalogue?.games.find(({ game }) => game === "tally");
  const spec = tally?.options.find(({ name }) => name === "name");
  return spec?.kind === "text" ? spec.most : undefined;
}

/** Render the names of former tallies, the latest first; none once one is chosen. */
function formerNames({ plan, games, onName }: Choices): TemplateResult | typeof nothing {
  const names = tallyNames(games);
  if (ownName(plan) || !names.length) return nothing;
  const keys = names.slice(0, MAX_NAMES).map((name) => chip({ label: name, onTap: () => onName(name) }));
  return html`<div class="tally-names" role="group" aria-label=${t("option.tally.name")}>${keys}</div>`;
}

/** Return a name as a former tally spells it, whatever its capitals, so that their evenings count together. */
function spelledBefore(name: string | null, games: GameHead[]): string | null {
  return tallyNames(games).find((former) => former.toLowerCase() === name?.toLowerCase()) ?? name;
}

function tallyNames(games: GameHead[]): string[] {
  const tallies = games.filter(({ setup }) => setup.game === "tally");
  return [...new Set(tallies.map(({ setup }) => ownName(setup)).filter(Boolean))];
}
