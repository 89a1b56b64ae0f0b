import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Setup } from "../../../types.ts";
import { cardName } from "../../codes.ts";
import { signed, t } from "../../messages.ts";
import { frenchCard } from "../../parts/french-card.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { fire } from "../recorder.ts";
import { nameIn } from "./names.ts";
import type { TableEntry } from "./table.ts";

/**
 * The cards and claims of the game in order, for what was forgotten or mistaken.
 *
 * In: `deeds`, `setup`. Out: "correct" with the entry to correct or the one before which
 * another goes, "remove" with the entries that go, "close".
 */
class GretaDeeds extends LightElement {
  static override properties = { deeds: { attribute: false }, setup: { attribute: false } };

  deeds: TableEntry[] = [];
  declare setup: Setup;

  protected override firstUpdated(): void {
    this.querySelector("ol")?.lastElementChild?.scrollIntoView({ block: "end" });
    this.querySelector<HTMLElement>(".greta-close")?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    return html`<section class="greta-deeds" aria-label=${t("greta.cards")} @keydown=${this.#press}>
      <header>
        <h2>${t("greta.cards")}</h2>
        <button type="button" class="greta-close side-button sign" aria-label=${t("greta.close")} @click=${this.#close}>
          ${icon("close")}</button>
      </header>
      ${this.deeds.length ? nothing : html`<p>${t("greta.cards.none")}</p>`}
      <ol>${repeat(
        this.deeds,
        ({ id }) => id,
        (deed, at) => this.#row(deed, at),
      )}</ol>
    </section>`;
  }

  #row(deed: TableEntry, at: number): TemplateResult {
    const no = this.#number(at);
    return html`<li>
      ${deed.type === "place" ? this.#insert(deed, no) : html`<span></span>`}
      <button type="button" class="greta-deed" @click=${() => fire(this, "correct", { of: deed.id })}>
        <span class="greta-no">${deed.type === "place" ? no : ""}</span>
        ${frenchCard({ card: deed.card, size: "rack" })}
        <span class="greta-words">${this.#words(deed)}</span>
      </button>
      <button type="button" class="side-button sign" aria-label=${t(`greta.remove.${deed.type}`, { no, card: cardName(deed.card) })}
        @click=${() => fire(this, "remove", { of: this.#bound(at) })}>${icon("bin")}</button>
    </li>`;
  }

  #insert({ id }: TableEntry, no: number): TemplateResult {
    return html`<button type="button" class="greta-insert" aria-label=${t("greta.insert", { no })}
      @click=${() => fire(this, "correct", { before: id })}>${icon("plus", 18)}</button>`;
  }

  #number(at: number): number {
    return this.deeds.slice(0, at + 1).filter(({ type }) => type === "place").length;
  }

  /** "Ada +24", and below it "Ben placed". */
  #words({ type, seat, points }: TableEntry): TemplateResult {
    const claimed = type === "claim";
    const receiver = nameIn(this.setup, claimed ? seat : 1 - seat);
    const how = claimed ? t("greta.deed.claim") : t("greta.deed.place", { name: nameIn(this.setup, seat) });
    return html`${points === null ? nothing : t("greta.deed.gain", { name: receiver, points: signed(points) })}
      <small>${how}</small>`;
  }

  /** A card goes together with what was claimed for it. */
  #bound(at: number): string[] {
    const [deed, next] = this.deeds.slice(at, at + 2);
    if (!deed) return [];
    return deed.type === "place" && next?.type === "claim" ? [deed.id, next.id] : [deed.id];
  }

  #press = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.#close();
  };

  #close = (): void => this.emit("close", null);
}

customElements.define("greta-deeds", GretaDeeds);
