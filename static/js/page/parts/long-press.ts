/** A finger that rests on a key means something else than a tap. */

/** Milliseconds; a phone's own menu comes a little later. */
const HOLD_MS = 400;

/**
 * Tells long presses from taps, of one finger at a time:
 *
 *     @pointerdown=${() => press.start(takeBack)} @pointerup=${press.end} @pointercancel=${press.end}
 *     @pointerleave=${press.end} @contextmenu=${press.onMenu} @click=${() => press.isOver() || tap()}
 */
export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasLong = false;

  /** Begin to wait: `action` is called if the finger rests long enough. */
  start(action: () => void): void {
    this.end();
    this.#wasLong = false;
    this.#timer = setTimeout(() => {
      this.#wasLong = true;
      action();
    }, HOLD_MS);
  }

  /** Wait no longer: the finger is gone. */
  end = (): void => clearTimeout(this.#timer);

  /** Return whether a click ends a long press, and so is no tap; a click by key or voice never does. */
  isOver(): boolean {
    const wasLong = this.#wasLong;
    this.#wasLong = false;
    return wasLong;
  }

  onMenu = (event: Event): void => event.preventDefault();
}
