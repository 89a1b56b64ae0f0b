/** Who else is filling something in, and telling the others what is filled in here. */

import type { PhoneName } from "../log/records.ts";
import { postPresence } from "./api.ts";

/** A notice is repeated more often than this; without that its writer has gone. */
const NOTICE_LIFETIME_MS = 120_000;

/** Somebody at work at a place: "new:4", "of:ID", "before:ID", "setup". */
export interface Writer {
  place: string;
  by: string | null;
  phone: PhoneName | null;
}

export class Presence {
  /** The phone that has just joined, until that is told on the sheet. */
  arrival: PhoneName | null = null;
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

  onNotice({ device, place, by = null, phone = null }: PresenceNotice): void {
    this.#forget(device);
    if (place !== null) {
      this.#writers.set(device, { place, by: by ?? phone?.by ?? null, phone });
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

/** Once a minute; the others forget a notice after two. */
const REPEAT_INTERVAL_MS = 60_000;
/** The entry that was made of a draft is to be there before the word that nobody writes it any more. */
const STOP_DELAY_MS = 500;

export class PresenceSender {
  #current: { game: string; place: string } | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #isKnown: (game: string) => boolean;

  /** `isKnown`: whether the server has heard of a game. */
  constructor(isKnown: (game: string) => boolean) {
    this.#isKnown = isKnown;
  }

  /** Begin to tell that the draft at a place of a game is being filled in. */
  start(game: string, place: string): void {
    if (this.#current?.game === game && this.#current.place === place) return;
    this.stop();
    this.#current = { game, place };
    this.#timer = setInterval(() => this.#send(game, place), REPEAT_INTERVAL_MS);
    this.#send(game, place);
  }

  /** Tell that nothing is filled in any more, once the entry made of the draft had time to arrive. */
  stop(): void {
    clearInterval(this.#timer);
    const { game = "" } = this.#current ?? {};
    this.#current = null;
    if (game) setTimeout(() => this.#current?.game !== game && this.#send(game, null), STOP_DELAY_MS);
  }

  /** Send a notice; one that does not arrive is not missed. */
  #send(game: string, place: string | null): void {
    if (navigator.onLine && this.#isKnown(game)) void postPresence(game, place).catch(() => undefined);
  }
}

/** Somebody has begun to fill something in, or (no place) has stopped. */
export interface PresenceNotice {
  place: string | null;
  by?: string | null;
  phone?: PhoneName | null;
  device: string;
}
