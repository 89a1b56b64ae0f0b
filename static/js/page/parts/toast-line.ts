import { html, type PropertyValues, type TemplateResult } from "lit";
import { LightElement } from "./light-element.ts";

const SECONDS = 6;

/**
 * The line above the footer that says what just went and offers to bring it back.
 *
 * In: `text` ("" hides it) and `action`, the word of its key ("" for none).
 * Out: "action" when the key is tapped, "gone" after six seconds; a finger or the
 * focus on it stops the clock.
 */
class ToastLine extends LightElement {
  static override properties = { text: {}, action: {} };

  text = "";
  action = "";
  #clock: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute("role", "status");
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#clock);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("text")) this.#start();
  }

  protected override render(): TemplateResult | string {
    if (!this.text) return "";
    return html`<div class="toast" @pointerenter=${this.#stop} @pointerleave=${this.#start} @focusin=${this.#stop}
      @focusout=${this.#start}>
      <span class="toast-text">${this.text}</span>
      ${this.action ? html`<button class="toast-key" type="button" @click=${this.#act}>${this.action}</button>` : ""}
    </div>`;
  }

  #act = (): void => {
    this.#stop();
    this.emit("action", null);
  };

  #stop = (): void => clearTimeout(this.#clock);

  #start = (): void => {
    this.#stop();
    if (this.text) this.#clock = setTimeout(() => this.emit("gone", null), SECONDS * 1000);
  };
}

customElements.define("toast-line", ToastLine);
