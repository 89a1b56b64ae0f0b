import type { ReactiveController, ReactiveControllerHost } from "lit";
import { fontOf, loadFont, type Measure, measureIn } from "./short-names.ts";

/**
 * The room an element has for names: measured when its size or its font changes, not at
 * every drawing, which would lay the page out in the middle of it.
 */
export class ResizeController implements ReactiveController {
  /** In pixels; 0 until the element has been laid out. */
  width = 0;
  /** How wide a text is in the element's font, in this weight. */
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
