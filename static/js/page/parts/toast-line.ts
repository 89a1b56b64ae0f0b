import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { announce } from "../announce.ts";
import { t } from "../messages.ts";
import { LightElement } from "./light-element.ts";

const TIMEOUT_SECONDS = 6;

/**
 * A line above the footer that names what was just removed and offers to restore it.
 *
 * In: `text` ("" hides the line) and `action`, the label of its key ("" for none). Out: "action" when the
 * key is tapped, "expire" after TIMEOUT_SECONDS; a pointer or the focus on the line stops the timer, and each key
 * pressed on the way there starts it anew.
 */
class ToastLine extends LightElement {
  static override properties = { text: {}, action: {} };

  text = "";
  action = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#onKey);
    this.#stopTimer();
  }

  /** Announce what came together with the line: nobody would hear it from a region that came along. */
  protected override firstUpdated(): void {
    if (this.text) announce(this.text);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("text")) this.#startTimer();
  }

  /** Render the region, without words too: words that come later are heard; the key is no part of it. */
  protected override render(): TemplateResult {
    return html`<div class=${this.text && "toast"} role=${this.text ? "complementary" : nothing} aria-label=${this.text ? t("recent.toast") : nothing} @pointerenter=${this.#stopTimer} @pointerleave=${this.#startTimer} @focusin=${this.#stopTimer}
      @focusout=${this.#startTimer}>
      <span class="toast-text" role="status">${this.text}</span>
      ${this.text && this.action ? html`<button class="toast-key" type="button" @click=${this.#onAction}>${this.action}</button>` : ""}
    </div>`;
  }

  #onAction = (): void => {
    this.#stopTimer();
    this.emit("action", null);
  };

  #onKey = (): void => {
    if (!this.contains(document.activeElement)) this.#startTimer();
  };

  #stopTimer = (): void => clearTimeout(this.#timer);

  #startTimer = (): void => {
    this.#stopTimer();
    if (this.text) this.#timer = setTimeout(() => this.emit("expire", null), TIMEOUT_SECONDS * 1000);
  };
}

customElements.define("toast-line", ToastLine);
