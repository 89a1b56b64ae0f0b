import { nextTask } from "../../scheduling.ts";

/**
 * The order of taps on a record screen. Where the main button has to wait for the engine to lead on, what is tapped
 * meanwhile is not meant for the player or the field that is still shown: it is tapped once the button has led on.
 */
export class TapOrder {
  #waiting: (() => Promise<boolean>)[] = [];
  #isBusy = false;
  #isTapping = false;

  /** `screen` has the recorder in it. */
  constructor(screen: Element) {
    screen.addEventListener("typed", this.#onTyped);
  }

  /** Do what a key of the footer does: `act` resolves to whether what is tapped after it counts. */
  async act(act: () => Promise<boolean>): Promise<void> {
    if (this.#isTapping) this.#waiting.unshift(act);
    else this.#waiting.push(act);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let tap = this.#waiting.shift(); tap; tap = this.#waiting.shift()) {
        if (!(await tap())) return;
        await nextTask(); // drawn by now
      }
    } finally {
      this.#isBusy = false;
      this.#waiting = [];
    }
  }

  /** Hold a tap on a key of the recorder while the main button waits: caught on its way down, before the key hears of it. */
  readonly listener = {
    capture: true,
    handleEvent: (event: Event): void => {
      const key = (event.target as Element).closest<HTMLElement>(".recorder button");
      if (!key || !this.#isBusy || this.#isTapping) return;
      event.preventDefault();
      event.stopPropagation();
      this.#hold(() => key.click());
    },
  };

  /** Hold what a key of a keyboard does likewise (`parts/typed-keys.ts`). */
  #onTyped = (event: Event): void => {
    if (!this.#isBusy || this.#isTapping) return;
    event.preventDefault();
    this.#hold((event as CustomEvent<() => void>).detail);
  };

  #hold(tap: () => void): void {
    this.#waiting.push(async () => {
      this.#isTapping = true;
      try {
        tap();
      } finally {
        this.#isTapping = false;
      }
      return true;
    });
  }
}
