import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../../announce.ts";
import { copyText } from "../../export.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";

/** The invitation as a link to be sent, copied, or read aloud. In: `address`. */
class LinkLine extends LightElement {
  static override properties = { address: {}, isCopied: { state: true } };

  declare address: string;
  isCopied = false;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("address")) this.isCopied = false;
  }

  protected override render(): TemplateResult {
    return html`<p class="share-link" tabindex="0">${this.address}</p>
      <div class="share-keys">
        ${
          "share" in navigator
            ? html`<button class="side-button" type="button" @click=${this.#send}>${t("share.send")}</button>`
            : nothing
        }
        <button class="side-button" type="button" @click=${this.#copy}>
          ${t(this.isCopied ? "share.copied" : "share.copy")}</button>
      </div>`;
  }

  /** Open the phone's share sheet; closing it is no error. */
  #send = (): void => {
    void navigator.share({ title: t("app.name"), url: this.address }).catch(() => undefined);
  };

  #copy = async (): Promise<void> => {
    this.isCopied = await copyText(this.address, () => this.querySelector(".share-link"));
    if (this.isCopied) announce(t("share.copied"));
  };
}

customElements.define("link-line", LinkLine);
