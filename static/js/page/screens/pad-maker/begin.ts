import { html, nothing, type TemplateResult } from "lit";
import type { Pad } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { findPads, PADS } from "../new-game/pad-library.ts";
import { padFacts } from "../new-game/pad-texts.ts";
import type { PadDraft } from "./drafts.ts";

/**
 * Where a pad begins: from nothing, from one that was left half-made, or from the one that is nearest.
 *
 * In: `drafts`. Out: "begin" with a pad of the library or null, "resume" with a draft, "drop" with one.
 */
class PadBeginning extends LightElement {
  static override properties = { drafts: { attribute: false }, query: { state: true } };

  declare drafts: readonly PadDraft[];
  query = "";

  protected override render(): TemplateResult {
    const { drafts } = this;
    const pads = findPads(
      PADS.filter(({ kind }) => kind === "rounds"),
      this.query,
    );
    return html`<section class="pad-library">
      ${
        drafts.length
          ? html`<h2>${t("maker.resume")}</h2><ul class="pad-list">${drafts.map((draft) => this.#draft(draft))}</ul>`
          : nothing
      }
      <h2>${t("maker.begin")}</h2>
      <ul class="pad-list"><li><button class="pad-key" type="button" @click=${() => this.emit("begin", null)}>
        <b>${t("maker.empty")}</b><small>${t("maker.empty.hint")}</small></button></li></ul>
      <label class="pad-search">${icon("search", 20)}
        <input type="search" autocomplete="off" enterkeyhint="search" placeholder=${t("maker.search")}
          aria-label=${t("maker.search")} @input=${this.#onInput} /></label>
      <ul class="pad-list">${pads.map((pad) => this.#pad(pad))}</ul>
    </section>`;
  }

  #draft(draft: PadDraft): TemplateResult {
    const name = wordsOf(draft.history.pad.name) || t("maker.nameless");
    return html`<li class="maker-line"><button class="pad-key" type="button" @click=${() => this.emit("resume", draft)}>
        <b>${name}</b><small>${padFacts(draft.history.pad)}</small></button>
      <button class="side-button sign" type="button" aria-label=${t("maker.drop", { name })}
        @click=${() => this.emit("drop", draft)}>${icon("bin", 20)}</button></li>`;
  }

  #pad(pad: Pad): TemplateResult {
    return html`<li><button class="pad-key" type="button" @click=${() => this.emit("begin", pad)}>
      <b>${wordsOf(pad.name)}</b><small>${padFacts(pad)}</small></button></li>`;
  }

  #onInput = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value;
  };
}

customElements.define("pad-beginning", PadBeginning);
