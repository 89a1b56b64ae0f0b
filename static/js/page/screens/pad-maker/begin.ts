import { html, nothing, type TemplateResult } from "lit";
import type { Pad } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { wordsOf } from "../../game-texts.ts";
import type { OwnPad } from "../../local/own-pads.ts";
import { isolate, t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { navigate } from "../../router.ts";
import type { Store } from "../../store.ts";
import { PADS } from "../new-game/pad-library.ts";
import { findPads, nearPads } from "../new-game/pad-search.ts";
import { canPlay, padFacts } from "../new-game/pad-texts.ts";
import { listDrafts, type PadDraft, removeDraft, saveDraft } from "./drafts.ts";
import { addressOf, EMPTY_ROWS, makerPaths } from "./paths.ts";
import { fileOf } from "./source.ts";

/** The pads that most games are like, where no name helps: cards are counted, tricks are bid. */
const USUAL = ["skyjo", "wizard"];

/** A pad to begin from: the id of an own one, or the name of the file of one of the app. */
interface Source {
  from: string;
  pad: Pad;
  isOwn: boolean;
}

/**
 * Where a pad begins: from nothing, from one that was left half-made, or from the one that is nearest.
 *
 * In: `store`. It leads on by itself, with what the pad is to be called where the address says so.
 */
class PadBeginning extends LightElement {
  static override properties = {
    store: { attribute: false },
    drafts: { state: true },
    own: { state: true },
    dropped: { state: true },
    query: { state: true },
  };

  declare store: Store;
  /** What was left half-made, to go on with. */
  drafts: readonly PadDraft[] = [];
  /** One's own pads that are not put away; null until the disk has been read, so that no list moves under a finger. */
  own: readonly OwnPad[] | null = null;
  /** The draft that was thrown away last, to be brought back. */
  dropped: PadDraft | null = null;
  query = "";

  protected override firstUpdated(): void {
    void this.#load();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { drafts, query } = this;
    if (!this.own) return nothing;
    const all: Source[] = [
      ...this.own.map(({ id, pad }) => ({ from: id, pad, isOwn: true })),
      ...PADS.filter(canPlay).map((pad) => ({ from: fileOf(pad), pad, isOwn: false })),
    ];
    const found = findPads(
      all.map(({ pad }) => pad),
      query,
    );
    const wanted = found.length ? (query ? "" : addressOf(location).called) : query;
    const near = nearPads(all, wanted ?? "");
    const usual = wanted && !near.length ? all.filter(({ from }) => USUAL.includes(from)) : [];
    const nearest = [...near, ...usual];
    const others = all.filter((one) => !nearest.includes(one));
    const own = others.filter(({ pad, isOwn }) => isOwn && found.includes(pad));
    const pads = found.flatMap((pad) => others.filter((one) => !one.isOwn && one.pad === pad));
    return html`<section class="pad-library">
      ${
        nearest.length
          ? html`<h2>${near.length ? t("maker.nearest", { name: isolate(wanted) }) : t("maker.usual")}</h2><ul class="pad-list">${nearest.map((one) => this.#pad(one))}</ul>`
          : nothing
      }
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
      ${own.length ? html`<h2>${t("pads.own")}</h2><ul class="pad-list">${own.map((one) => this.#pad(one))}</ul>` : nothing}
      ${own.length && pads.length ? html`<h2>${t("pads.library")}</h2>` : nothing}
      <ul class="pad-list">${pads.map((one) => this.#pad(one))}</ul>
    </section>`;
  }

  #draft(draft: PadDraft): TemplateResult {
    const name = draftName(draft);
    return html`<li class="maker-line"><button class="pad-key" type="button" @click=${() => navigate(makerPaths.draft(draft.id))}>
        <b>${name}</b><small>${padFacts(draft.history.pad)}</small></button>
      <button class="side-button sign" type="button" aria-label=${t("maker.drop", { name })}
        @click=${() => this.#drop(draft)}>${icon("bin", 20)}</button></li>`;
  }

  /** Say what was thrown away, with the key that brings it back. */
  #dropped(): TemplateResult | typeof nothing {
    const { dropped } = this;
    if (!dropped) return nothing;
    return html`<li class="maker-line"><span class="maker-label">${t("maker.dropped", { name: draftName(dropped) })}</span>
      <button class="side-button" type="button" @click=${() => this.#restore(dropped)}>${t("maker.restore")}</button></li>`;
  }

  #empty(from: string, name: string, hint: string): TemplateResult {
    return html`<li><button class="pad-key" type="button" @click=${() => this.#begin(from)}>
      <b>${name}</b><small>${hint}</small></button></li>`;
  }

  #pad({ from, pad, isOwn }: Source): TemplateResult {
    return html`<li><button class="pad-key" type="button" @click=${() => this.#begin(from)}>
      <b>${wordsOf(pad.name)}</b>${isOwn ? html`<span class="visually-hidden">${t("pads.own.one")}</span>` : nothing}<small>${padFacts(pad)}</small></button></li>`;
  }

  #begin(from: string): void {
    navigate(makerPaths.from(from) + location.search.replace("?", "&"));
  }

  #drop(draft: PadDraft): void {
    void removeDraft(this.store.preferences, draft.id);
    this.drafts = this.drafts.filter(({ id }) => id !== draft.id);
    this.dropped = draft;
    announce(t("maker.dropped", { name: draftName(draft) }));
  }

  /** Bring back the draft that was thrown away last. */
  #restore(draft: PadDraft): void {
    void saveDraft(this.store.preferences, draft.id, draft.history);
    this.drafts = [draft, ...this.drafts];
    this.dropped = null;
  }

  async #load(): Promise<void> {
    const { preferences, pads } = this.store;
    const [drafts, own] = await Promise.all([listDrafts(preferences), pads.records().catch(() => [])]);
    this.drafts = drafts;
    this.own = own.filter(({ pad, isRetired }) => !isRetired && canPlay(pad));
  }

  #onInput = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value;
  };
}

/** Return what a draft is called. */
function draftName({ history }: PadDraft): string {
  return wordsOf(history.pad.name) || t("maker.nameless");
}

customElements.define("pad-beginning", PadBeginning);
