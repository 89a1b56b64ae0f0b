import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { mainButton, sideButton } from "../parts/buttons.ts";
import { drawing } from "../parts/drawing.ts";
import { icon } from "../parts/icon.ts";
import { LightElement } from "../parts/light-element.ts";
import { paths } from "../router.ts";
import type { Availability } from "../sync/connection.ts";
import { update } from "./offers.ts";

/**
 * The screen in place of a game that is not on this phone: whether it may still come. "newer": it is here,
 * and only a newer version of the app knows it; "newest": which was asked for and cannot be had now. Out: "drawn" after each update.
 * Until the server has answered there is the header's key alone: those below the words would move under a finger.
 */
class MissingGame extends LightElement {
  static override properties = { whereabouts: { attribute: false } };

  declare whereabouts: Availability | "newer" | "newest";

  protected override render(): TemplateResult {
    return html`<div class="screen">
      <header class="header"><a class="header-key" href=${paths.home} aria-label=${t("parts.back")}>${icon("back")}</a></header>
      <main class="screen-content lost" aria-live="polite">
        ${drawing("leaf", 120)}
        <h1>${t(`lost.${this.whereabouts}.title`)}</h1>
        <p>${t(`lost.${this.whereabouts}.text`)}</p>
        ${this.whereabouts.startsWith("newe") ? mainButton({ label: t("lost.newer.key"), onTap: this.#fetchUpdate }) : nothing}
        ${this.whereabouts === "nowhere" ? mainButton({ label: t("join.title"), href: paths.join }) : nothing}
        ${this.whereabouts === "looking" ? nothing : sideButton({ label: t("lost.home"), href: paths.home })}
      </main>
    </div>`;
  }

  protected override updated(): void {
    this.emit("drawn", null);
  }

  #fetchUpdate = async (): Promise<void> => {
    if (!(await update.fetch())) this.whereabouts = "newest";
  };
}

customElements.define("missing-game", MissingGame);
