import { html, nothing, type TemplateResult } from "lit";
import type { Seat } from "../../types.ts";
import { t } from "../messages.ts";
import { icon } from "./icon.ts";
import { LightElement } from "./light-element.ts";
import { mark, seatColours } from "./mark.ts";
import { ResizeController } from "./resize-controller.ts";
import { shortNames } from "./short-names.ts";
import { vars } from "./vars.ts";

/** More tabs than this have the name below the mark; more than twice as many take two rows. */
const MAX_TABS_WITH_NAMES_BESIDE = 4;
const MAX_TABS_IN_ROW = 8;
/** A tab is no narrower than this: large letters take more rows. */
const MIN_TAB_TEXT = "0000";
/** What a tab needs besides its name, and what lies left and right of all tabs. */
const MARK_AND_GAPS_PX = 36;
const GAP_PX = 4;
const SIDES_PX = 16;
/** The size of a name below its mark, measured by the one beside it. */
const STACKED_FONT_RATIO = 13 / 15;
/** The weight of the tab that is shown. */
const SELECTED_FONT_WEIGHT = "850";

/**
 * The players, one tab each; those who are filled in have a tick.
 *
 * In: `seats`, `seat` (the one shown), `done` and `playing` by seat. Out: "seat" with the seat tapped.
 */
class PlayerTabs extends LightElement {
  static override properties = {
    seats: { attribute: false },
    seat: { type: Number },
    done: { attribute: false },
    playing: { attribute: false },
  };

  seats: Seat[] = [];
  seat = 0;
  done: boolean[] = [];
  playing: boolean[] = [];
  #size = new ResizeController(this, SELECTED_FONT_WEIGHT);

  protected override render(): TemplateResult {
    const shown = this.#playingSeats();
    const columns = this.#columns(shown.length);
    const { names, stacked } = this.#fitNames(columns);
    return html`<div class="tabs ${stacked ? "stacked" : ""}" ${vars({ "--columns": columns })} role="tablist"
      aria-label=${t("parts.players")} @keydown=${this.#onKeydown}>
      ${shown.map((seat) => this.#tab(seat, names[seat] ?? ""))}
    </div>`;
  }

  /** As many in a row as have room, all rows alike. */
  #columns(count: number): number {
    const { width, measure } = this.#size;
    const room = width ? Math.floor((width - SIDES_PX) / measure(MIN_TAB_TEXT)) : MAX_TABS_IN_ROW;
    const most = Math.min(MAX_TABS_IN_ROW, Math.max(1, room));
    return Math.ceil(count / Math.ceil(count / most));
  }

  #tab(seat: number, short: string): TemplateResult {
    const here = seat === this.seat;
    const name = this.seats[seat]?.name ?? "";
    const done = this.done[seat];
    return html`<button class="tab" type="button" role="tab" aria-selected=${here} tabindex=${here ? 0 : -1}
      @click=${() => this.emit("seat", seat)}>
      <span class="tab-mark">${mark(seatColours(this.seats)[seat] ?? "grey")}${done ? icon("tick", 14) : nothing}</span>
      <span class="tab-name name" aria-hidden="true">${short}</span>
      <span class="heard">${done ? `${name}, ${t("parts.done")}` : name}</span>
    </button>`;
  }

  /** The names as they fit: beside the marks when there is room for all, else below them. */
  #fitNames(columns: number): { names: string[]; stacked: boolean } {
    const names = this.seats.map((seat) => seat.name);
    const { width, measure } = this.#size;
    if (!width) return { names, stacked: columns > MAX_TABS_WITH_NAMES_BESIDE };
    const tab = (width - SIDES_PX - GAP_PX * (columns - 1)) / columns;
    const stacked =
      columns > MAX_TABS_WITH_NAMES_BESIDE || names.some((name) => measure(name) > tab - MARK_AND_GAPS_PX);
    return { names: shortNames(names, stacked ? tab / STACKED_FONT_RATIO : tab, measure), stacked };
  }

  /** Arrow keys walk through the players, as in any row of tabs. */
  #onKeydown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const shown = this.#playingSeats();
    const next = shown[(shown.indexOf(this.seat) + step + shown.length) % shown.length] ?? this.seat;
    event.preventDefault();
    this.emit("seat", next);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>("[aria-selected=true]")?.focus());
  };

  #playingSeats(): number[] {
    return this.seats.map((_, seat) => seat).filter((seat) => this.playing[seat] !== false);
  }
}

customElements.define("player-tabs", PlayerTabs);
