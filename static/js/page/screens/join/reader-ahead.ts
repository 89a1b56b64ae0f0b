import type { ReactiveController, ReactiveControllerHost } from "lit";

/** What closes the reader, unless a camera has taken it. */
type Close = () => void;

/**
 * The reader of codes, opened on the screen before the camera's: on a slow phone it takes half a second to be ready,
 * while a finger is on its way to the key. Closed with the screen.
 */
export class ReaderAhead implements ReactiveController {
  readonly #isLikely: () => boolean;
  #opening: Promise<Close> | null = null;

  /** `isLikely` says whether a code will be looked for from this screen as it is now. */
  constructor(host: ReactiveControllerHost, isLikely: () => boolean) {
    this.#isLikely = isLikely;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#opening || !this.#isLikely()) return;
    this.#opening = open();
  }

  hostDisconnected(): void {
    void this.#opening?.then((close) => close());
    this.#opening = null;
  }
}

/** Open a reader; where its code does not come, the camera says so when it is opened. */
async function open(): Promise<Close> {
  const code = await import("./code-scanner.ts").catch(() => null);
  return code?.openCodeReaderAhead() ?? (() => undefined);
}
