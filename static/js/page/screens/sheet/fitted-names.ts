import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Seat } from "../../../types.ts";

/** A name whose height exceeds its box this many times has a line too many: three where two are shown. */
const WRAPPED_RATIO = 1.3;

/**
 * Names cut to the width they have on the board or in the settings, so that no two look alike.
 *
 * The host draws `names` into elements of the class `fitted-name`, uncut ones while `names` is empty. They
 * are measured after layout, and the host is updated where one does not fit.
 */
export class FittedNames implements ReactiveController {
  names: string[] = [];
  /** The uncut names, a line each. */
  #whole = "";
  #cell: Element | null = null;
  #host: ReactiveControllerHost & HTMLElement;
  #seats: () => readonly Seat[];
  #onResize = () => void this.#fit();
  #observer = new ResizeObserver(this.#onResize);

  constructor(host: ReactiveControllerHost & HTMLElement, seats: () => readonly Seat[]) {
    this.#host = host;
    this.#seats = seats;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
    document.fonts.addEventListener("loadingdone", this.#onResize);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#cell = null;
    document.fonts.removeEventListener("loadingdone", this.#onResize);
  }

  /** Measure again when the names change: a newly observed element always reports its size. */
  hostUpdate(): void {
    const whole = this.#namesOf().join("\n");
    if (whole === this.#whole) return;
    this.#whole = whole;
    this.names = [];
    this.#cell = null;
    this.#observer.disconnect();
    this.#observer.observe(this.#host);
  }

  /** Measure again when a cell has other room, as once the styles of narrow phones have come. */
  hostUpdated(): void {
    const cell = this.#host.querySelector(".fitted-name");
    if (cell === this.#cell) return;
    this.#cell = cell;
    if (cell) this.#observer.observe(cell);
  }

  #namesOf(): string[] {
    return this.#seats().map(({ name }) => name);
  }

  /** Cut the names to the narrowest cell, and as many lines as it has, unless all fit. */
  async #fit(): Promise<void> {
    if (!this.names.length && this.#cells.every(isWhole)) return;
    const { fontOf, shortNames, measureIn, linesIn } = await import("../../parts/short-names.ts");
    const cells = this.#cells; // measured now: styles may have come meanwhile
    const [cell] = cells;
    if (!cell) return;
    const lines = Number(getComputedStyle(cell).webkitLineClamp) || 1;
    const width = Math.min(...cells.map((one) => one.clientWidth));
    const measure = measureIn(fontOf(cell));
    const count = (text: string) => linesIn(text, width, measure);
    this.#setNames(shortNames(this.#namesOf(), lines, count));
  }

  /** The cells that are seen. */
  get #cells(): HTMLElement[] {
    const all = this.#host.querySelectorAll<HTMLElement>(".fitted-name");
    return [...all].filter(({ clientWidth }) => clientWidth);
  }

  #setNames(names: string[]): void {
    if (names.join("\n") === this.names.join("\n")) return;
    this.names = names;
    this.#host.requestUpdate();
  }
}

function isWhole({ clientHeight, clientWidth, scrollHeight, scrollWidth }: HTMLElement): boolean {
  return scrollWidth <= clientWidth && scrollHeight < WRAPPED_RATIO * clientHeight;
}
