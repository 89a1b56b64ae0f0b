import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { announce, insertLiveRegion } from "../announce.ts";
import { SEPARATOR, t } from "../messages.ts";
import { mainButton, sideButton } from "../parts/buttons.ts";
import { drawing } from "../parts/drawing.ts";
import { icon } from "../parts/icon.ts";
import { LightElement } from "../parts/light-element.ts";
import { paths } from "../router.ts";
import { afterPaint } from "../scheduling.ts";
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
      <main class="screen-content lost">
        ${drawing("leaf", 120)}
        <h1>${t(`lost.${this.whereabouts}.title`)}</h1>
        <p>${t(`lost.${this.whereabouts}.text`)}</p>
        ${this.whereabouts.startsWith("newe") ? mainButton({ label: t("lost.newer.key"), onTap: this.#fetchUpdate }) : nothing}
        ${this.whereabouts === "nowhere" ? mainButton({ label: t("join.title"), href: paths.join }) : nothing}
        ${this.whereabouts === "looking" ? nothing : sideButton({ label: t("lost.home"), href: paths.home })}
      </main>
    </div>`;
  }

  /** Announce what the screen says; at first the heading has the focus, and so is read already. */
  protected override updated(changed: PropertyValues<this>): void {
    const { whereabouts } = this;
    const text = t(`lost.${whereabouts}.text`);
    const isFirst = changed.get("whereabouts") === undefined;
    insertLiveRegion(); // which stands there before it speaks, also where this is the first screen
    afterPaint(() => {
      if (this.isConnected) announce(isFirst ? text : `${t(`lost.${whereabouts}.title`)}${SEPARATOR}${text}`);
    });
    this.emit("drawn", null);
  }

  #fetchUpdate = async (): Promise<void> => {
    if (!(await update.fetch())) this.whereabouts = "newest";
  };
}

customElements.define("missing-game", MissingGame);
