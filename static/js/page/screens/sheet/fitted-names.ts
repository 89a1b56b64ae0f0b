import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Seat } from "../../../types.ts";
import { fontOf, shortNames, widthIn } from "../../parts/short-names.ts";

/**
 * Names cut to the width they have on the board, so that no two look alike.
 *
 * The host draws `names` into elements of the class `row-name`; they are measured
 * after every drawing and drawn anew when that changes anything.
 */
export class FittedNames implements ReactiveController {
  names: string[] = [];
  #host: ReactiveControllerHost & HTMLElement;
  #seats: () => readonly Seat[];
  #watch = new ResizeObserver(() => this.#host.requestUpdate());

  constructor(host: ReactiveControllerHost & HTMLElement, seats: () => readonly Seat[]) {
    this.#host = host;
    this.#seats = seats;
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch.observe(this.#host);
    void document.fonts.ready.then(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
  }

  /** Two lines hold what one does not: a name is cut only where it stands in one. */
  hostUpdated(): void {
    const all = this.#host.querySelectorAll<HTMLElement>(".row-name");
    const cells = [...all].filter(({ clientWidth }) => clientWidth);
    const [cell] = cells;
    if (!cell) return;
    const style = getComputedStyle(cell);
    const lines = Number(style.webkitLineClamp) || 1;
    const width = Math.min(...cells.map((one) => one.clientWidth));
    const whole = this.#seats().map(({ name }) => name);
    const fitting = lines > 1 ? whole : shortNames(whole, width, widthIn(fontOf(cell)));
    if (fitting.join("\n") === this.names.join("\n")) return;
    this.names = fitting;
    this.#host.requestUpdate();
  }
}
