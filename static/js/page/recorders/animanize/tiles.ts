import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Choices, Entry, Setup } from "../../../types.ts";
import { t } from "../../messages.ts";
import { mark } from "../../parts/mark.ts";
import { Part } from "../../parts/part.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { type Measure, shortNames, widthIn } from "../../parts/short-names.ts";
import { track } from "../../parts/track.ts";
import { walkKeys } from "../../parts/walk-keys.ts";
import { type Item, type RoundDraft, sameCount } from "./round.ts";
import { shown } from "./tile.ts";

const MARK_AND_GAPS = 34;

/**
 * One tile a player: mark, name, tricks, and the room below the brawl limit.
 *
 * In: `setup`, `draft`, `choices`, `original` (the entry while it is corrected).
 * Out: "tile" with the seat tapped.
 */
class AnimanizeTiles extends Part {
  static override properties = {
    setup: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    original: { attribute: false },
    names: { state: true },
  };

  declare setup: Setup;
  declare draft: RoundDraft;
  declare choices: Choices | null;
  declare original: Entry | null;
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

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("setup")) this.#fit();
  }

  protected override render(): TemplateResult {
    return html`<div class="tiles" role="group" aria-label=${t("parts.players")} @keydown=${walkKeys}>
      ${this.setup.seats.map((_, seat) => this.#tile(seat))}
    </div>`;
  }

  #tile(seat: number): TemplateResult {
    const { setup, draft, choices } = this;
    const name = setup.seats[seat]?.name ?? "";
    const tile = shown(draft, choices, setup, seat);
    const asked = this.#asked(seat);
    const classes = `tile ${tile.state} ${asked ? "asked" : ""} ${this.#changed(seat) ? "changed" : ""}`;
    return html`<button class=${classes} type="button" aria-label=${`${name}: ${tile.heard}`}
      aria-pressed=${draft.depth === "counts" ? asked : nothing} @click=${() => this.tell("tile", seat)}>
      <span class="tile-head">${mark(seatColours(setup.seats)[seat] ?? "grey", 18)}
        <span class="tile-name name">${this.names[seat] ?? name}</span></span>
      <span class="tile-figure ${tile.soft ? "soft" : ""}">${tile.figure}</span>
      <span class="tile-words">${tile.words}</span>
      ${tile.state === "pointed" ? nothing : track(tile.share)}
    </button>`;
  }

  /** Whether the strip below is about this player. */
  #asked(seat: number): boolean {
    const { asked, depth } = this.draft;
    return this.draft.seat === seat && (asked === "hand" || (asked === "tricks" && depth === "counts"));
  }

  #changed(seat: number): boolean {
    const players = this.original?.players as Item[] | undefined;
    return players !== undefined && !sameCount(players[seat], this.draft.entry.players[seat]);
  }

  #fit(): void {
    const tile = this.querySelector<HTMLElement>(".tile");
    const name = this.querySelector<HTMLElement>(".tile-name");
    if (!tile?.clientWidth || !name) return;
    this.#measure ??= widthIn(getComputedStyle(name).font);
    const names = this.setup.seats.map((seat) => seat.name);
    const fitting = shortNames(names, tile.clientWidth - MARK_AND_GAPS, this.#measure);
    if (fitting.join("\n") !== this.names.join("\n")) this.names = fitting;
  }
}

customElements.define("animanize-tiles", AnimanizeTiles);
