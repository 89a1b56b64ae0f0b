import { pauseAfter } from "./pauses.ts";

/** Something that is tried until it succeeds: at once, then after growing pauses. */
export class Errand {
  #work: () => Promise<void>;
  #ended: (error: unknown) => void;
  #running = false;
  #again = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Not before this moment: the server has asked for a pause. */
  #notBefore = 0;

  /** `ended` hears of every attempt: null, or why it failed. An error may name the `pause` it wants. */
  constructor(work: () => Promise<void>, ended: (error: unknown) => void) {
    this.#work = work;
    this.#ended = ended;
  }

  /** Whether it is being tried, or will be again. */
  get pending(): boolean {
    return this.#running || this.#timer !== undefined;
  }

  /** Tries now; a call while that runs makes it run once more. */
  now(): void {
    this.#again = true;
    const early = this.#notBefore - performance.now();
    if (early > 0) this.#wait(early);
    else if (!this.#running) void this.#run();
  }

  /** There is a network again: the pauses begin anew. */
  afresh(): void {
    this.#failures = 0;
    this.now();
  }

  /** The server answers again: the next attempt need not wait any longer. */
  hurry(): void {
    if (this.#timer !== undefined) this.afresh();
  }

  async #run(): Promise<void> {
    this.#stopWaiting();
    this.#running = true;
    this.#again = false;
    const error = await this.#work().then(
      () => null,
      (reason) => reason ?? new Error("failed"),
    );
    this.#running = false;
    if (error) this.#failed(error);
    else this.#failures = 0;
    this.#ended(error);
    if (!error && this.#again) this.now();
  }

  #failed(error: { pause?: number }): void {
    const wanted = error.pause ?? 0;
    const pause = pauseAfter(this.#failures++, wanted);
    if (wanted) this.#notBefore = performance.now() + pause;
    this.#wait(pause);
  }

  #wait(pause: number): void {
    this.#stopWaiting();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#notBefore = 0;
      this.now();
    }, pause);
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
