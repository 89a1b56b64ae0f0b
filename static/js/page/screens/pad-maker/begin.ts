import { html, nothing, type TemplateResult } from "lit";
import type { Pad } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { findPads, PADS } from "../new-game/pad-library.ts";
import { canPlay, padFacts } from "../new-game/pad-texts.ts";
import type { PadDraft } from "./drafts.ts";
import { EMPTY_ROWS, fileOf } from "./paths.ts";

/**
 * Where a pad begins: from nothing, from one that was left half-made, or from the one that is nearest.
 *
 * In: `drafts`, `dropped` (the one that was thrown away last). Out: "begin" with the name of a pad of the library or of an empty one, "resume" with a draft, "drop" with one, "restore".
 */
class PadBeginning extends LightElement {
  static override properties = {
    drafts: { attribute: false },
    dropped: { attribute: false },
    query: { state: true },
  };

  declare drafts: readonly PadDraft[];
  dropped: PadDraft | null = null;
  query = "";

  protected override render(): TemplateResult {
    const { drafts } = this;
    const pads = findPads(PADS.filter(canPlay), this.query);
    return html`<section class="pad-library">
      ${
        drafts.length || this.dropped
          ? html`<h2>${t("maker.resume")}</h2><ul class="pad-list">${drafts.map((draft) => this.#draft(draft))}${this.#dropped()}</ul>`
          : nothing
      }
      <h2>${t("maker.which")}</h2>
      <ul class="pad-list">${this.#empty("", t("maker.empty"), t("maker.empty.hint"))}${this.#empty(EMPTY_ROWS, t("maker.empty.rows"), t("maker.empty.rows.hint"))}</ul>
      <h2>${t("maker.begin")}</h2>
      <label class="pad-search">${icon("search", 20)}
        <input type="search" autocomplete="off" enterkeyhint="search" placeholder=${t("maker.search")}
          aria-label=${t("maker.search")} @input=${this.#onInput} /></label>
      <ul class="pad-list">${pads.map((pad) => this.#pad(pad))}</ul>
    </section>`;
  }

  #draft(draft: PadDraft): TemplateResult {
    const name = draftName(draft);
    return html`<li class="maker-line"><button class="pad-key" type="button" @click=${() => this.emit("resume", draft)}>
        <b>${name}</b><small>${padFacts(draft.history.pad)}</small></button>
      <button class="side-button sign" type="button" aria-label=${t("maker.drop", { name })}
        @click=${() => this.emit("drop", draft)}>${icon("bin", 20)}</button></li>`;
  }

  /** Say what was thrown away, with the key that brings it back. */
  #dropped(): TemplateResult | typeof nothing {
    const { dropped } = this;
    if (!dropped) return nothing;
    return html`<li class="maker-line"><span class="maker-label">${t("maker.dropped", { name: draftName(dropped) })}</span>
      <button class="side-button" type="button" @click=${() => this.emit("restore", null)}>${t("maker.restore")}</button></li>`;
  }

  #empty(from: string, name: string, hint: string): TemplateResult {
    return html`<li><button class="pad-key" type="button" @click=${() => this.emit("begin", from)}>
      <b>${name}</b><small>${hint}</small></button></li>`;
  }

  #pad(pad: Pad): TemplateResult {
    return html`<li><button class="pad-key" type="button" @click=${() => this.emit("begin", fileOf(pad))}>
      <b>${wordsOf(pad.name)}</b><small>${padFacts(pad)}</small></button></li>`;
  }

  #onInput = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value;
  };
}

/** Return what a draft is called. */
export function draftName({ history }: PadDraft): string {
  return wordsOf(history.pad.name) || t("maker.nameless");
}

customElements.define("pad-beginning", PadBeginning);
