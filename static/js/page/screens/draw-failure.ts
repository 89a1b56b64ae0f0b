import { html, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { sideButton } from "../parts/buttons.ts";
import { LightElement } from "../parts/light-element.ts";
import "../parts/spoken-text.ts";
import { paths } from "../router.ts";

/** What stands in place of something that could not be drawn: that nothing is lost, and a key to load the page anew. */
class DrawFailure extends LightElement {
  protected override render(): TemplateResult {
    const content = html`<p><spoken-text .text=${t("lost.draw")}></spoken-text></p>
      ${sideButton({ label: t("fetch.retry"), onTap: () => location.reload() })}`;
    if (this.closest(".screen")) return content;
    return html`<main>${content} ${sideButton({ label: t("lost.home"), href: paths.home })}</main>`;
  }
}

customElements.define("draw-failure", DrawFailure);
