/** Who else is filling something in: heard from the stream, never kept. */

import type { PhoneName } from "./records.ts";
import type { Notice } from "./stream.ts";

/** A notice is repeated more often than this; without that its writer has gone. */
const LASTS = 120_000;

/** Somebody at work at a place: "new:4", "of:ID", "before:ID", "setup". */
export interface Writer {
  place: string;
  by: string | null;
  phone: PhoneName | null;
}

export class Notices {
  #writers = new Map<string, Writer>();
  #clocks = new Map<string, ReturnType<typeof setTimeout>>();
  #told: () => void;

  /** `told` hears of every change. */
  constructor(told: () => void) {
    this.#told = told;
  }

  /** Who fills in this place; null: nobody. */
  at(place: string): Writer | null {
    return [...this.#writers.values()].find((writer) => writer.place === place) ?? null;
  }

  hear({ device, place, by = null, phone = null }: Notice): void {
    this.#forget(device);
    if (place !== null) {
      this.#writers.set(device, { place, by: by ?? phone?.by ?? null, phone });
      this.#clocks.set(
        device,
        setTimeout(() => this.#gone(device), LASTS),
      );
    }
    this.#told();
  }

  /** Another game is on the screen, or none. */
  clear(): void {
    for (const device of [...this.#writers.keys()]) this.#forget(device);
  }

  #gone(device: string): void {
    this.#forget(device);
    this.#told();
  }

  #forget(device: string): void {
    clearTimeout(this.#clocks.get(device));
    this.#clocks.delete(device);
    this.#writers.delete(device);
  }
}
