/**
 * An element that draws a chart above the table inside it; without script or sight there is the table.
 *
 * The app and the server's pages both load it when they show a chart, so it imports nothing of either.
 */

import "../../css/chart.css";
import { Plot } from "./plot.ts";
import { courseOf } from "./table.ts";

class ScoreChart extends HTMLElement {
  #figure: HTMLElement | null = null;
  #plot: Plot | null = null;
  readonly #sizeObserver = new ResizeObserver(() => this.#plot?.fit());
  readonly #themeObserver = new MutationObserver(() => this.#draw());
  readonly #tableObserver = new MutationObserver(() => this.#draw());
  readonly #darkScheme = matchMedia("(prefers-color-scheme: dark)");

  connectedCallback(): void {
    const table = this.querySelector("table");
    if (!table || this.#plot) return;
    this.#figure = document.createElement("div");
    this.#figure.className = "chart";
    this.#figure.setAttribute("aria-hidden", "true");
    this.prepend(this.#figure);
    this.#draw();
    this.#tableObserver.observe(table, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    this.#sizeObserver.observe(this.#figure);
    this.#themeObserver.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    this.#darkScheme.addEventListener("change", this.#draw);
  }

  disconnectedCallback(): void {
    this.#tableObserver.disconnect();
    this.#sizeObserver.disconnect();
    this.#themeObserver.disconnect();
    this.#darkScheme.removeEventListener("change", this.#draw);
    this.#plot?.destroy();
    this.#figure?.remove();
    this.#plot = null;
  }

  /** Draw from scratch, also when only the theme changes: in the night theme lines are drawn differently. */
  #draw = (): void => {
    const table = this.querySelector("table");
    if (!table || !this.#figure) return;
    this.#plot?.destroy();
    this.#figure.replaceChildren();
    this.#plot = new Plot(courseOf(table), this.#figure);
  };
}

customElements.define("score-chart", ScoreChart);
