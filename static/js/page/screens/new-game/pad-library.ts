import { html, type TemplateResult } from "lit";
import type { Pad } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { language } from "../../language.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { padFacts } from "./pad-texts.ts";

const FILES = import.meta.glob<Pad>("../../../../../companion/pads/*.json", {
  eager: true,
  import: "default",
});

/** Every pad of companion/pads that the recorder can ask for. */
export const PADS: readonly Pad[] = Object.values(FILES).filter(({ kind }) => kind === "rounds");

/**
 * The pads that come with the app, searched as one types. Loaded when another game is asked for.
 *
 * Out: "choose" with the pad.
 */
class PadLibrary extends LightElement {
  static override properties = { query: { state: true } };

  query = "";

  protected override render(): TemplateResult {
    const pads = findPads(PADS, this.query);
    return html`<section class="pad-library" data-at="pad">
      <label class="pad-search">${icon("search", 20)}
        <input type="search" autocomplete="off" enterkeyhint="search" placeholder=${t("pads.search")}
          aria-label=${t("pads.search")} @input=${this.#onInput} /></label>
      <ul class="pad-list">${pads.map((pad) => this.#pad(pad))}</ul>
      <p class="pad-none" role="status">${pads.length ? "" : t("pads.none")}</p>
    </section>`;
  }

  #pad(pad: Pad): TemplateResult {
    return html`<li><button class="pad-key" type="button" @click=${() => this.emit("choose", pad)}>
      <b>${wordsOf(pad.name)}</b><small>${padFacts(pad)}</small></button></li>`;
  }

  #onInput = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value;
  };
}

/** Return the pads called so in any language, by their names in this one; those that begin so come first. */
export function findPads(pads: readonly Pad[], query: string): Pad[] {
  const wanted = foldText(query);
  const place = (pad: Pad) => Math.min(...namesOf(pad).map((name) => foldText(name).indexOf(wanted) >>> 0));
  const collator = new Intl.Collator(language, { numeric: true });
  return pads
    .map((pad) => ({ pad, name: wordsOf(pad.name), place: Math.min(place(pad), 1 << 16) }))
    .filter(({ place }) => place < 1 << 16)
    .sort(
      (one, other) => Math.sign(one.place) - Math.sign(other.place) || collator.compare(one.name, other.name),
    )
    .map(({ pad }) => pad);
}

function namesOf({ name }: Pad): string[] {
  return typeof name === "string" ? [name] : Object.values(name);
}

/** Return a text as it is searched: small letters without their signs, and nothing between words. */
function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

customElements.define("pad-library", PadLibrary);
