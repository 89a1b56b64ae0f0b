/** Who else is filling something in, and telling the others what is filled in here. */

import type { Filled, OtherPhone, PhoneName } from "../log/records.ts";

/** A notice is repeated more often than this; without that its writer has gone. */
const NOTICE_LIFETIME_MS = 120_000;

/** Somebody at work at a place: "new:4", "of:ID", "before:ID", "setup". */
export interface Writer {
  place: string;
  by: string | null;
  phone: PhoneName | null;
}

export class Presence {
  /** The phone that has just joined, until that is told on the sheet or the table view. */
  arrival: PhoneName | null = null;
  /** The phones that show what they have filled in, also those that have gone; another list after every change. */
  others: OtherPhone[] = [];
  #writers = new Map<string, Writer>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #onChange: () => void;

  /** `onChange` is called after every change. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Return who fills in this place; null: nobody. */
  writerAt(place: string): Writer | null {
    return [...this.#writers.values()].find((writer) => writer.place === place) ?? null;
  }

  onNotice({ device, place, by = null, phone = null, filled = null }: PresenceNotice): void {
    this.#forget(device);
    const name = by ?? phone?.by ?? null;
    const rest = this.others.filter((other) => other.device !== device);
    if (filled) this.others = [...rest, { device, by: name, phone, filled }];
    else if (rest.length < this.others.length) this.others = rest;
    if (place !== null) {
      this.#writers.set(device, { place, by: name, phone });
      this.#timers.set(
        device,
        setTimeout(() => this.#onExpiry(device), NOTICE_LIFETIME_MS),
      );
    }
    this.#onChange();
  }

  onArrival({ phone }: { phone: PhoneName }): void {
    this.arrival = phone;
    this.#onChange();
  }

  /** Forget everybody: another game is on the screen, or none. */
  clear(): void {
    for (const device of [...this.#writers.keys()]) this.#forget(device);
    this.others = [];
    this.arrival = null;
  }

  #onExpiry(device: string): void {
    this.#forget(device);
    this.#onChange();
  }

  #forget(device: string): void {
    clearTimeout(this.#timers.get(device));
    this.#timers.delete(device);
    this.#writers.delete(device);
  }
}

/** Somebody has begun to fill something in, or (no place) has stopped. */
export interface PresenceNotice {
  place: string | null;
  by?: string | null;
  phone?: PhoneName | null;
  /** What that phone shows of its unfinished round; an earlier version shows nothing. */
  filled?: Filled | null;
  device: string;
}
