import { html, nothing, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { colouredCard, t } from "../../messages.ts";
import { smallCard } from "../../parts/coloured-card.ts";
import { icon } from "../../parts/icon.ts";
import { mark } from "../../parts/mark.ts";
import { Part } from "../../parts/part.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { shortNames } from "../../parts/short-names.ts";
import { nameOf } from "../../screens/words.ts";

/** What one player has played, or is to play; `asked` where the next tap may name that seat. */
export interface Play {
  seat: number;
  /** None yet: it is still to come. */
  cards: string[];
  state: "played" | "wins" | "next" | "waits" | "asked";
}

/**
 * The trick in the order played, whose turn it is, and who takes it as it stands.
 *
 * In: `setup`, `plays`, `label`. Out: "seat" with the seat tapped, of those that are asked.
 */
class TrickStrip extends Part {
  static override properties = { setup: { attribute: false }, plays: { attribute: false }, label: {} };

  declare setup: Setup;
  declare plays: Play[];
  declare label: string;

  protected override render(): TemplateResult {
    return html`<ol class="trick-strip" aria-label=${this.label}>${this.plays.map((play) => this.#play(play))}</ol>`;
  }

  #play(play: Play): TemplateResult {
    const { seat, state } = play;
    return html`<li class="play ${state}" aria-current=${state === "next" ? "step" : nothing}>
      ${
        state === "asked"
          ? html`<button class="play-key" type="button" @click=${() => this.tell("seat", seat)}>${this.#face(play)}</button>`
          : this.#face(play)
      }
    </li>`;
  }

  #face({ seat, cards, state }: Play): TemplateResult {
    const { setup } = this;
    return html`<span class="heard">${heard(nameOf(setup, seat), cards)}</span>
      <span class="play-who" aria-hidden="true">${mark(seatColours(setup.seats)[seat] ?? "grey", 14)}
        <span class="name">${tileNames(setup)[seat]}</span></span>
      <span class="play-cards" aria-hidden="true">${cards.map(smallCard)}${state === "wins" ? icon("crown", 18) : nothing}</span>`;
  }
}

/** Signs that the tiles of a line have room for. */
const LINE = 36;

/** The names as they fit into their tiles, no two alike. */
function tileNames({ seats }: Setup): string[] {
  const all = seats.map(({ name }) => name);
  return shortNames(all, Math.floor(LINE / all.length) - 1, (text) => text.length);
}

function heard(name: string, cards: string[]): string {
  return cards.length ? t("log.heard", { name, cards: cards.map(colouredCard).join(", ") }) : name;
}

/** All seats clockwise, from who leads on. */
export function clockwise({ seats }: Setup, leader: number): number[] {
  return seats.map((_, step) => (leader + step) % seats.length);
}

customElements.define("trick-strip", TrickStrip);
