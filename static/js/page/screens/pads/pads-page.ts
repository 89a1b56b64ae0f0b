import { html, type TemplateResult } from "lit";
import { LightElement } from "../../parts/light-element.ts";
import type { Store } from "../../store.ts";
import { loadFailure } from "../load-failure.ts";

/** The screens on which pads come and go, whose code is loaded when one of them is first asked for. */
class PadsPage extends LightElement {
  static override properties = {
    store: { attribute: false },
    isLoaded: { state: true },
    hasFailed: { state: true },
  };

  declare store: Store;
  isLoaded = false;
  hasFailed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  protected override render(): TemplateResult {
    if (this.hasFailed) return loadFailure();
    if (!this.isLoaded) return html``;
    const sent = /^\/pads\/([^/]+)\/send$/.exec(location.pathname)?.[1];
    return sent
      ? html`<send-pad-screen .store=${this.store} .pad=${sent}></send-pad-screen>`
      : html`<take-in-screen .store=${this.store}></take-in-screen>`;
  }

  #load(): Promise<void> {
    return Promise.all([import("./send-pad.ts"), import("./take-in.ts")]).then(
      () => {
        this.isLoaded = true;
      },
      () => {
        this.hasFailed = true;
      },
    );
  }
}

customElements.define("pads-page", PadsPage);
