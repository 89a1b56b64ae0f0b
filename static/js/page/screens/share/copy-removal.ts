import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../../announce.ts";
import { withCooldown } from "../../cooldown.ts";
import type { Games } from "../../local/games.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { goUp, paths, replace } from "../../router.ts";
import { singleFlight } from "../../scheduling.ts";

/**
 * The key that takes a copy of a game off this phone, which another phone's screen has brought here: a second
 * tap, beside it, does it. In: `games`, and `game`, its id.
 */
class CopyRemoval extends LightElement {
  static override properties = { games: {}, game: {}, isAsking: { state: true }, hasFailed: { state: true } };

  declare games: Games;
  declare game: string;
  /** Whether the first tap is done. */
  isAsking = false;
  /** Whether the copy could not be taken off. */
  hasFailed = false;

  protected override render(): TemplateResult {
    const { isAsking } = this;
    const question = html`<p>${t(this.hasFailed ? "share.copy.failed" : "share.copy.sure")}</p>`;
    return html`<div class=${isAsking ? "share-really" : ""} role="group" aria-label=${t("share.copy.remove")}>
      <div role="alert">${isAsking ? question : nothing}</div>
      <div class="share-keys">${isAsking ? html`${key("share.keep", this.#keep)}${key("share.copy.remove_now", this.#remove)}` : key("share.copy.remove", this.#ask)}</div></div>`;
  }

  /** Ask once more; with a cooldown, because another key stands under the finger then. */
  #ask = withCooldown(async () => {
    this.isAsking = true;
    await this.updateComplete;
    this.scrollIntoView({ block: "end" });
  });

  #keep = withCooldown(() => {
    this.isAsking = this.hasFailed = false;
  });

  #remove = singleFlight(async (): Promise<void> => {
    const code = await import("../../sync/shown-game.ts").catch(() => null);
    this.hasFailed = !code;
    if (!code) return;
    await code.removeCopy(this.games, this.game);
    announce(t("share.copy.removed"));
    if (!this.isConnected) return; // the person has gone on meanwhile
    await goUp(paths.sheet(this.game)); // nobody comes back to its sheet
    replace(paths.home);
  });
}

function key(text: string, onTap: () => void): TemplateResult {
  return html`<button class="side-button" type="button" @click=${onTap}>${t(text)}</button>`;
}

customElements.define("copy-removal", CopyRemoval);
