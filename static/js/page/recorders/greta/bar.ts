import { html, nothing, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../../types.ts";
import { number, t, tn } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { track } from "../../parts/track.ts";
import { emit } from "../recorder.ts";
import { nameIn } from "./names.ts";
import type { Gain } from "./table.ts";

/** Letters of a name that is more than a phone has room for in a line, and of the longest in two. */
const MIN_LETTERS_OF_TWO_LINES = 11;
const MAX_LETTERS = 22;
/** A word as long, inside which no line may end. */
const LONG_WORD = /[^\s-]{11}/;

/**
 * One player's edge of the board: name, points, the way to the target, an undo key.
 *
 * In: `seat`, `setup`, `sheet`, `duty` (what this player does with the next card), `gain` (what the last
 * entry gave this player), `isUnfolded`, `canUndo`. Out: "unfold", "undo".
 */
class GretaBar extends LightElement {
  static override properties = {
    seat: { type: Number },
    setup: { attribute: false },
    sheet: { attribute: false },
    duty: {},
    gain: { attribute: false },
    isUnfolded: { type: Boolean },
    canUndo: { type: Boolean },
  };

  seat = 0;
  declare setup: Setup;
  declare sheet: Sheet;
  duty: "places" | "scores" | "" = "";
  gain: Gain | null = null;
  isUnfolded = false;
  canUndo = false;

  protected override render(): TemplateResult {
    const { seat, setup, sheet } = this;
    const total = sheet.totals[seat] ?? 0;
    const name = setup.seats[seat]?.name ?? "";
    return html`<section class="greta-bar" aria-label=${name}>
      ${mark(seatColours(setup.seats)[seat] ?? "grey", 24)}
      <span class="greta-bar-name">
        <span class="name ${LONG_WORD.test(name) ? "is-long is-one-word" : name.length < MIN_LETTERS_OF_TWO_LINES ? "" : "is-long"}">${nameIn(setup, seat, MAX_LETTERS)}</span>
        ${this.duty ? html`<small>${t(`greta.${this.duty}`)}</small>` : nothing}
      </span>
      ${this.#gain()}
      <b class="greta-bar-total" aria-hidden="true">${number(total)}</b>
      <span class="visually-hidden">${tn("greta.points", total)}</span>
      <button type="button" class="side-button sign" aria-label=${t("parts.undo")} ?disabled=${!this.canUndo} @click=${() => emit(this, "undo", null)}>
        ${icon("undo")}
      </button>
      ${track(shareOfTarget(sheet, total))}
    </section>`;
  }

  #gain(): TemplateResult | typeof nothing {
    if (!this.gain) return nothing;
    return html`<button type="button" class="greta-bar-gain" aria-expanded=${this.isUnfolded} @click=${() => this.emit("unfold", null)}
      >+${number(this.gain.points)}<span class="visually-hidden">${t("greta.unfold")}</span></button>`;
  }
}

/** Return how far a total is on the way to the target, or to the best total without one; 0 to 1. */
function shareOfTarget({ target, totals }: Sheet, total: number): number {
  const whole = target ?? Math.max(...totals);
  return whole > 0 ? total / whole : 0;
}

customElements.define("greta-bar", GretaBar);
