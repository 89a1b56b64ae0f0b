import { html, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../../types.ts";
import { number, t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { lineName } from "../line-name.ts";

/**
 * The totals round by round: a table for screen readers, of which a chart is drawn; nothing after a single
 * round.
 *
 * In: `setup` and `sheet`.
 */
class ScoreCurves extends LightElement {
  static override properties = { setup: { attribute: false }, sheet: { attribute: false } };

  declare setup: Setup;
  declare sheet: Sheet;

  protected override render(): TemplateResult | string {
    const { setup, sheet } = this;
    if (sheet.rounds.length < 2) return "";
    import("../../../chart/score-chart.ts").catch(() => undefined); // the table is there without it
    const colours = seatColours(setup.seats);
    const totals = setup.seats.map((_, seat) => totalsOf(sheet, seat));
    const rows = [t("outcome.start"), ...sheet.rounds.map((round) => lineName(setup, round, sheet))];
    return html`<score-chart><div class="visually-hidden"><table>
      <caption>${t("outcome.curves")}</caption>
      <thead><tr><td></td>${setup.seats.map(
        ({ name }, seat) => html`<th scope="col" data-colour=${colours[seat] ?? "grey"}>${name}</th>`,
      )}</tr></thead>
      <tbody>${rows.map((name, row) => curveRow(name, totals, row))}</tbody>
    </table></div></score-chart>`;
  }
}

function curveRow(name: string, totals: number[][], row: number): TemplateResult {
  const cells = totals.map((curveRow) => curveRow[row] ?? 0);
  return html`<tr><th scope="row">${name}</th>${cells.map(
    (total) => html`<td data-value=${total}>${number(total)}</td>`,
  )}</tr>`;
}

/** Return a player's totals from 0 to the last line. */
function totalsOf({ rounds }: Sheet, seat: number): number[] {
  let total = 0;
  return [0, ...rounds.map(({ players }) => (total = players[seat]?.total ?? total))];
}

customElements.define("score-curves", ScoreCurves);
