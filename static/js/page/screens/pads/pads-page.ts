import { html, type TemplateResult } from "lit";
import { loadTexts } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import type { Store } from "../../store.ts";
import { loadFailure } from "../load-failure.ts";

const ADDRESS = /^\/pads\/([^/]+)(\/send)?$/;
/** The page of the rules of a game by a pad. */
const RULES = "rules";

/** The screens on which pads are made, come and go, whose code is loaded when one of them is first asked for. */
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
    const [, name, send] = ADDRESS.exec(location.pathname) ?? [];
    if (name === RULES) return html`<pad-rules .store=${this.store}></pad-rules>`;
    if (!name) return html`<take-in-screen .store=${this.store}></take-in-screen>`;
    return send
      ? html`<send-pad-screen .store=${this.store} .pad=${name}></send-pad-screen>`
      : html`<pad-maker .store=${this.store}></pad-maker>`;
  }

  #load(): Promise<void> {
    const [, name, send] = ADDRESS.exec(location.pathname) ?? [];
    const importScreen = () => {
      if (!name || send) return Promise.all([import("./send-pad.ts"), import("./take-in.ts")]);
      return name === RULES ? import("./pad-rules.ts") : import("../pad-maker/maker.ts");
    };
    return loadTexts("rare")
      .then(importScreen)
      .then(
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
