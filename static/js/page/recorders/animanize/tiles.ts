import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Choices, Entry, Setup } from "../../../types.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { LongPress } from "../../parts/long-press.ts";
import { mark } from "../../parts/mark.ts";
import { ResizeController } from "../../parts/resize-controller.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { shortNames } from "../../parts/short-names.ts";
import { track } from "../../parts/track.ts";
import { hasSameFigures, type RoundDraft, type RoundItem } from "./round.ts";
import { type TileView, tileView } from "./tile.ts";

/** The border and padding of a tile, its mark with the gap after it, and the gap between two tiles. */
const TILE_SIDES_PX = 14;
const MARK_PX = 23;
const GAP_PX = 6;
/** The font size of a name on a line of its own, relative to one beside its mark. */
const STACKED_FONT_RATIO = 13 / 15;
/** The weight names are set in. */
const FONT_WEIGHT = "700";

/**
 * One tile a player: mark, name, tricks, and the room below the brawl limit.
 *
 * In: `setup`, `draft`, `choices`, `original` (the entry while it is corrected), `winner`.
 * Out: "tile" with the seat tapped; "tile-hold" with the one on which a finger rests.
 */
class AnimanizeTiles extends LightElement {
  static override properties = {
    setup: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    original: { attribute: false },
    winner: { attribute: false },
  };

  declare setup: Setup;
  declare draft: RoundDraft;
  declare choices: Choices | null;
  declare original: Entry | null;
  /** Who won the trick tapped last. */
  declare winner: number | null;
  #size = new ResizeController(this, FONT_WEIGHT);
  #press = new LongPress();

  protected override render(): TemplateResult {
    const { names, stacked } = this.#fitNames();
    return html`<div class="tiles ${stacked ? "is-stacked" : ""}" data-seats=${names.length} role="group" aria-label=${t("parts.players")} ${rovingTabindex()}
      @click=${this.#onClick} @pointerdown=${this.#onPointerDown} @pointerup=${this.#press.end} @pointercancel=${this.#press.end} @contextmenu=${this.#press.onMenu}>
      ${names.map((short, seat) => this.#tile(seat, short))}
    </div>`;
  }

  #tile(seat: number, short: string): TemplateResult {
    const { setup, draft, choices } = this;
    const name = setup.seats[seat]?.name ?? "";
    const tile = tileView(draft, choices, setup, seat);
    const isAsked = this.#isAsked(seat);
    const phone = draft.phones?.[seat];
    const state = phone ? `${tile.ariaLabel}, ${t("together.from", { who: phone })}` : tile.ariaLabel;
    const classes = `tile is-${tile.state} ${isAsked ? "is-asked" : ""} ${this.#isChanged(seat) ? "is-changed" : ""} ${phone ? "is-elsewhere" : ""}`;
    return html`<button class=${classes} type="button" aria-pressed=${draft.depth === "counts" ? isAsked : nothing}
      data-seat=${seat} @pointerleave=${this.#press.end}>
      <span class="tile-head" aria-hidden="true">
        ${mark(seatColours(setup.seats)[seat] ?? "grey", 18)} <span class="tile-name name">${short}</span>
      </span>
      <span class="visually-hidden">${name}: ${state}</span>
      ${keyed(tile.figure, figure(tile, seat === this.winner))}
      <span class="tile-words" aria-hidden="true">${tile.words}</span>
      ${tile.state === "pointed" ? nothing : track(tile.share)}
    </button>`;
  }

  #onClick(event: Event): void {
    const seat = seatOf(event);
    if (seat !== null && !this.#press.isOver()) this.emit("tile", seat);
  }

  #onPointerDown(event: Event): void {
    const seat = seatOf(event);
    if (seat !== null) this.#press.start(() => this.emit("tile-hold", seat));
  }

  /** Return whether the strip below is about this player. */
  #isAsked(seat: number): boolean {
    const { asked, depth } = this.draft;
    return this.draft.seat === seat && (asked === "hand" || (asked === "tricks" && depth === "counts"));
  }

  #isChanged(seat: number): boolean {
    const players = this.original?.players as RoundItem[] | undefined;
    return players !== undefined && !hasSameFigures(players[seat], this.draft.entry.players[seat]);
  }

  /** Return the names cut to their tiles: beside the marks where all fit, else on a line of their own. */
  #fitNames(): { names: string[]; stacked: boolean } {
    const names = this.setup.seats.map((seat) => seat.name);
    const { width, measure } = this.#size;
    if (!width) return { names, stacked: false };
    const inside = (width - GAP_PX * (names.length - 1)) / names.length - TILE_SIDES_PX;
    const stacked = names.some((name) => measure(name) > inside - MARK_PX);
    return { names: shortNames(names, stacked ? inside / STACKED_FONT_RATIO : inside, measure), stacked };
  }
}

/** Return the seat of the tile under a finger, null between the tiles. */
function seatOf({ target }: Event): number | null {
  const tile = (target as Element).closest("button");
  return tile && Number(tile.dataset.seat);
}

/** Render the number of tricks; a new one drops onto its tile. */
function figure({ figure: tricks, isSoft }: TileView, isNew: boolean): TemplateResult {
  const classes = [
    "tile-figure",
    isSoft && "is-muted",
    tricks.length > 1 && "is-wide",
    isNew && "is-landing",
  ];
  return html`<span class=${classes.filter(Boolean).join(" ")} aria-hidden="true">${tricks}</span>`;
}

customElements.define("animanize-tiles", AnimanizeTiles);
