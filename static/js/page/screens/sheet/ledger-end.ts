import { html, nothing, type TemplateResult } from "lit";
import type { Round, Sheet } from "../../../types.ts";
import { withSign } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import type { ScoreLedger } from "./ledger.ts";

const BATCH_SIZE = 40;

/**
 * Behind the last line that is drawn of a ledger: has it draw more whenever that comes into view, and
 * all of it before it is printed, searched by key, or found: of the other lines only the figures are
 * there, for the browser's own search. While it is there, arrow keys walk the lines.
 *
 * In: `sheet`, `drawn` (how many lines are).
 */
class LedgerEnd extends LightElement {
  static override properties = { sheet: { attribute: false }, lineCount: { attribute: false } };

  declare sheet: Sheet;
  declare lineCount: number;

  #observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) this.#drawMore();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.parentElement?.addEventListener("keydown", moveFocus);
    addEventListener("beforeprint", this.#drawAll);
    addEventListener("keydown", this.#onKey);
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("beforeprint", this.#drawAll);
    removeEventListener("keydown", this.#onKey);
    this.#observer.disconnect();
  }

  protected override render(): TemplateResult | typeof nothing {
    const rest = this.sheet.rounds.slice(0, -this.lineCount).reverse();
    if (!rest.length) return nothing;
    const figures = rest.map(lineFigures).join(" ");
    return html`<p hidden="until-found" @beforematch=${this.#drawAll}><span>${figures}</span></p>`;
  }

  #drawMore(): void {
    const { ledger } = this;
    if (!ledger || ledger.lineCount >= ledger.sheet.rounds.length) return;
    ledger.lineCount += BATCH_SIZE;
    this.#observer.unobserve(this); // a tall screen may have room for yet more
    this.#observer.observe(this);
  }

  #drawAll = (): void => {
    const { ledger } = this;
    if (ledger) ledger.lineCount = Number.POSITIVE_INFINITY;
  };

  #onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (key === "F3" || (key === "f" && (ctrlKey || metaKey))) this.#drawAll();
  };

  get ledger(): ScoreLedger | null {
    return this.closest<ScoreLedger>("score-ledger");
  }
}

/** "12 +7 −3": a line's number, and what everybody got. */
function lineFigures({ no, players }: Round): string {
  return [no ?? "±", ...players.map(({ points }) => withSign(points ?? 0))].join(" ");
}

function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(".line-link")];
  links[links.indexOf(event.target as HTMLElement) + step]?.focus();
  event.preventDefault();
}

customElements.define("ledger-end", LedgerEnd);
