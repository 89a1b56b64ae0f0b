import "../../../../css/pad-library.css";
import { html, nothing, type TemplateResult } from "lit";
import type { Pad } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { problemText } from "../../codes.ts";
import { withCooldown } from "../../cooldown.ts";
import { wordsOf } from "../../game-texts.ts";
import { copyOf, type OwnPadRecord, type OwnPads } from "../../local/own-pads.ts";
import { isolate, t, tn } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { singleFlight } from "../../scheduling.ts";
import { KeptPads } from "../kept-pads.ts";
import { type PadAction, padRow } from "./pad-row.ts";
import { findPads, nearPads } from "./pad-search.ts";
import { canPlay } from "./pad-texts.ts";

/** The pads of companion/pads by their files. */
export const PAD_FILES = import.meta.glob<Pad>("../../../../../companion/pads/*.json", {
  eager: true,
  import: "default",
});

/** Every pad of companion/pads that a recorder can ask for. */
export const PADS: readonly Pad[] = Object.values(PAD_FILES).filter(canPlay);

/**
 * One's own pads, and those that come with the app, searched as one types. Loaded when another game is asked for.
 *
 * In: `pads`, the own ones. Out: "choose" with the pad.
 */
class PadLibrary extends LightElement {
  static override properties = {
    pads: { attribute: false },
    query: { state: true },
    unfolded: { state: true },
    hasRetired: { state: true },
    erasing: { state: true },
  };

  declare pads: OwnPads;
  query = "";
  /** The pad whose keys are unfolded: the id of an own one, or the name of one of the app. */
  unfolded: string | null = null;
  /** Whether the pads that were put away are unfolded. */
  hasRetired = false;
  /** The own pad of which it is asked whether it is deleted. */
  erasing: string | null = null;
  readonly #own = new KeptPads(this);

