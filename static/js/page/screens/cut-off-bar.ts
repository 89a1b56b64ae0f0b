import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { icon } from "../parts/icon.ts";
import { LightElement } from "../parts/light-element.ts";
import "../parts/spoken-text.ts";
import { paths } from "../router.ts";
import type { Store } from "../store.ts";

/**
 * The line that says that there is no network, with keys to show a game to another phone's camera and to read its
 * screen. Nothing while the server answers.
 *
 * In: `store`; `game`, the one on the screen, or null: shown is what was played last, read is any; `isSteady`: it
 * neither comes nor goes while it is on the page, because keys below or above it would move under a finger.
 */
class CutOffBar extends LightElement {
  static override properties = { store: { attribute: false }, game: {}, isSteady: {} };

  declare store: Store;
  game: string | null = null;
  isSteady = false;
  /** Whether the server did not answer when this came. */
  #wasCutOff = false;
  #unwatch: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = this.store.watch(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
  }

  protected override firstUpdated(_changed: PropertyValues): void {
    this.#wasCutOff = this.#isCutOff;
  }

  get #isCutOff(): boolean {
    return this.store.connection.network?.sync.hasFailed(this.game) ?? false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { store, game } = this;
    const isShown = this.isSteady && this.hasUpdated ? this.#wasCutOff : this.#isCutOff;
    if (!isShown) return nothing;
    const shown = game ?? lastPlayed(store);
    const read = game === null ? `${paths.join}?scan` : `${paths.share(game)}#read`;
    return html`<nav class="cut-off" aria-label=${t("sheet.phones")}>
      ${icon("people", 20)}<spoken-text .text=${t(this.#isCutOff ? "share.cut_off" : "share.cut_off.over")}></spoken-text>
      ${shown === null ? nothing : cutOffKey("show", `${paths.share(shown)}#show`)}${cutOffKey("read", read)}
    </nav>`;
  }
}

/** Return the running game that was last written in, else the last one that is over; null where there is none. */
function lastPlayed({ games }: Store): string | null {
  const { listed } = games;
  return (listed.find(({ sheet }) => !sheet.over) ?? listed[0])?.id ?? null;
}

function cutOffKey(what: "show" | "read", href: string): TemplateResult {
  return html`<a href=${href} aria-label=${t(`share.${what}`)}>${t(`share.cut_off.${what}`)}</a>`;
}

customElements.define("cut-off-bar", CutOffBar);
