import { html, nothing, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../../types.ts";
import { number, t, tn, withSign } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { track } from "../../parts/track.ts";
import { FittedNames } from "./fitted-names.ts";
import { figures, goneText, isByWins, isLeading, rankOf, seatsByRank, targetShare } from "./standing.ts";

/** A total longer than this, "−10,000", takes the room of the last change, too. */
const MAX_LONG_SIGNS = 6;

/** The board: a row for every player, in seat order or by rank. Fires "unfold" with the seat tapped. */
class ScoreBoard extends LightElement {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    unfolded: { attribute: false },
    isRanked: { attribute: false },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  /** The seat whose total is unfolded, null for none. */
  declare unfolded: number | null;
  /** By rank, as at the end, with its number; who went home has none. */
  declare isRanked: boolean;
  #fitted = new FittedNames(this, () => this.setup.seats);

  protected override render(): TemplateResult {
    const seats = this.isRanked ? seatsByRank(this.sheet) : [...this.setup.seats.keys()];
    return html`<ul class="board ${this.isRanked ? "is-ranked" : ""}" data-seats=${Math.min(seats.length, 8)}>
      ${seats.map((seat) => html`<li>${this.#row(seat)}</li>`)}
    </ul>`;
  }

  #row(seat: number): TemplateResult {
    const { setup, sheet, unfolded } = this;
    const figure = figures(setup, sheet)[seat] ?? 0;
    const hasCrown = isLeading(sheet, seat);
    const rank = rankOf(setup, sheet, seat);
    const isGone = setup.playing[seat] === false;
    const sign = mark(seatColours(setup.seats)[seat] ?? "grey", 30, true);
    return html`<button
      class="board-row ${isGone ? "is-gone" : ""} ${unfolded === seat ? "is-open" : ""}"
      aria-expanded=${unfolded === seat ? "true" : "false"}
      @click=${() => this.emit("unfold", seat)}
    >
      ${this.isRanked ? html`<span>${rank ? `${rank}. ` : nothing}${sign}</span>` : sign}
      <span class="visually-hidden">${setup.seats[seat]?.name}</span>
      <span class="fitted-name name" aria-hidden="true">${this.#fitted.names[seat] ?? setup.seats[seat]?.name}</span>
      <span class="board-row-last">${isGone ? html`<span>${goneText(sheet, seat)}</span>` : lastChange(setup, sheet, seat)} ${besideFigure(setup, sheet, seat)}</span>
      <span class="board-row-total">
        ${hasCrown ? html`<span class="board-row-crown">${icon("crown", 18)}${sheet.over ? nothing : html`<span class="visually-hidden">${t("sheet.leads")}</span>`}</span>` : nothing}
        <b class=${sizeClass(number(figure))}>${number(figure)}</b>
        <span class="visually-hidden">${tn(isByWins(setup) ? "sheet.won" : "sheet.points", figure)}</span>
      </span>
      ${track(targetShare(setup, sheet, seat))}
    </button>`;
  }
}

function sizeClass({ length }: string): string {
  if (length > MAX_LONG_SIGNS) return "is-longest";
  return length > 4 ? "is-long" : "";
}

/** Render the points of the last round, "+12"; one cell of a pad of rows, which one player filled in, says nothing. */
function lastChange({ pad }: Setup, { rounds }: Sheet, seat: number): TemplateResult | typeof nothing {
  if (pad?.kind === "rows") return nothing;
  const { points, lines } = rounds.at(-1)?.players[seat] ?? { points: null, lines: [] };
  return points === null || !lines.length ? nothing : html`<span>${withSign(points)}</span>`;
}

/**
 * Render "2 won", where several games are played, or "164 points" where those won are the figure; other games'
 * `won` are cards, which are not shown.
 */
function besideFigure(setup: Setup, sheet: Sheet, seat: number): TemplateResult | typeof nothing {
  const total = sheet.totals[seat] ?? 0;
  if (isByWins(setup)) return html`<small>${number(total)} ${tn("sheet.points", total)}</small>`;
  const won = (sheet.table.won as unknown[] | undefined)?.[seat];
  return typeof won === "number" && won && setup.options.games !== 1
    ? html`<small>${tn("sheet.won", won)}</small>`
    : nothing;
}

customElements.define("score-board", ScoreBoard);
