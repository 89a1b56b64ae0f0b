import { html, nothing, type TemplateResult } from "lit";
import type { Round, Sheet } from "../../../types.ts";
import { withSign } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import type { ScoreLedger } from "./ledger.ts";

const BATCH_SIZE = 40;

/**
 * The end of a ledger that is drawn in part: has it draw more lines when it comes into view, and all of
 * them before printing and searching. Of the other lines only the figures are there, hidden, for the
 * browser's own search. It also moves the focus between lines by the arrow keys.
 *
 * In: `sheet`, `lineCount` (how many lines are drawn).
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

/** Return a line's number and everybody's points: "12 +7 −3". */
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
