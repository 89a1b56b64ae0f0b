import { LitElement } from "lit";

/** An element of the page, drawn into the page itself, so that the one style sheet reaches it. */
export class LightElement extends LitElement {
  protected override createRenderRoot(): this {
    return this;
  }

  /** Draws at once what would be drawn a moment later: before it is measured. */
  renderNow(): void {
    if (this.isUpdatePending) this.performUpdate();
  }

  /** Fires an event that bubbles; its detail says what the person did. */
  protected emit<Detail>(name: string, detail: Detail): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
