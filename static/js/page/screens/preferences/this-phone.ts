import { html, nothing, type TemplateResult } from "lit";
import { installWay } from "../../device/install.ts";
import { installPrompt, openPrompt } from "../../device/install-prompt.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";

/** What Companion can do on this phone, and what would let it do more. */
class ThisPhone extends LightElement {
  static override properties = { kept: { state: true } };

  /** Whether the browser has promised not to clear what is kept here. */
  kept = false;

  override connectedCallback(): void {
    super.connectedCallback();
    installPrompt.addEventListener("change", this.#changed);
    void navigator.storage?.persisted?.().then((kept) => {
      this.kept = kept;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    installPrompt.removeEventListener("change", this.#changed);
  }

  protected override render(): TemplateResult {
    const cold = "serviceWorker" in navigator;
    const awake = "wakeLock" in navigator;
    return html`<div class="this-phone">
      <ul>
        ${fact(cold, cold ? "this_phone.cold" : "this_phone.cold.not")}
        ${fact(awake, awake ? "this_phone.awake" : "this_phone.awake.not")}
        ${fact(this.kept, this.kept ? "this_phone.kept" : "this_phone.kept.not")}
      </ul>
      ${isSecureContext ? nothing : html`<p>${t("this_phone.https")}</p>`}
      ${this.#install()}
    </div>`;
  }

  #install(): TemplateResult | typeof nothing {
    const way = installWay();
    if (way === "share") return html`<p>${t("offer.install.share")} ${icon("share", 20)}</p>`;
    return way === "key"
      ? html`<button class="side-button" type="button" @click=${openPrompt}><span>${t("this_phone.install")}</span></button>`
      : nothing;
  }

  #changed = (): void => this.requestUpdate();
}

function fact(yes: boolean, text: string): TemplateResult {
  return html`<li class=${yes ? "so" : "not-so"}>${icon(yes ? "tick" : "minus", 20)}<span>${t(text)}</span></li>`;
}

customElements.define("this-phone", ThisPhone);
