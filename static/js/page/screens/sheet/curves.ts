import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Colour, Setup, Sheet } from "../../../types.ts";
import { number, t } from "../../messages.ts";
import { mark } from "../../parts/mark.ts";
import { Part } from "../../parts/part.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { rowName } from "../words.ts";
import { spread } from "./spread.ts";

const WIDTH = 300;
const HEIGHT = 110;
const MARK = 14;

/**
 * Every total round by round: as lines, and as a table for those who listen; nothing after a single round.
 *
 * In: `setup` and `sheet`.
 */
class ScoreCurves extends Part {
  static override properties = { setup: { attribute: false }, sheet: { attribute: false } };

  declare setup: Setup;
  declare sheet: Sheet;

  protected override render(): TemplateResult | string {
    const { setup, sheet } = this;
    if (sheet.rounds.length < 2) return "";
    const totals = setup.seats.map((_, seat) => totalsOf(sheet, seat));
    return html`${this.#lines(totals)}${this.#table(totals)}`;
  }

  #lines(totals: number[][]): TemplateResult {
    const low = Math.min(0, ...totals.flat());
    const high = Math.max(1, ...totals.flat());
    const y = (total: number) => HEIGHT - ((total - low) / (high - low)) * HEIGHT;
    const ends = totals.map((line) => y(line.at(-1) ?? 0));
    const places = spread(ends, MARK + 1, HEIGHT);
    const colours = seatColours(this.setup.seats);
    return html`<svg class="curves" viewBox="-4 -10 ${WIDTH + 30} ${HEIGHT + 20}" aria-hidden="true">
      <line class="curve-ground" x1="0" x2=${WIDTH} y1=${y(0)} y2=${y(0)} />
      ${totals.map((line, seat) => curve(line.map(y), colours[seat] ?? "grey", places[seat] ?? 0))}
    </svg>`;
  }

  #table(totals: number[][]): TemplateResult {
    const { setup, sheet } = this;
    return html`<div class="heard"><table>
      <caption>${t("outcome.curves")}</caption>
      <thead><tr><td></td>${setup.seats.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${sheet.rounds.map(
        (round, row) => html`<tr><th scope="row">${rowName(setup, round)}</th>
          ${totals.map((line) => html`<td>${number(line[row + 1] ?? 0)}</td>`)}</tr>`,
      )}</tbody>
    </table></div>`;
  }
}

/** One player's line; the mark stands at `place`, close to where it ends. */
function curve(heights: number[], colour: Colour, place: number): SVGTemplateResult {
  const x = (step: number) => (step / (heights.length - 1)) * WIDTH;
  const points = heights.map((height, step) => `${x(step)},${height}`).join(" ");
  return svg`<polyline class="curve" points=${points}/><polyline class="curve-colour line-${colour}" points=${points}/>
    <g transform="translate(${WIDTH + 5} ${place - MARK / 2})">${mark(colour, MARK)}</g>`;
}

/** A player's totals from nothing to the last line; who joined late starts there. */
function totalsOf({ rounds }: Sheet, seat: number): number[] {
  let total = 0;
  return [0, ...rounds.map(({ players }) => (total = players[seat]?.total ?? total))];
}

customElements.define("score-curves", ScoreCurves);
