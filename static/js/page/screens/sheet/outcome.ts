import { html, nothing, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../../types.ts";
import { number, t } from "../../messages.ts";
import { drawing } from "../../parts/drawing.ts";
import type { Table } from "../../state/records.ts";
import { names } from "../words.ts";
import { ending } from "./line.ts";

/** Who won, with the game's drawing and how a tie was decided. */
export function outcome({ record: { setup, sheet } }: Table): TemplateResult {
  const tie = tieBreak(setup, sheet);
  return html`<section class="outcome">
    <div class="outcome-drawing">${drawing(setup.game, 72)}</div>
    <div class="outcome-words">
      <h2>${ending(setup, sheet)}</h2>
      <p>${sheet.reason ? t(`reason.${sheet.reason}`, { target: number(sheet.target ?? 0) }) : nothing}</p>
      ${tie ? html`<p>${tie}</p>` : nothing}
    </div>
  </section>`;
}

/** How equal totals at the top were told apart, or that they were not; "" without a tie. */
function tieBreak(setup: Setup, { totals, winners, rounds }: Sheet): string {
  const best = totals[winners[0] ?? 0];
  const tied = totals.flatMap((total, seat) =>
    total === best && setup.playing[seat] !== false ? [seat] : [],
  );
  if (tied.length < 2) return "";
  if (winners.length > 1) return setup.game === "agame" ? t("tie.agame.shared") : t("tie.shared");
  const last = rounds.findLast(({ no }) => no !== null)?.players[winners[0] ?? 0]?.points ?? 0;
  return setup.game === "agame" ? t("tie.agame", { names: names(setup, winners), points: number(last) }) : "";
}
