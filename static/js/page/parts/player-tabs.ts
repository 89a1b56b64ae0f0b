import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import type { Seat } from "../../types.ts";
import { t } from "../messages.ts";
import { icon } from "./icon.ts";
import { mark } from "./mark.ts";
import { Part } from "./part.ts";
import { seatColours } from "./seat-colours.ts";
import { type Measure, shortNames, widthIn } from "./short-names.ts";

/** More tabs than this have the name below the mark; twice as many take two rows. */
const BESIDE = 4;
const IN_A_ROW = 8;
const MARK_AND_GAPS = 40;

/**
 * The players, one tab each; those who are filled in have a tick.
 *
 * In: `seats`, `seat` (the one shown), `done` and `playing` by seat. Out: "seat" with the seat tapped.
 */
export class PlayerTabs extends Part {
  static override properties = {
    seats: { attribute: false },
    seat: { type: Number },
    done: { attribute: false },
    playing: { attribute: false },
    names: { state: true },
  };

  seats: Seat[] = [];
  seat = 0;
  done: boolean[] = [];
  playing: boolean[] = [];
  names: string[] = [];
  #watch = new ResizeObserver(() => this.#fit());
  #measure: Measure | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
    void document.fonts.ready.then(() => this.#fit());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("seats")) this.names = this.seats.map((seat) => seat.name);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("seats")) this.#fit();
  }

  protected override render(): TemplateResult {
    const shown = this.#shown();
    const layout = shown.length > BESIDE ? "stacked" : "beside";
    const columns = shown.length > IN_A_ROW ? Math.ceil(shown.length / 2) : shown.length;
    return html`<div class="tabs ${layout}" style=${styleMap({ "--columns": columns })} role="tablist" aria-label=${t("parts.players")}
      @keydown=${this.#walk}>${shown.map((seat) => this.#tab(seat))}</div>`;
  }

  #tab(seat: number): TemplateResult {
    const here = seat === this.seat;
    const name = this.seats[seat]?.name ?? "";
    const colour = seatColours(this.seats)[seat] ?? "grey";
    return html`<button class="tab" type="button" role="tab" aria-selected=${here} tabindex=${here ? 0 : -1}
      aria-label=${this.done[seat] ? `${name}, ${t("parts.done")}` : name} @click=${() => this.tell("seat", seat)}>
      <span class="tab-mark">${mark(colour)}${this.done[seat] ? icon("tick", 16) : nothing}</span>
      <span class="tab-name name">${this.names[seat] ?? name}</span>
    </button>`;
  }

  /** Arrow keys walk through the players, as in any row of tabs. */
  #walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const shown = this.#shown();
    const next = shown[(shown.indexOf(this.seat) + step + shown.length) % shown.length] ?? this.seat;
    event.preventDefault();
    this.tell("seat", next);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>("[aria-selected=true]")?.focus());
  };

  #shown(): number[] {
    return this.seats.map((_, seat) => seat).filter((seat) => this.playing[seat] !== false);
  }

  #fit(): void {
    const tab = this.querySelector<HTMLElement>(".tab");
    if (!tab?.clientWidth) return;
    const beside = this.#shown().length <= BESIDE;
    this.#measure ??= widthIn(getComputedStyle(tab).font.replace(/^\d+/, "700"));
    const names = this.seats.map((seat) => seat.name);
    const fitting = shortNames(names, tab.clientWidth - (beside ? MARK_AND_GAPS : 2), this.#measure);
    if (fitting.join("\n") !== this.names.join("\n")) this.names = fitting;
  }
}

customElements.define("player-tabs", PlayerTabs);
