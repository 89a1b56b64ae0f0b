import { html, nothing, type TemplateResult } from "lit";
import type { Round, Sheet } from "../../../types.ts";
import { signed } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import type { ScoreLedger } from "./ledger.ts";

const MORE = 40;

/**
 * Behind the last line that is drawn of a ledger: has it draw more whenever that comes into view, and
 * all of it before it is printed, searched by key, or found: of the other lines only the figures are
 * there, for the browser's own search. While it is there, arrow keys walk the lines.
 *
 * In: `sheet`, `drawn` (how many lines are).
 */
class LedgerEnd extends LightElement {
  static override properties = { sheet: { attribute: false }, drawn: { attribute: false } };

  declare sheet: Sheet;
  declare drawn: number;

  #view = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) this.#draw();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.parentElement?.addEventListener("keydown", walk);
    addEventListener("beforeprint", this.#drawAll);
    addEventListener("keydown", this.#sought);
    this.#view.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("beforeprint", this.#drawAll);
    removeEventListener("keydown", this.#sought);
    this.#view.disconnect();
  }

  protected override render(): TemplateResult | typeof nothing {
    const rest = this.sheet.rounds.slice(0, -this.drawn).reverse();
    if (!rest.length) return nothing;
    const figures = rest.map(figuresOf).join(" ");
    return html`<p hidden="until-found" @beforematch=${this.#drawAll}><span>${figures}</span></p>`;
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

/** "12 +7 −3": a line's number, and what everybody got. */
function figuresOf({ no, players }: Round): string {
  return [no ?? "±", ...players.map(({ points }) => signed(points ?? 0))].join(" ");
}

function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(".line-link")];
  links[links.indexOf(event.target as HTMLElement) + step]?.focus();
  event.preventDefault();
}

customElements.define("ledger-end", LedgerEnd);
