/** One connection to a game's event stream: what the server tells comes at once. */

import type { News } from "./api.ts";
import type { PhoneName } from "./records.ts";

/** The server says something at least every 15 seconds; a network that swallows it raises no error. */
const SILENCE = 35_000;

/** Somebody has begun to fill something in, or (no place) has stopped. */
export interface Notice {
  place: string | null;
  by?: string | null;
  phone?: PhoneName | null;
  device: string;
}

/** Who hears what comes down a stream. */
interface Ears {
  news(news: News): void;
  writing(notice: Notice): void;
  /** What this phone may do with the game is no longer the same. */
  lost(): void;
  /** The stream is of no more use: broken, silent for too long, or closed by the server. */
  ended(): void;
}

export class Stream {
  #source: EventSource;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #ears: Ears;

  constructor(game: string, after: number, ears: Ears) {
    this.#ears = ears;
    this.#source = new EventSource(`/api/games/${encodeURIComponent(game)}/stream?after=${after}`);
    this.#hear("log", ears.news);
    this.#hear("writing", ears.writing);
    this.#hear("beat", () => undefined);
    this.#hear("gone", () => {
      ears.lost();
      this.#end();
    });
    this.#source.addEventListener("error", () => this.#end());
    this.#wind();
  }

  close(): void {
    clearTimeout(this.#watchdog);
    this.#source.close();
  }

  #hear<Told>(event: string, heard: (told: Told) => void): void {
    this.#source.addEventListener(event, ({ data }: MessageEvent<string>) => {
      this.#wind();
      heard(JSON.parse(data || "{}"));
    });
  }

  #wind(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#end(), SILENCE);
  }

  #end(): void {
    this.close();
    this.#ears.ended();
  }
}
