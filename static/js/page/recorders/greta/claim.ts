import { html, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { rankName, rankSign } from "../../codes.ts";
import { number, t, withSign } from "../../messages.ts";
import { rankOf, suitOf, suitSign } from "../../parts/french-card.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { emit } from "../recorder.ts";

/** One match of the last card that can be claimed, and its points from the table of values. */
interface ClaimItem {
  label: TemplateResult;
  ariaLabel: string;
  points: number;
  /** The match with the card it was laid on. */
  isCover?: boolean;
}

/**
 * The receiver's bar while points may be claimed: one tap a match, then the sum.
 *
 * It offers every match the card could have, found or not: seeing the matches is the game.
 *
 * In: `card`, `level`, `setup`, `name`, `total`, `claimedPoints` (the sum so far), `isWriter` (false while
 * correcting: the main button writes then). Out: "say" with the new sum, "claim", "undo".
 */
class GretaClaim extends LightElement {
  static override properties = {
    card: {},
    level: { type: Number },
    setup: { attribute: false },
    name: {},
    total: { type: Number },
    claimedPoints: { type: Number },
    isWriter: { type: Boolean },
  };

  card = "";
  level: 1 | 2 = 1;
  declare setup: Setup;
  name = "";
  total = 0;
  claimedPoints = 0;
  isWriter = true;

  protected override render(): TemplateResult {
    return html`<section class="greta-bar greta-claim" aria-label=${t("greta.claiming", { name: this.name })}>
      ${this.#items().map((item) => this.#key(item))}
      ${this.isWriter ? this.#sumKey() : html`<b class="greta-claim-points">${withSign(this.claimedPoints)}</b>`}
      ${this.isWriter ? this.#undoKey() : this.#resetKey()}
    </section>`;
  }

  #key({ label, ariaLabel, points, isCover }: ClaimItem): TemplateResult {
    return html`<button type="button" class="key ${isCover ? "is-covering" : ""}" @click=${() => this.emit("say", this.claimedPoints + points)}>
      <span class="greta-claim-thing" aria-hidden="true">${label}</span><span class="visually-hidden">${ariaLabel}</span>
      <b>${withSign(points)}</b></button>`;
  }

  /** Render the key that claims the sum: its word, the total so far, and what is added. */
  #sumKey(): TemplateResult {
    return html`<button type="button" class="greta-claim-sum" @click=${() => this.emit("claim", null)}>
      <span class="greta-claim-word">${t("greta.claim")}</span>
      <small aria-hidden="true">${number(this.total)}</small><b>+${number(this.claimedPoints)}</b></button>`;
  }

  #undoKey(): TemplateResult {
    return html`<button type="button" class="side-button sign" aria-label=${t("parts.undo")}
      @click=${() => emit(this, "undo", null)}>${icon("undo")}</button>`;
  }

  #resetKey(): TemplateResult {
    return html`<button type="button" class="side-button sign" aria-label=${t("greta.anew")}
      @click=${() => this.emit("say", 0)}>${icon("erase")}</button>`;
  }

  /** Return the card's suit and rank, and both again as covers on the second level. */
  #items(): ClaimItem[] {
    const { values, cover_factor } = this.setup.options as {
      values: Record<string, number>;
      cover_factor: number;
    };
    const [suit, rank] = [suitOf(this.card), rankOf(this.card)];
    const signs: ClaimItem[] = [
      { label: suitSign(suit), ariaLabel: t(`suit.${suit}`), points: values[suit] ?? 0 },
      { label: html`<b>${rankSign(rank)}</b>`, ariaLabel: rankName(rank), points: values[rank] ?? 0 },
    ];
    if (this.level === 1) return signs;
    const covers = signs.map(({ label, ariaLabel, points }) => ({
      label,
      ariaLabel: t("greta.covering", { card: ariaLabel }),
      points: points * cover_factor,
      isCover: true,
    }));
    return [...signs, ...covers];
  }
}

customElements.define("greta-claim", GretaClaim);
