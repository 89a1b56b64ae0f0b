import { LitElement } from "lit";

/** What stands in place of what could not be drawn. */
const FAILURE = "draw-failure";

/** A custom element without a shadow root, so that the page's style sheets reach it. */
export class LightElement extends LitElement {
  protected override createRenderRoot(): this {
    return this;
  }

  /** Draw; where that fails, say so in its place, instead of leaving there what answers to nothing any more. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      reportError(error);
      if (!this.closest(FAILURE)) this.replaceChildren(document.createElement(FAILURE));
    }
  }

  /** Render pending changes now instead of in the next microtask, before something is measured. */
  renderNow(): void {
    if (this.isUpdatePending) this.performUpdate();
  }

  /** Dispatch a custom event that bubbles. */
  protected emit<Detail>(name: string, detail: Detail): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
