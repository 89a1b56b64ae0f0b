import { nextTask } from "../../scheduling.ts";

interface Tap {
  /** Resolves to false where what is tapped after it does not count. */
  act: () => Promise<unknown>;
  /** Whether it counts whatever became of those before it: it says itself what it is about. */
  isOwn: boolean;
}

/**
 * The order of taps on a record screen. Where the main button has to wait for the engine to lead on, what is tapped
 * meanwhile is not meant for the player or the field that is still shown: it is tapped once the button has led on.
 * What a key with `data-waits` means is for the engine to say: it is tapped once there is an answer to what is shown.
 */
export class TapOrder {
  #waiting: Tap[] = [];
  /** The keys tapped since the footer's newest tap: what each said then, and whether it still did when its turn came. */
  #held = new Map<HTMLElement, { words: string | null; isMeant?: boolean }>();
  #isBusy = false;
  #isTapping = false;
  readonly #answered: () => Promise<void> | null;

  /** `screen` has the recorder in it; `answered` resolves once the engine has answered to what it shows, null: it has. */
  constructor(screen: Element, answered: () => Promise<void> | null) {
    this.#answered = answered;
    screen.addEventListener("typed", this.#onTyped);
  }

  /** Do what a key of the footer does. */
  async act(act: Tap["act"], isOwn = false): Promise<void> {
    this.#held = new Map();
    if (this.#isTapping) this.#waiting.unshift({ act, isOwn });
    else this.#waiting.push({ act, isOwn });
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let tap = this.#waiting.shift(); tap; tap = this.#waiting.shift()) {
        if ((await tap.act()) === false) this.#waiting = this.#waiting.filter((later) => later.isOwn);
        await nextTask(); // drawn by now
      }
    } finally {
      this.#isBusy = false;
      this.#waiting = [];
    }
  }

  /** Do in its turn what a key does that counts whatever became of those before it; what is tapped later waits for it. */
  actOwn(tap: () => void | Promise<void>): void {
    void this.act(async () => tap(), true);
  }

  /** Hold a tap on a key of the recorder while the main button waits: caught on its way down, before the key hears of it. */
  readonly listener = {
    capture: true,
    handleEvent: (event: Event): void => {
      const key = (event.target as Element).closest<HTMLElement>(".recorder button");
      if (!key || this.#isTapping) return;
      const answer = !this.#isBusy && key.matches("[data-waits]") ? this.#answered() : null;
      if (answer) this.actOwn(() => answer);
      if (!this.#isBusy) return;
      event.preventDefault();
      event.stopPropagation();
      const held = this.#held.get(key) ?? { words: wordsOn(key) };
      this.#held.set(key, held);
      this.#hold(() => {
        // one that is gone, or says something else by now, would tap into what has taken its place; a second
        // tap goes with the first, which may have changed what its key says
        held.isMeant ??= wordsOn(key) === held.words;
        if (key.isConnected && held.isMeant) key.click();
      }, key);
    },
  };

  /** Hold what a key of a keyboard does likewise (`parts/typed-keys.ts`). */
  #onTyped = (event: Event): void => {
    if (!this.#isBusy || this.#isTapping) return;
    event.preventDefault();
    this.#hold((event as CustomEvent<() => void>).detail);
  };

  #hold(tap: () => void, key?: HTMLElement): void {
    const act = async () => {
      if (key?.matches("[data-waits]")) await this.#answered()?.then(nextTask); // drawn by now
      this.#isTapping = true;
      try {
        tap();
      } finally {
        this.#isTapping = false;
      }
    };
    this.#waiting.push({ act, isOwn: false });
  }
}

/** Return the words on a key, without the figure or the tick that may stand behind them. */
function wordsOn(key: HTMLElement): string | null {
  return (key.firstElementChild ?? key).textContent;
}
