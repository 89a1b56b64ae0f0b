import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Setup } from "../../../types.ts";
import { cardName } from "../../codes.ts";
import { t, withSign } from "../../messages.ts";
import { frenchCard } from "../../parts/french-card.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { emit } from "../recorder.ts";
import { nameIn } from "./names.ts";
import type { TableEntry } from "./table.ts";

/**
 * The cards and claims of the game in order, to insert, correct or remove one.
 *
 * In: `entries`, `setup`. Out: "correct" with the entry to correct or the one to insert before, "remove"
 * with the ids to remove, "close".
 */
class GretaEntryList extends LightElement {
  static override properties = { entries: { attribute: false }, setup: { attribute: false } };

  entries: TableEntry[] = [];
  declare setup: Setup;

  protected override firstUpdated(): void {
    this.querySelector("ol")?.lastElementChild?.scrollIntoView({ block: "end" });
    this.querySelector<HTMLElement>(".greta-entry-list-close")?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    return html`<section class="greta-entry-list" aria-label=${t("greta.cards")} @keydown=${this.#onKeydown}>
      <header>
        <h2>${t("greta.cards")}</h2>
        <button type="button" class="greta-entry-list-close side-button sign" aria-label=${t("greta.close")} @click=${this.#onClose}>
          ${icon("close")}</button>
      </header>
      ${this.entries.length ? nothing : html`<p>${t("greta.cards.none")}</p>`}
      <ol>${repeat(
        this.entries,
        ({ id }) => id,
        (entry, at) => this.#row(entry, at),
      )}</ol>
    </section>`;
  }

  #row(entry: TableEntry, at: number): TemplateResult {
    const no = this.#cardNumber(at);
    return html`<li>
      ${entry.type === "place" ? this.#insertKey(entry, no) : html`<span></span>`}
      <button type="button" class="greta-entry" @click=${() => emit(this, "correct", { of: entry.id })}>
        <span class="greta-entry-number">${entry.type === "place" ? no : ""}</span>
        ${frenchCard({ card: entry.card, size: "rack" })}
        <span class="greta-entry-text">${this.#words(entry)}</span>
      </button>
      <button type="button" class="side-button sign" aria-label=${t(`greta.remove.${entry.type}`, { no, card: cardName(entry.card) })}
        @click=${() => emit(this, "remove", { of: this.#entriesToRemove(at) })}>${icon("bin")}</button>
    </li>`;
  }

  #insertKey({ id }: TableEntry, no: number): TemplateResult {
    return html`<button type="button" class="greta-entry-insert" aria-label=${t("greta.insert", { no })}
      @click=${() => emit(this, "correct", { before: id })}>${icon("plus", 18)}</button>`;
  }

  #cardNumber(at: number): number {
    return this.entries.slice(0, at + 1).filter(({ type }) => type === "place").length;
  }

  /** Render "Ada +24", and below it "Ben placed". */
  #words({ type, seat, points }: TableEntry): TemplateResult {
    const claimed = type === "claim";
    const receiver = nameIn(this.setup, claimed ? seat : 1 - seat);
    const how = claimed ? t("greta.deed.claim") : t("greta.deed.place", { name: nameIn(this.setup, seat) });
    return html`${points === null ? nothing : t("greta.deed.gain", { name: receiver, points: withSign(points) })}
      <small>${how}</small>`;
  }

  /** Return the ids to remove with an entry: a card goes together with its claim. */
  #entriesToRemove(at: number): string[] {
    const [entry, next] = this.entries.slice(at, at + 2);
    if (!entry) return [];
    return entry.type === "place" && next?.type === "claim" ? [entry.id, next.id] : [entry.id];
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.#onClose();
  };

  #onClose = (): void => this.emit("close", null);
}

customElements.define("greta-entry-list", GretaEntryList);
