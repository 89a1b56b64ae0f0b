import { Overtaken } from "./db.ts";
import { Errand } from "./errand.ts";

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
