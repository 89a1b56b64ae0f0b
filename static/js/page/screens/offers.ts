import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { dismissOffer, installWay, shouldOfferInstall } from "../device/install.ts";
import { installPrompt, openPrompt } from "../device/install-prompt.ts";
import { Update } from "../device/update.ts";
import { read } from "../local/db.ts";
import { t } from "../messages.ts";
import { icon } from "../parts/icon.ts";
import { LightElement } from "../parts/light-element.ts";
import { offerLine } from "../parts/offer-line.ts";
import { whenIdle } from "../scheduling.ts";
import type { Store } from "../store.ts";
import "./cut-off-bar.ts";

/** The newer version of the app, if one is there. */
export const update = new Update();
void whenIdle(() => void update.start());

/**
 * The offer of a newer version, or of installing the app. Mostly nothing, and never while something is
 * under way. On the home screen, which is drawn without this code, the line for phones without a network as well.
 *
 * In: `store`; `isPlaying`, true on the sheet of a game that goes on: no newer version is offered there.
 */
class AppOffers extends LightElement {
  static override properties = {
    store: { attribute: false },
    isPlaying: { attribute: false },
    offer: { state: true },
  };

  declare store: Store;
  declare isPlaying: boolean;
  offer: "update" | "install" | null = null;
  #unwatch: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.store) this.#watch();
    update.addEventListener("change", this.#updateOffer);
    installPrompt.addEventListener("change", this.#updateOffer);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    this.#unwatch = null;
    update.removeEventListener("change", this.#updateOffer);
    installPrompt.removeEventListener("change", this.#updateOffer);
  }

  /** Watch the store when it is set: the element may be upgraded after the screen was drawn. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("store") && this.isConnected) this.#watch();
    if (changed.has("store") || changed.has("isPlaying")) void this.#updateOffer();
  }

  protected override render(): TemplateResult {
    const isHome = this.closest(".home") !== null;
    return html`${isHome ? html`<cut-off-bar .store=${this.store}></cut-off-bar>` : nothing}${this.#offer()}`;
  }

  #offer(): TemplateResult | string {
    if (this.offer === "update") {
      const key = { label: t("offer.update.key"), onTap: () => update.apply() };
      return offerLine({ text: t("offer.update"), key });
    }
    return this.offer === "install" ? this.#install() : "";
  }

  #install(): TemplateResult {
    const onClose = () => {
      dismissOffer();
      void this.#updateOffer();
    };
    if (installWay() === "share")
      return offerLine({ text: html`${t("offer.install.share")} ${icon("share", 20)}`, onClose });
    const key = { label: t("offer.install.key"), onTap: () => void openPrompt() };
    return offerLine({ text: t("offer.install"), key, onClose });
  }

  #watch(): void {
    this.#unwatch?.();
    this.#unwatch = this.store.watch(() => void this.#updateOffer());
  }

  #updateOffer = async (): Promise<void> => {
    const { store } = this;
    const canUpdate = update.isReady && !this.isPlaying && (await isAtRest(store));
    const canInstall = !canUpdate && shouldOfferInstall(store.games.heads);
    this.offer = canUpdate ? "update" : canInstall ? "install" : null;
  };
}

customElements.define("app-offers", AppOffers);

/** Whether nothing is under way on this phone: nothing unsaved, and in no game that goes on a draft or anything unsent. */
export async function isAtRest({ isSaved, games }: Store): Promise<boolean> {
  const isSent = games.heads.every(
    ({ known, refused, waits, gone, shown }) => gone || shown || (!waits && (known || refused)),
  );
  if (!isSaved || !isSent) return false;
  const drafts = await read((transaction) => transaction.objectStore("drafts").getAllKeys());
  return drafts.every(([game]) => games.head(game)?.gone);
}
