/**
 * Behind the last line that is drawn of a ledger: has it draw more whenever that comes into view, and
 * all of it before it is printed or searched by key. (Of a search from the browser's menu no page
 * hears.) While it is there, arrow keys walk the lines.
 */

import type { ScoreLedger } from "./ledger.ts";

const MORE = 40;

class LedgerEnd extends HTMLElement {
  #view = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) this.#draw();
  });

  connectedCallback(): void {
    this.parentElement?.addEventListener("keydown", walk);
    addEventListener("beforeprint", this.#drawAll);
    addEventListener("keydown", this.#sought);
    this.#view.observe(this);
  }

  disconnectedCallback(): void {
    removeEventListener("beforeprint", this.#drawAll);
    removeEventListener("keydown", this.#sought);
    this.#view.disconnect();
  }

  #draw(): void {
    const { ledger } = this;
    if (!ledger || ledger.drawn >= ledger.sheet.rounds.length) return;
    ledger.drawn += MORE;
    this.#view.unobserve(this); // a tall screen may have room for yet more
    this.#view.observe(this);
  }

  #drawAll = (): void => {
    const { ledger } = this;
    if (ledger) ledger.drawn = Number.POSITIVE_INFINITY;
  };

  #sought = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (key === "F3" || (key === "f" && (ctrlKey || metaKey))) this.#drawAll();
  };

  get ledger(): ScoreLedger | null {
    return this.closest<ScoreLedger>("score-ledger");
  }
}

function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(".line-link")];
  links[links.indexOf(event.target as HTMLElement) + step]?.focus();
  event.preventDefault();
}

customElements.define("ledger-end", LedgerEnd);
