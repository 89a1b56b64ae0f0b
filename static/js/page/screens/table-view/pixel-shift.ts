import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Every so many milliseconds the picture moves on. */
const STEP_MS = 3 * 60_000;
/** The way it goes, in steps of a few pixels: a small ring, so that nothing is ever seen to move. */
const OFFSETS = [
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
export class PixelShift implements ReactiveController {
  #host: ReactiveControllerHost;
  #step = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Steps to the right and down. */
  get offset(): readonly [number, number] {
    return OFFSETS[this.#step] ?? [0, 0];
  }

  hostConnected(): void {
    this.#timer = setInterval(() => {
      this.#step = (this.#step + 1) % OFFSETS.length;
      this.#host.requestUpdate();
    }, STEP_MS);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }
}
