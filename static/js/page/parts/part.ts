import { LitElement } from "lit";
import { pause } from "../pieces.ts";
import { isWritten } from "../written.ts";

/** An element of the page, drawn into the page itself, so that the one style sheet reaches it. */
export class Part extends LitElement {
  protected override createRenderRoot(): this {
    return this;
  }

  /** Where the page can be read already each part is drawn in a task of its own: a tap waits for none but that. */
  protected override scheduleUpdate() {
    if (!isWritten()) return super.scheduleUpdate();
    return pause().then(() => super.scheduleUpdate());
  }

  /** Draws at once what would be drawn a moment later: before it is measured. */
  drawNow(): void {
    if (this.isUpdatePending) this.performUpdate();
  }

  /** Fires an event that bubbles; its detail says what the person did. */
  protected tell<Detail>(name: string, detail: Detail): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
