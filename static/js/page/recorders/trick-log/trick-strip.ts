import { html, nothing, type TemplateResult } from "lit";
import type { Colour } from "../../../types.ts";
import { icon } from "../../parts/icon.ts";
import { mark } from "../../parts/mark.ts";
import { Part } from "../../parts/part.ts";

/** What one player has played, or is to play. */
export interface Play {
  name: string;
  colour: Colour;
  /** The cards, ready to be drawn; none yet: it is still to come. */
  cards: TemplateResult[];
  /** Cards and state in words. */
  heard: string;
  state: "played" | "wins" | "next" | "waits";
}

/**
 * The trick in the order played, whose turn it is, and who takes it as it stands.
 *
 * In: `plays`, `label`.
 */
class TrickStrip extends Part {
  static override properties = { plays: { attribute: false }, label: {} };

  declare plays: Play[];
  declare label: string;

  protected override render(): TemplateResult {
    return html`<ol class="trick-strip" aria-label=${this.label}>${this.plays.map(played)}</ol>`;
  }
}

function played({ name, colour, cards, heard, state }: Play): TemplateResult {
  return html`<li class="play ${state}" aria-current=${state === "next" ? "step" : nothing}>
    <span class="heard">${heard}</span>
    <span class="play-who" aria-hidden="true">${mark(colour, 16)} <span class="name">${name}</span></span>
    <span class="play-cards" aria-hidden="true">${cards}${state === "wins" ? icon("crown", 18) : nothing}</span>
  </li>`;
}

customElements.define("trick-strip", TrickStrip);