  /** Choose a pad: however far down it stands among the others, its name is in sight. */
  #choose(pad: Pad): void {
    this.closest("main")?.scrollTo(0, 0);
    this.emit("choose", pad);
  }

  protected override render(): TemplateResult {
    const own = this.#own.records;
    return html`<section class="pad-library" data-at="pad">
      <label class="pad-search">${icon("search", 20)}
        <input type="search" autocomplete="off" enterkeyhint="search" placeholder=${t("pads.search")}
          aria-label=${t("pads.search")} @input=${this.#onInput} /></label>
      ${own ? this.#lists(own) : nothing}
    </section>`;
  }

  /** Render one's own pads above the others; all at once, as no list may move under a finger. */
  #lists(own: readonly OwnPadRecord[]): TemplateResult {
    const used = own.filter(({ isRetired }) => !isRetired);
    const retired = own.filter(({ isRetired }) => isRetired);
    const found = [used, retired].map((pads) => pads.filter(({ pad }) => findPads([pad], this.query).length));
    const shown = findPads(PADS, this.query);
    const isNone = !shown.length && found.every((pads) => !pads.length);
    const near = isNone ? nearPads([...used, ...PADS.map((pad) => ({ id: null, pad }))], this.query) : [];
    return html`${this.#ownPads(found[0] ?? [], found[1] ?? [])}
      ${shown.length ? html`<h2>${t("pads.library")}</h2>` : nothing}
      <ul class="pad-list">${shown.map((pad) => this.#row(null, pad, this.#libraryActions(pad)))}</ul>
      <p class="pad-none" role="status">${isNone ? t("pads.none") : ""}</p>
      ${isNone ? html`<p class="pad-keys-own"><a class="side-button" href="/pads/new?called=${encodeURIComponent(this.query.trim())}">${t("pads.make")}</a></p>` : nothing}
      ${
        near.length
          ? html`<h2>${t("pads.near")}</h2><ul class="pad-list">${near.map((one) => (one.id === null ? this.#row(null, one.pad, this.#libraryActions(one.pad)) : this.#ownRow(one)))}</ul>`
          : nothing
      }`;
  }

  /** Render one's own pads, or how one comes by some; those put away are folded. */
  #ownPads(used: OwnPadRecord[], retired: OwnPadRecord[]): TemplateResult {
    const isSearch = this.query !== "";
    if (isSearch && !used.length && !retired.length) return html``;
    const isUnfolded = this.hasRetired || isSearch;
    return html`<h2>${t("pads.own")}</h2>
      ${used.length || isSearch ? nothing : html`<p class="pad-hint">${t("pads.own.none")}</p>`}
      <ul class="pad-list">${used.map((own) => this.#ownRow(own))}</ul>
      ${isSearch ? nothing : html`<p class="pad-keys-own"><a class="side-button" href="/pads/new">${t("pads.make")}</a><a class="side-button" href="/pads">${t("pads.in")}</a></p>`}
      ${
        retired.length
          ? html`<button class="pad-retired" type="button" aria-expanded=${isUnfolded}
              @click=${() => (this.hasRetired = !this.hasRetired)}>${tn("pads.retired", retired.length)}${icon("next", 20)}</button>
            ${isUnfolded ? html`<ul class="pad-list">${retired.map((own) => this.#ownRow(own))}</ul>` : nothing}`
          : nothing
      }`;
  }

  /** Render an own pad, with why the server will not have it. */
  #ownRow(own: OwnPadRecord): TemplateResult {
    const why = own.refused && problemText(own.refused, { game: "pad", seats: [], options: {}, playing: [] });
    return this.#row(own.id, own.pad, this.#ownActions(own), why ? t("pads.refused", { why }) : "");
  }

  /** Render a pad: an own one by its `id`, or one of the app. */
  #row(id: string | null, pad: Pad, actions: PadAction[], remark = ""): TemplateResult {
    const key = id ?? wordsOf(pad.name);
    return padRow({
      pad,
      isOwn: id !== null,
      remark,
      question: id !== null && this.erasing === id ? t("pads.erase.sure") : "",
      actions,
      isUnfolded: this.unfolded === key,
      onChoose: canPlay(pad) ? () => this.#choose(pad) : null,
      onUnfold: () => {
        this.erasing = null;
        this.unfolded = this.unfolded === key ? null : key;
      },
    });
  }

  #ownActions({ id, pad, isRetired }: OwnPadRecord): PadAction[] {
    if (this.erasing === id)
      return [
        { label: t("pads.erase.keep"), onTap: () => this.#ask(null) },
        { label: t("pads.erase.key"), onTap: () => this.#act(() => this.#erase(id, pad)) },
      ];
    return [
      ...(canPlay(pad) ? [{ label: t("pads.change"), href: `/pads/${id}` }] : []),
      { label: t("pads.copy"), onTap: () => void this.#copy(pad) },
      { label: t("pads.send"), href: `/pads/${id}/send` },
      {
        label: t(isRetired ? "pads.bring_back" : "pads.retire"),
        onTap: () => void this.#retire(id, pad, !isRetired),
      },
      { label: t("pads.erase"), onTap: () => this.#act(() => this.#ask(id)) },
    ];
  }

  /** Do what a key does; a second tap at once does nothing: other keys stand under the finger then. */
  #act = withCooldown((action: () => unknown) => action());

  /** Ask once whether a pad is deleted; null: no longer. */
  #ask(id: string | null): void {
    this.erasing = id;
  }

  async #erase(id: string, pad: Pad): Promise<void> {
    this.unfolded = this.erasing = null;
    await this.pads.erase(id);
    announce(t("pads.erased", { name: isolate(wordsOf(pad.name)) }));
  }

  /** Return what may be done with a pad that comes with the app: it is copied, and the copy is changed. */
  #libraryActions(pad: Pad): PadAction[] {
    return [{ label: t("pads.copy"), onTap: () => void this.#copy(pad) }];
  }

  /** Make an own pad of one; a second tap at once makes no other. */
  #copy = singleFlight(async (pad: Pad): Promise<void> => {
    const copy = copyOf(
      pad,
      (this.#own.records ?? []).map((own) => own.pad),
    );
    const { id } = await this.pads.keep(copy);
    await this.#own.load();
    this.unfolded = id;
    announce(t("pads.copied", { name: isolate(wordsOf(copy.name)) }));
    await this.updateComplete;
    this.querySelector<HTMLElement>('.pad-more[aria-expanded="true"]')?.focus();
  });

  async #retire(id: string, pad: Pad, isRetired: boolean): Promise<void> {
    this.unfolded = null; // at once: by the time the disk has it, another row may be unfolded
    await this.pads.retire(id, isRetired);
    const name = isolate(wordsOf(pad.name));
    announce(t(isRetired ? "pads.retired.done" : "pads.back.done", { name }));
  }

  #onInput = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value;
  };
}

customElements.define("pad-library", PadLibrary);
