import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { drawing } from "../parts/drawing.ts";
import { Part } from "../parts/part.ts";
import { paths } from "../router.ts";
import type { Whereabouts } from "../state/reach.ts";

/** In place of a game that this phone does not have: whether it may still come, and what one can do. Tells `drawn`. */
class MissingGame extends Part {
  static override properties = { whereabouts: {} };

  declare whereabouts: Whereabouts;

  protected override render(): TemplateResult {
    return html`<main class="lost" aria-live="polite">
      ${drawing("leaf")}
      <h1>${t(`lost.${this.whereabouts}.title`)}</h1>
      <p>${t(`lost.${this.whereabouts}.text`)}</p>
      ${this.whereabouts === "nowhere" ? html`<a class="plain-link" href=${paths.join}>${t("home.join")}</a>` : nothing}
      <a class="plain-link" href=${paths.home}>${t("lost.home")}</a>
    </main>`;
  }

  protected override updated(): void {
    this.tell("drawn", null);
  }
}

customElements.define("missing-game", MissingGame);
