import { html, nothing, type TemplateResult } from "lit";
import type { Choices, Entry, Setup } from "../../../types.ts";
import { t } from "../../messages.ts";
import { mark } from "../../parts/mark.ts";
import { Part } from "../../parts/part.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { fontOf, shortNames, widthIn } from "../../parts/short-names.ts";
import { track } from "../../parts/track.ts";
import { walkKeys } from "../../parts/walk-keys.ts";
import { type Item, type RoundDraft, sameCount } from "./round.ts";
import { shown } from "./tile.ts";

/** What a tile needs besides its name, and what lies between two tiles. */
const MARK_AND_GAPS = 40;
const GAP = 6;
/** The weight of a name. */
const WEIGHT = "700";

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
  };

  declare setup: Setup;
  declare draft: RoundDraft;
  declare choices: Choices | null;
  declare original: Entry | null;
  #watch = new ResizeObserver(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
    void document.fonts.load(fontOf(this, WEIGHT)).then(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  protected override render(): TemplateResult {
    const names = this.#names();
    return html`<div class="tiles" role="group" aria-label=${t("parts.players")} @keydown=${walkKeys}>
      ${names.map((short, seat) => this.#tile(seat, short))}
    </div>`;
  }

  #tile(seat: number, short: string): TemplateResult {
    const { setup, draft, choices } = this;
    const name = setup.seats[seat]?.name ?? "";
    const tile = shown(draft, choices, setup, seat);
    const asked = this.#asked(seat);
    const classes = `tile ${tile.state} ${asked ? "asked" : ""} ${this.#changed(seat) ? "changed" : ""}`;
    return html`<button class=${classes} type="button" aria-label=${`${name}: ${tile.heard}`}
      aria-pressed=${draft.depth === "counts" ? asked : nothing} @click=${() => this.tell("tile", seat)}>
      <span class="tile-head">${mark(seatColours(setup.seats)[seat] ?? "grey", 18)}
        <span class="tile-name name">${short}</span></span>
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

  /** The names as they fit beside the marks. */
  #names(): string[] {
    const names = this.setup.seats.map((seat) => seat.name);
    if (!this.clientWidth) return names;
    const tile = (this.clientWidth - GAP * (names.length - 1)) / names.length;
    return shortNames(names, tile - MARK_AND_GAPS, widthIn(fontOf(this, WEIGHT)));
  }
}

customElements.define("animanize-tiles", AnimanizeTiles);
