import { html, nothing, type TemplateResult } from "lit";
import { installWay } from "../../device/install.ts";
import { installPrompt, openPrompt } from "../../device/install-prompt.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";

/** The list of what Companion can do on this phone, and the key for installing it. */
class ThisPhone extends LightElement {
  static override properties = { isPersistent: { state: true } };

  /** Whether the browser has promised not to evict this site's storage. */
  isPersistent = false;

  override connectedCallback(): void {
    super.connectedCallback();
    installPrompt.addEventListener("change", this.#onChange);
    void navigator.storage?.persisted?.().then((isPersistent) => {
      this.isPersistent = isPersistent;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    installPrompt.removeEventListener("change", this.#onChange);
  }

  protected override render(): TemplateResult {
    const canStartOffline = "serviceWorker" in navigator;
    const canStayAwake = "wakeLock" in navigator;
    return html`<div class="this-phone">
      <ul>
        ${fact(canStartOffline, canStartOffline ? "this_phone.cold" : "this_phone.cold.not")}
        ${fact(canStayAwake, canStayAwake ? "this_phone.awake" : "this_phone.awake.not")}
        ${fact(this.isPersistent, this.isPersistent ? "this_phone.kept" : "this_phone.kept.not")}
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

  #onChange = (): void => this.requestUpdate();
}

function fact(isTrue: boolean, text: string): TemplateResult {
  return html`<li class=${isTrue ? "is-true" : ""}>${icon(isTrue ? "tick" : "minus", 20)}<span>${t(text)}</span></li>`;
}

customElements.define("this-phone", ThisPhone);
