import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../../announce.ts";
import { withCooldown } from "../../cooldown.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { paths, replace } from "../../router.ts";
import { singleFlight } from "../../scheduling.ts";
import type { Store } from "../../store.ts";
import { waitUntilUncovered } from "../go-up.ts";

/**
 * The key that throws away a game begun by mistake: a second tap, beside it, does it.
 *
 * In: `store`, and `game`, its id.
 */
class DiscardKey extends LightElement {
  static override properties = {
    store: { attribute: false },
    game: {},
    isAsking: { state: true },
    hasFailed: { state: true },
  };

  declare store: Store;
  declare game: string;
  /** Whether the first tap is done. */
  isAsking = false;
  /** Whether the server could not be asked, or will not. */
  hasFailed = false;

  protected override render(): TemplateResult {
    const question = html`<p>${t(this.hasFailed ? "set_up.discard.failed" : "set_up.discard.sure")}</p>`;
    return html`<div role="alert">${this.isAsking ? question : nothing}</div>
      ${this.isAsking ? this.#keys : html`<button class="discard" type="button" @click=${this.#ask}>${t("set_up.discard")}</button>`}`;
  }

  get #keys(): TemplateResult {
    return html`<div class="discard-keys">
        <button class="side-button" type="button" @click=${this.#keep}>${t("set_up.discard.keep")}</button>
        <button class="side-button" type="button" @click=${this.#discard}>${t("set_up.discard.key")}</button>
      </div>`;
  }

  /** Ask once more; with a cooldown, because another key stands under the finger then. */
  #ask = withCooldown(async () => {
    this.isAsking = true;
    await this.updateComplete;
    this.scrollIntoView({ block: "end" });
  });

  #keep = withCooldown(() => {
    this.isAsking = false;
    this.hasFailed = false;
  });

  #discard = singleFlight(async () => {
    const { store, game } = this;
    const sheet = this.closest("sheet-screen"); // this key goes with the game
    const isDone = await (store.connection.network?.sync.throwAway(game).catch(() => false) ?? false);
    this.hasFailed = !isDone;
    if (!isDone) return;
    await store.drafts.dropAll(game);
    announce(t("recent.thrown_away"));
    if (sheet && (await waitUntilUncovered(sheet))) replace(paths.home);
  });
}

customElements.define("discard-key", DiscardKey);
