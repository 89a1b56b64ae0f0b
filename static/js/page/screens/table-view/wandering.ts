import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Every so many milliseconds the picture moves on. */
const PAUSE = 3 * 60_000;
/** The way it goes, in steps of a few pixels: a small ring, so that nothing is ever seen to move. */
const RING = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** Where a picture that stands all evening is to stand now, so that it does not burn into the screen. */
export class Wandering implements ReactiveController {
  #host: ReactiveControllerHost;
  #step = 0;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Steps to the right and down. */
  get place(): readonly [number, number] {
    return RING[this.#step] ?? [0, 0];
  }

  hostConnected(): void {
    this.#clock = setInterval(() => {
      this.#step = (this.#step + 1) % RING.length;
      this.#host.requestUpdate();
    }, PAUSE);
  }

  hostDisconnected(): void {
    clearInterval(this.#clock);
  }
}
