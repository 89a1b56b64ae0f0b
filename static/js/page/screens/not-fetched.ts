import { html, type PropertyValues, type TemplateResult } from "lit";
import { announce } from "../announce.ts";
import { t } from "../messages.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { Part } from "../parts/part.ts";
import { leave, paths } from "../router.ts";
import { feelRefused } from "../vibrate.ts";

/**
 * In place of a screen whose code never came: the network went before this phone had all of the app.
 * The page is loaded anew as soon as the server answers: half of a screen may be here already.
 *
 * In: `early`, whether it did not come before it was needed; then the network may be back by now.
 */
class NotFetched extends Part {
  static override properties = { early: { type: Boolean } };

  early = false;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("online", this.#retry);
  }

  protected override firstUpdated(_: PropertyValues<this>): void {
    if (this.early) void this.#retry();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("online", this.#retry);
  }

  protected override render(): TemplateResult {
    return html`<div class="screen">
      ${header({ title: t("fetch.title"), back: () => leave(paths.home) })}
      <main class="screen-content lost"><p role="status">${t("fetch.text")}</p></main>
      ${footer({ main: { label: t("fetch.retry"), onTap: this.#retry } })}
    </div>`;
  }

  #retry = async (): Promise<void> => {
    const there = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (there?.ok) return location.reload();
    feelRefused();
    announce(t("fetch.text"));
  };
}

customElements.define("not-fetched", NotFetched);
