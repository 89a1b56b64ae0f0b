import { html, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { playingSeats } from "../../log/draft.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";

/** Render the question who discarded the last card, asked at the end; nobody is an answer too. */
export function finisherQuestion(setup: Setup, onPick: (seat: number | null) => void): TemplateResult {
  const colours = seatColours(setup.seats);
  return html`<section class="who-out" aria-labelledby="who-out">
    <h2 id="who-out">${t("lynx.who")}</h2>
    ${playingSeats(setup).map(
      (seat) => html`<button class="who-key" type="button" @click=${() => onPick(seat)}>
        ${mark(colours[seat] ?? "grey", 24)}<span class="name">${setup.seats[seat]?.name}</span>
      </button>`,
    )}
    <button class="who-key is-nobody" type="button" @click=${() => onPick(null)}>${t("lynx.nobody")}</button>
  </section>`;
}

/** Render the line that stands instead of the hand of the player who went out. */
export function finisherLine(bonus: number): TemplateResult {
  return html`<p class="went-out">${icon("tick")}<span>${t("lynx.out", { bonus })}</span></p>`;
}
