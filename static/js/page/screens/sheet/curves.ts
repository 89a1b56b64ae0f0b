import { html, svg, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../../types.ts";
import { t } from "../../messages.ts";
import { mark } from "../../parts/mark.ts";
import { Part } from "../../parts/part.ts";
import { seatColours } from "../../parts/seat-colours.ts";

const WIDTH = 300;
const HEIGHT = 110;
const MARK = 14;

/**
 * Every total round by round, as lines; nothing to draw after a single round.
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
    const lines = setup.seats.map((_, seat) => totalsOf(sheet, seat));
    const low = Math.min(0, ...lines.flat());
    const high = Math.max(1, ...lines.flat());
    const x = (step: number) => (step / sheet.rounds.length) * WIDTH;
    const y = (total: number) => HEIGHT - ((total - low) / (high - low)) * HEIGHT;
    const colours = seatColours(setup.seats);
    return html`<svg class="curves" viewBox="-4 -10 ${WIDTH + 30} ${HEIGHT + 20}" role="img" aria-label=${t("outcome.curves")}>
      <line class="curve-ground" x1="0" x2=${WIDTH} y1=${y(0)} y2=${y(0)} />
      ${lines.map((totals, seat) => {
        const colour = colours[seat] ?? "grey";
        const points = totals.map((total, step) => `${x(step)},${y(total)}`).join(" ");
        const end = y(totals.at(-1) ?? 0) - MARK / 2;
        return svg`<polyline class="curve" points=${points}/><polyline class="curve-colour line-${colour}" points=${points}/>
          <g transform="translate(${WIDTH + 4} ${end})">${mark(colour, MARK)}</g>`;
      })}
    </svg>`;
  }
}

/** A player's totals from nothing to the last line; who joined late starts there. */
function totalsOf({ rounds }: Sheet, seat: number): number[] {
  let total = 0;
  return [0, ...rounds.map(({ players }) => (total = players[seat]?.total ?? total))];
}

customElements.define("score-curves", ScoreCurves);
