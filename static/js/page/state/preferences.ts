/** What this phone remembers of how it is used. */

import type { Depth } from "../../types.ts";
import { allSettings, write } from "./db.ts";
import type { Saving } from "./saving.ts";

export class Preferences {
  #values = new Map<string, unknown>();
  #saving: Saving;

  constructor(saving: Saving) {
    this.#saving = saving;
  }

  async start(): Promise<void> {
    this.#values = await allSettings();
  }

  /** The depth last used in a kind of game on this phone, the first one at first. */
  depth(game: string, depths: readonly Depth[]): Depth {
    const last = this.#values.get(`depth ${game}`);
    return depths.find((depth) => depth === last) ?? depths[0] ?? "points";
  }

  setDepth(game: string, depth: Depth): Promise<boolean> {
    return this.keep(`depth ${game}`, depth);
  }

  /** What is kept under a name, undefined where nothing is. */
  value<Value>(name: string): Value | undefined {
    return this.#values.get(name) as Value | undefined;
  }

  keep(name: string, value: unknown): Promise<boolean> {
    this.#values.set(name, value);
    const put = () => write((transaction) => [transaction.objectStore("settings").put(value, name)]);
    return this.#saving.save(`setting ${name}`, put);
  }
}
