/** Work that is tried again until it succeeds, after growing pauses; writes to the disk among it. */

import { StaleWriteError } from "./db.ts";

/** Something that is tried until it succeeds: at once, then after growing pauses. */
export class RetryTask {
  #work: () => Promise<void>;
  #onEnd: (error: unknown) => void;
  #isRunning = false;
  #isRequested = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Not before this moment: the server has asked for a pause. */
  #notBefore = 0;

  /** `onEnd` is called after every attempt: null, or why it failed. An error may name the `pause` it wants. */
  constructor(work: () => Promise<void>, onEnd: (error: unknown) => void) {
    this.#work = work;
    this.#onEnd = onEnd;
  }

  /** Whether it is being tried, or will be again. */
  get isPending(): boolean {
    return this.#isRunning || this.#timer !== undefined;
  }

  /** Try now; a call while that runs makes it run once more. */
  run(): void {
    this.#isRequested = true;
    const early = this.#notBefore - performance.now();
    if (early > 0) this.#wait(early);
    else if (!this.#isRunning) void this.#attempt();
  }

  /** Run now, and begin the pauses anew: there is a network again. */
  restart(): void {
    this.#failures = 0;
    this.run();
  }

  /** Wait no longer for the next attempt: the server answers again. */
  retryNow(): void {
    if (this.#timer !== undefined) this.restart();
  }

  async #attempt(): Promise<void> {
    this.#stopWaiting();
    this.#isRunning = true;
    this.#isRequested = false;
    const error = await this.#work().then(
      () => null,
      (reason) => reason ?? new Error("failed"),
    );
    this.#isRunning = false;
    if (error) this.#onFailure(error);
    else this.#failures = 0;
    this.#onEnd(error);
    if (!error && this.#isRequested) this.run();
  }

  #onFailure(error: { pause?: number }): void {
    const requested = error.pause ?? 0;
    if (requested) this.#notBefore = performance.now() + pauseAfter(0, requested);
    this.#wait(pauseAfter(this.#failures++, requested));
  }

  #wait(pause: number): void {
    this.#stopWaiting();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#notBefore = 0;
      this.run();
    }, pause);
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

const FIRST_PAUSE_MS = 1_000;
export const MAX_PAUSE_MS = 120_000;

/**
 * Return milliseconds to wait after so many failures in a row: twice as long each time, and
 * never the same on two phones. Where the server `wants` a pause it is never shorter.
 */
export function pauseAfter(failures: number, wants = 0, random = Math.random): number {
  const whole = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10));
  return Math.max(whole / 2, wants) + (random() * whole) / 2;
}

/**
 * Writes to the phone's disk. One that fails (storage full, broken off, closed) is
 * tried again until it succeeds; until then the phone says that it is not saved.
 */
export class WriteQueue {
  #pending = new Map<string, () => Promise<void>>();
  #onChange: () => void;
  #task = new RetryTask(
    () => this.#saveAll(),
    () => this.#onChange(),
  );

  /** `onChange` is called when a write begins or ceases to be pending. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Whether everything this tab knows is on the disk. */
  get isDone(): boolean {
    return !this.#pending.size;
  }

  /** Return whether what goes by this name is not on the disk yet. */
  isPending(name: string): boolean {
    return this.#pending.has(name);
  }

  /**
   * Try a write; false when it is not on the disk, and will be tried again by
   * `later`. A later write of the same name stands for this one.
   */
  async save(name: string, work: () => Promise<void>, later = work): Promise<boolean> {
    const wasPending = this.isPending(name);
    try {
      await work();
      this.#pending.delete(name);
    } catch (error) {
      if (error instanceof StaleWriteError) throw error;
      this.#pending.set(name, later);
      // Not at once: what `later` writes is only known to whoever called.
      if (!this.#task.isPending) setTimeout(() => this.#task.run());
    }
    if (wasPending !== this.isPending(name)) this.#onChange();
    return !this.isPending(name);
  }

  /** Write something once everything pending now has been written. */
  saveLater(name: string, work: () => Promise<void>): void {
    this.#pending.set(name, work);
  }

  /** Forget a write: what goes by this name need not be on the disk any more. */
  forget(name: string): void {
    this.#pending.delete(name);
  }

  /** Try at once what is missing: the page is shown again. */
  retry(): void {
    if (!this.isDone) this.#task.restart();
  }

  async #saveAll(): Promise<void> {
    for (const [name, work] of [...this.#pending]) {
      await work();
      if (this.#pending.get(name) === work) this.#pending.delete(name);
    }
    if (this.#pending.size) throw new Error("not saved");
  }
}
