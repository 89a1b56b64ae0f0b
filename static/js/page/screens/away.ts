import { html, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { mainButton } from "../parts/buttons.ts";
import { drawing } from "../parts/drawing.ts";
import { paths } from "../router.ts";
import { Screen } from "./screen.ts";

/** The screen in place of a server-rendered page while the server cannot be reached. */
class AwayScreen extends Screen {
  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.show(null);
    addEventListener("online", retry);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("online", retry);
  }

  protected override render(): TemplateResult {
    return html`<main class="page away">
      ${drawing("leaf", 96)}
      <h1>${t("away.title")}</h1>
      <p>${t("away.text")}</p>
      ${mainButton({ label: t("away.again"), onTap: retry })}
      <a class="plain-link" href=${paths.home}>${t("lost.home")}</a>
    </main>`;
  }
}

/** Request the page again. */
function retry(): void {
  location.replace(location.href);
}

customElements.define("away-screen", AwayScreen);
