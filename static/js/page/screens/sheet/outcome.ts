import { html, nothing, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../../types.ts";
import { gameDrawing } from "../../game-drawing.ts";
import type { LoadedGame } from "../../log/records.ts";
import { hasText, number, t } from "../../messages.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { ending, hasNoEnd } from "./line.ts";

/** How many winners' marks have room on the drawing. */
const MAX_MARKS = 3;

/** Render who won, with the game's drawing and how a tie was broken. */
export function outcome({ record: { setup, sheet } }: LoadedGame): TemplateResult {
  const tie = tieBreakText(setup, sheet);
  return html`<section class="outcome">
    <div class="outcome-drawing">
      ${gameDrawing(setup, 80)}${winners(setup, sheet)}</div>
    <div class="outcome-words">
      <h2>${ending(setup, sheet)}</h2>
      <p>${reason(setup, sheet) || nothing}</p>
      ${tie ? html`<p>${tie}</p>` : nothing}
    </div>
  </section>`;
}

/** Render the winners' marks, at the foot of the drawing. */
function winners({ seats }: Setup, { winners, rounds }: Sheet): TemplateResult | typeof nothing {
  if (!rounds.length || winners.length > MAX_MARKS) return nothing;
  const colours = seatColours(seats);
  return html`<span class="outcome-marks">${winners.map((seat) => mark(colours[seat] ?? "grey", 30))}</span>`;
}

/** Say why the game ended: "300 reached". Where no end was agreed on, a game is never ended early. */
export function reason(setup: Setup, sheet: Sheet): string {
  const { reason, target } = sheet;
  if (!reason) return "";
  if (reason === "finished" && hasNoEnd(setup, sheet)) return t("reason.games");
  return t(`reason.${reason}`, { target: number(target ?? 0) });
}

/** Say how a tie at the top was broken, or that the game could not break it; "" without a tie. */
export function tieBreakText(setup: Setup, { outlook }: Sheet): string {
  if (!outlook?.tie_break) return "";
  const { shared, points } = outlook.tie_break;
  const key = `tie.${setup.game}${shared ? ".shared" : ""}`;
  return hasText(key) ? t(key, { points: number(points) }) : "";
}
