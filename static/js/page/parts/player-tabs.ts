import { html, nothing, type TemplateResult } from "lit";
import type { Seat } from "../../types.ts";
import { t } from "../messages.ts";
import { icon } from "./icon.ts";
import { LightElement } from "./light-element.ts";
import { mark } from "./mark.ts";
import { isOtherContent } from "./other-content.ts";
import { ResizeController } from "./resize-controller.ts";
import { seatColours } from "./seat-colours.ts";
import { linesIn, shortNames } from "./short-names.ts";
import { vars } from "./vars.ts";

/** With more tabs the name stands below the mark; above MAX_TABS_IN_ROW they take two rows. */
const MAX_TABS_WITH_NAMES_BESIDE = 4;
const MAX_TABS_IN_ROW = 8;
/** A tab is at least as wide as this text: large letters take more rows. */
const MIN_TAB_TEXT = "0000";
/** The width a tab needs besides its name, the gap between two tabs, and the padding around all. */
const MARK_AND_GAPS_PX = 36;
const GAP_PX = 4;
const SIDES_PX = 16;
/** What a line of a name of two leaves free: letters are a little wider on the screen than they are measured. */
const LINE_EDGES_PX = 2;
/** What a name leaves free within the edges of a key. */
const KEY_EDGES_PX = 8;
/** The font size of a name below its mark, relative to one beside it. */
const STACKED_FONT_RATIO = 13 / 15;
/** The widest weight a name is set in. */
const SELECTED_FONT_WEIGHT = "850";

/**
 * One tab a player; a tick marks those who are filled in. To a screen reader it is a choice of one: what
 * is filled in below belongs to no tab alone, so there are no panels.
 *
 * In: `seats`, `seat` (the selected one), `done` and `playing` by seat, and by seat the `phones` that have filled it
 * in, where that is another one ("Ben"). Out: "seat" with the seat tapped.
 *
 * With `lines` a name may take so many below its mark, as long as all tabs stand in one row.
 *
 * With a `label` they are keys of which one or none is down: who it was of the players ("Ended the round").
 */
class PlayerTabs extends LightElement {
  static override properties = {
    label: { attribute: false },
    seats: { attribute: false },
    seat: { type: Number },
    done: { attribute: false, hasChanged: isOtherContent },
    playing: { attribute: false },
    phones: { attribute: false },
    lines: { attribute: false },
  };

  label: string | undefined;
  seats: Seat[] = [];
  seat = 0;
  done: boolean[] = [];
  playing: boolean[] = [];
  phones: Record<number, string> | undefined;
  lines = 1;
  #size = new ResizeController(this, SELECTED_FONT_WEIGHT);

  protected override render(): TemplateResult {
    const seats = this.#playingSeats();
    const columns = this.#columns(seats.length);
    const { names, stacked } = this.#fitNames(columns);
    return html`<div class="tabs ${stacked ? "is-stacked" : ""} ${this.#hasLines(columns) ? "has-lines" : ""}" ${vars({ "--columns": columns })} role=${this.label ? "group" : "radiogroup"}
      aria-label=${this.label ?? t("parts.players")} @keydown=${this.#onKeydown}>
      ${seats.map((seat) => this.#tab(seat, names[seat] ?? ""))}
    </div>`;
  }

  /** Return how many tabs stand in a row: as many as fit, all rows of one length. */
  #columns(count: number): number {
    const { width, measure } = this.#size;
    const room = width ? Math.floor((width - SIDES_PX) / measure(MIN_TAB_TEXT)) : MAX_TABS_IN_ROW;
    const most = Math.min(MAX_TABS_IN_ROW, Math.max(1, room));
    return Math.ceil(count / Math.ceil(count / most));
  }

  #tab(seat: number, short: string): TemplateResult {
    const isSelected = seat === this.seat;
    const name = this.seats[seat]?.name ?? "";
    const done = this.done[seat];
    const phone = this.phones?.[seat];
    const words = [name, done && t("parts.done"), phone && t("together.from", { who: phone })];
    const { label } = this;
    return html`<button class="tab" type="button" role=${label ? nothing : "radio"} aria-checked=${label ? nothing : isSelected}
      aria-pressed=${label ? isSelected : nothing} tabindex=${isSelected || label ? 0 : -1}
      @click=${() => this.emit("seat", seat)}>
      <span class="tab-mark ${phone ? "is-elsewhere" : ""}">${mark(seatColours(this.seats)[seat] ?? "grey")}${done ? icon("tick", 14) : nothing}</span>
      <span class="tab-name name" aria-hidden="true">${short}</span>
      <span class="visually-hidden">${words.filter(Boolean).join(", ")}</span>
    </button>`;
  }

  /** Return the names cut to their tabs: beside the marks where all fit, else below them. */
  #fitNames(columns: number): { names: string[]; stacked: boolean } {
    const names = this.seats.map((seat) => seat.name);
    const { width, measure } = this.#size;
    if (!width) return { names, stacked: columns > MAX_TABS_WITH_NAMES_BESIDE };
    const tab = (width - SIDES_PX - GAP_PX * (columns - 1)) / columns - (this.label ? KEY_EDGES_PX : 0);
    const stacked =
      columns > MAX_TABS_WITH_NAMES_BESIDE || names.some((name) => measure(name) > tab - MARK_AND_GAPS_PX);
    if (!stacked) return { names, stacked };
    const lines = this.#hasLines(columns) ? this.lines : 1;
    const room = tab / STACKED_FONT_RATIO - (lines > 1 ? LINE_EDGES_PX : 0);
    return { names: shortNames(names, lines, (text) => linesIn(text, room, measure)), stacked };
  }

  /** Whether a name may take several lines, in so many columns. */
  #hasLines(columns: number): boolean {
    return this.lines > 1 && columns === this.#playingSeats().length;
  }

  /** Move to the next or previous player by the arrow keys. */
  #onKeydown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || this.label) return;
    const seats = this.#playingSeats();
    const next = seats[(seats.indexOf(this.seat) + step + seats.length) % seats.length] ?? this.seat;
    event.preventDefault();
    this.emit("seat", next);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>("[aria-checked=true]")?.focus());
  };

  #playingSeats(): number[] {
    return this.seats.map((_, seat) => seat).filter((seat) => this.playing[seat] !== false);
  }
}

customElements.define("player-tabs", PlayerTabs);
