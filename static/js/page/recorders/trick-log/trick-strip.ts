import { html, nothing, type TemplateResult } from "lit";
import { colouredCard } from "../../codes.ts";
import { isolate, t } from "../../messages.ts";
import { smallCard } from "../../parts/coloured-card.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { isOtherContent } from "../../parts/other-content.ts";
import { ResizeController } from "../../parts/resize-controller.ts";
import { shortNames } from "../../parts/short-names.ts";
import type { Player } from "./players.ts";

/** The padding around all tiles, the gap between two, and the width each needs besides its name. */
const SIDES_PX = 16;
const GAP_PX = 4;
const AROUND_NAME_PX = 26;
/** A name is not cut shorter than this text is wide: large letters take more lines. */
const MIN_NAME_TEXT = "0000";
/** The weight names are set in. */
const FONT_WEIGHT = "700";

/** What one player has played or is to play; `asked` where the next tap may name that seat. */
export interface TrickPlay extends Player {
  /** Empty before the player's turn. */
  cards: string[];
  state: "played" | "winner" | "next" | "waits" | "asked";
  /** How the player stands in this round; shown until there is a card. */
  note?: string;
  /** A tap on it emits "seat", as in the state `asked`. */
  isKey?: boolean;
}

/**
 * The trick in the order played, whose turn it is, and who wins it as it stands.
 *
 * In: `plays`, `label`. Out: "seat" with the seat tapped, of those that are keys.
 */
class TrickStrip extends LightElement {
  static override properties = { plays: { attribute: false, hasChanged: isOtherContent }, label: {} };

  declare plays: TrickPlay[];
  declare label: string;
  #size = new ResizeController(this, FONT_WEIGHT);
  /** The width of a tile, as measured when the strip was as wide as `of`: tiles may stand in two lines. */
  #tile: { width: number; of: number } | null = null;

  protected override render(): TemplateResult {
    const names = this.#fitNames();
    return html`<ol class="trick-strip" aria-label=${this.label} @click=${this.#onClick}>${this.plays.map((play, at) => this.#play(play, names[at] ?? ""))}</ol>`;
  }

  /** Return the names cut to the width beside their marks, each distinct from the others. */
  #fitNames(): string[] {
    const names = this.plays.map(({ name }) => name);
    const { width, measure } = this.#size;
    if (!width) return names;
    const inside = this.#tileWidth(width, names.length) - AROUND_NAME_PX;
    return shortNames(names, Math.max(inside, measure(MIN_NAME_TEXT)), measure);
  }

  /** Return how wide a tile is; before there is one, as if all stood in one line. */
  #tileWidth(width: number, count: number): number {
    const tile = this.#tile?.of === width ? null : this.querySelector<HTMLElement>(".trick-play");
    if (tile) this.#tile = { width: tile.offsetWidth, of: width };
    const { width: measured, of } = this.#tile ?? {};
    return measured && of === width ? measured : (width - SIDES_PX - GAP_PX * (count - 1)) / count;
  }

  #play(play: TrickPlay, short: string): TemplateResult {
    const { seat, state, isKey = state === "asked" } = play;
    return html`<li class="trick-play is-${state} ${isKey ? "is-keyed" : ""}" aria-current=${state === "next" ? "step" : nothing}>
      ${
        isKey
          ? html`<button class="trick-play-key" type="button" data-seat=${seat}>${this.#face(play, short)}</button>`
          : this.#face(play, short)
      }
    </li>`;
  }

  #onClick({ target }: Event): void {
    const key = (target as Element).closest("button");
    if (key) this.emit("seat", Number(key.dataset.seat));
  }

  #face({ name, colour, cards, state, note }: TrickPlay, short: string): TemplateResult {
    return html`<span class="trick-play-who" aria-hidden="true">${mark(colour, 14)} <span class="name">${short}</span></span>
      <span class="trick-play-cards" aria-hidden="true">${cards.length || !note ? cards.map(smallCard) : html`<span class="trick-play-note">${note}</span>`}${state === "winner" ? icon("crown", 18) : nothing}</span>
      <span class="visually-hidden">${ariaLabelOf(isolate(name), cards, note)}</span>`;
  }
}

function ariaLabelOf(name: string, cards: string[], note?: string): string {
  const what = cards.length ? cards.map(colouredCard).join(", ") : note;
  return what ? t("log.heard", { name, cards: what }) : name;
}

customElements.define("trick-strip", TrickStrip);
