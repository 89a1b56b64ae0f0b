import { html, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";

/** The key that discards what is filled in of the next round, in words and away from *Undo*. Out: "discard". */
class DraftLine extends LightElement {
  protected override render(): TemplateResult {
    return html`<button class="discard" type="button" @click=${() => this.emit("discard", null)}>${t("draft.discard")}</button>`;
  }
}

customElements.define("draft-line", DraftLine);
