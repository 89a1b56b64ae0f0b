import type { ReactiveController, ReactiveControllerHost } from "lit";

/** The time between two moves. */
const STEP_MS = 3 * 60_000;
/** The moves, in units of a few pixels: a small ring, so that no move is noticed. */
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

/** The offset of a picture that stands all evening, moved now and then so that it does not burn into the screen. */
export class PixelShift implements ReactiveController {
  #host: ReactiveControllerHost;
  #step = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The current offset, right and down. */
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
