/** Who else is filling something in, and telling the others what is filled in here. */

import type { PhoneName } from "../log/records.ts";
import { postWriting } from "./api.ts";

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

/** Once a minute; the others forget a notice after two. */
const AGAIN = 60_000;
/** The entry that was made of a draft is to be there before the word that nobody writes it any more. */
const A_WHILE = 500;

export class Writing {
  #now: { game: string; place: string } | null = null;
  #clock: ReturnType<typeof setInterval> | undefined;
  readonly #isKnown: (game: string) => boolean;

  /** `isKnown`: whether the server has heard of a game. */
  constructor(isKnown: (game: string) => boolean) {
    this.#isKnown = isKnown;
  }

  /** Something is in the draft at a place of a game, and its recorder is on the screen. */
  at(game: string, place: string): void {
    if (this.#now?.game === game && this.#now.place === place) return;
    this.stop();
    this.#now = { game, place };
    this.#clock = setInterval(() => this.#tell(game, place), AGAIN);
    this.#tell(game, place);
  }

  /** The recorder was left, or its draft became an entry: said once that had time to arrive. */
  stop(): void {
    clearInterval(this.#clock);
    const { game = "" } = this.#now ?? {};
    this.#now = null;
    if (game) setTimeout(() => this.#now?.game !== game && this.#tell(game, null), A_WHILE);
  }

  /** A notice that does not arrive is not missed. */
  #tell(game: string, place: string | null): void {
    if (navigator.onLine && this.#isKnown(game)) void postWriting(game, place).catch(() => undefined);
  }
}

/** Somebody has begun to fill something in, or (no place) has stopped. */
export interface Notice {
  place: string | null;
  by?: string | null;
  phone?: PhoneName | null;
  device: string;
}
