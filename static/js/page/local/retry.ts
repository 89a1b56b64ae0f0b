/** Work that is tried again until it succeeds, after growing pauses; writes to the disk among it. */

import { Overtaken } from "./db.ts";

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

const FIRST = 1_000;
const LONGEST = 120_000;

/**
 * Milliseconds to wait after so many failures in a row: twice as long each time, and
 * never the same on two phones. Where the server `wants` a pause it is never shorter.
 */
export function pauseAfter(failures: number, wants = 0, random = Math.random): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(failures, 10));
  return Math.max(whole / 2, wants) + (random() * whole) / 2;
}

/** What a `Retry-After` header asks for, in milliseconds: it is in seconds, or a date. */
export function wantedPause(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Math.min(Math.max(seconds || 0, 0) * 1000, LONGEST);
}

/**
 * Writes to the phone's disk. One that fails (storage full, broken off, closed) is
 * tried again until it succeeds; until then the phone says that it is not saved.
 */
export class Saving {
  #missing = new Map<string, () => Promise<void>>();
  #told: () => void;
  #retry = new Errand(
    () => this.#all(),
    () => this.#told(),
  );

  /** `told` hears when something begins or ceases to be missing. */
  constructor(told: () => void) {
    this.#told = told;
  }

  /** Whether everything this tab knows is on the disk. */
  get done(): boolean {
    return !this.#missing.size;
  }

  /** Whether what goes by this name is not on the disk yet. */
  misses(name: string): boolean {
    return this.#missing.has(name);
  }

  /**
   * Tries a write; false when it is not on the disk, and will be tried again by
   * `later`. A later write of the same name stands for this one.
   */
  async save(name: string, work: () => Promise<void>, later = work): Promise<boolean> {
    const missed = this.misses(name);
    try {
      await work();
      this.#missing.delete(name);
    } catch (error) {
      if (error instanceof Overtaken) throw error;
      this.#missing.set(name, later);
      // Not at once: what `later` writes is only known to whoever called.
      if (!this.#retry.pending) setTimeout(() => this.#retry.now());
    }
    if (missed !== this.misses(name)) this.#told();
    return !this.misses(name);
  }

  /** Something to be written once everything that is missing now has been. */
  owe(name: string, work: () => Promise<void>): void {
    this.#missing.set(name, work);
  }

  /** What goes by this name need not be on the disk any more. */
  forget(name: string): void {
    this.#missing.delete(name);
  }

  /** Tries at once what is missing: the page is shown again. */
  again(): void {
    if (!this.done) this.#retry.afresh();
  }

  async #all(): Promise<void> {
    for (const [name, work] of [...this.#missing]) {
      await work();
      if (this.#missing.get(name) === work) this.#missing.delete(name);
    }
    if (this.#missing.size) throw new Error("not saved");
  }
}
