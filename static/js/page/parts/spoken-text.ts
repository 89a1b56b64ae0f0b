import { html, type TemplateResult } from "lit";
import { afterPaint } from "../scheduling.ts";
import { LightElement } from "./light-element.ts";

/**
 * A text that comes together with what is around it, and is read out all the same: it has its room at once, and is
 * there for a screen reader once the region has stood for a frame. In: `text`.
 */
class SpokenText extends LightElement {
  static override properties = { text: {}, hasStood: { state: true } };

  declare text: string;
  hasStood = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.role = "status";
    afterPaint(() => {
      this.hasStood = true;
    });
  }

  protected override render(): TemplateResult {
    return html`<span class=${this.hasStood ? "" : "is-mute"}>${this.text}</span>`;
  }
}

customElements.define("spoken-text", SpokenText);
