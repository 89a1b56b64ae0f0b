/** What this phone remembers of how it is used. */

import type { Depth } from "../../types.ts";
import { loadSettings, type ReadTransaction, write } from "./db.ts";
import type { WriteQueue } from "./retry.ts";

export class Preferences {
  #values = new Map<string, unknown>();
  /** Changes made here so far. */
  #changes = 0;
  #writes: WriteQueue;

  constructor(writes: WriteQueue) {
    this.#writes = writes;
  }

  /** Read what the disk has, unless the disk is behind: what it has not taken yet is known here. */
  async start(shared?: ReadTransaction): Promise<void> {
    const changes = this.#changes;
    const stored = await loadSettings(shared);
    if (changes !== this.#changes) return this.start();
    for (const [name, value] of this.#values)
      if (this.#writes.isPending(writeName(name))) stored.set(name, value);
    this.#values = stored;
  }

  /** Return the depth last used in a kind of game on this phone, the first one at first. */
  depth(game: string, depths: readonly Depth[]): Depth {
    const last = this.#values.get(`depth ${game}`);
    return depths.find((depth) => depth === last) ?? depths[0] ?? "points";
  }

  setDepth(game: string, depth: Depth): Promise<boolean> {
    return this.set(`depth ${game}`, depth);
  }

  /** Return what is stored under a name, undefined where nothing is. */
  get<Value>(name: string): Value | undefined {
    return this.#values.get(name) as Value | undefined;
  }

  set(name: string, value: unknown): Promise<boolean> {
    this.#changes++;
    this.#values.set(name, value);
    return this.#writes.save(writeName(name), () => this.#write(name));
  }

  /** Write what is known by then: a write that comes late is no older than another. */
  #write(name: string): Promise<void> {
    return write((transaction) => [transaction.objectStore("settings").put(this.#values.get(name), name)]);
  }
}

/** Return what the write of a setting goes by. */
function writeName(name: string): string {
  return `setting ${name}`;
}
