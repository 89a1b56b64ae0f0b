import type { ReactiveController, ReactiveControllerHost } from "lit";
import { fontOf, loadFont, type Measure, measureIn } from "./short-names.ts";

/**
 * The width an element has for names, measured when its size or font changes.
 *
 * Measuring in `render` instead would force a layout each time.
 */
export class ResizeController implements ReactiveController {
  /** In pixels; 0 until the element has been laid out. */
  width = 0;
  /** Return the width of a text in the element's font, in pixels. */
  measure: Measure = () => 0;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #weight: string;
  readonly #observer = new ResizeObserver(() => this.#measureHost());

  constructor(host: ReactiveControllerHost & HTMLElement, weight: string) {
    this.#host = host;
    this.#weight = weight;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
    void loadFont(fontOf(this.#host, this.#weight)).then(() => this.#measureHost());
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  #measureHost(): void {
    this.width = this.#host.clientWidth;
    this.measure = measureIn(fontOf(this.#host, this.#weight));
    this.#host.requestUpdate();
  }
}
