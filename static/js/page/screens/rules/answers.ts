import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import empty from "../../../../../companion/drawings/empty.json";
import type { Game } from "../../../types.ts";
import { t, tn } from "../../messages.ts";
import { drawing, printTemplate } from "../../parts/drawing.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { navigate, paths, updateAddress } from "../../router.ts";
import type { Found, RuleSearch } from "../../rulebook/search.ts";
import { search } from "../../rulebook/shelf.ts";

/** Answers drawn with each letter: as many as fit above a phone's keyboard. The others follow in the next frame. */
const AT_ONCE = 4;

/** The search: a field, and while one types the paragraphs that answer. */
class RuleAnswers extends LightElement {
  static override properties = {
    game: {},
    asked: {},
    search: { state: true },
    failed: { state: true },
    below: { state: true },
  };

  /** The game one came from; its rules rank first. */
  declare game: Game | null;
  declare asked: string;
  search: RuleSearch | null = null;
  /** The search is not on this phone yet; the next letter tries again. */
  failed = false;
  /** The answers under the first few: until they are drawn anew, those of the letter before. */
  below: Found[] = [];

  #found: Found[] = [];
  #more = false;
  #drawing = 0;
  /** Writes what is asked into the address, once the answers to it are drawn. */
  #noting: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#noting);
    cancelAnimationFrame(this.#drawing);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.search = await search().catch(() => null);
    this.failed = !this.search;
    if (this.search) whileIdle(this.search.ahead(this.game));
  }

  /** Up to date is this once all answers are there: whoever comes back to them finds their place. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await search().catch(() => null);
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("asked") && !changed.has("game") && !changed.has("search")) return;
    const found = this.search?.find(this.asked, this.game);
    this.#found = found?.best ?? [];
    this.#more = found?.more ?? false;
    cancelAnimationFrame(this.#drawing);
    const others = this.#found.slice(AT_ONCE);
    const typed = this.hasUpdated && changed.has("asked");
    if (typed && others.length) this.#drawing = requestAnimationFrame(() => (this.below = others));
    else this.below = others;
  }

  protected override firstUpdated(_: PropertyValues<this>): void {
    if (this.asked === "") this.#field?.focus();
  }

  protected override render(): TemplateResult {
    const answers = [...this.#found.slice(0, AT_ONCE), ...this.below];
    return html`<main>
      <form class="rules-search" role="search" @submit=${this.#first}>
        ${icon("search", 22)}
        <input type="search" name="q" enterkeyhint="go" autocomplete="off" autocapitalize="off" spellcheck="false"
          maxlength="200" aria-label=${t("rulebook.search")} placeholder=${t("rulebook.hint")} .value=${this.asked}
          @input=${this.#typed} @keydown=${this.#walk} />
      </form>
      <p class="search-count" role="status">${this.#count(this.#found)}</p>
      ${this.#nothing ? html`<div class="search-none">${printTemplate("search", empty.search, 120)}</div>` : nothing}
      <ol class="answers" @keydown=${this.#walk}>${answers.map((answer) => html`<li>${answerLine(answer)}</li>`)}</ol>
    </main>`;
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector("input");
  }

  /** Something was asked for, and no rule has it. */
  get #nothing(): boolean {
    return !this.failed && this.search !== null && this.asked.trim() !== "" && !this.#found.length;
  }

  #count(found: Found[]): string {
    if (this.failed) return t("rulebook.failed");
    if (!this.search || this.asked.trim() === "") return "";
    if (this.#more) return t("rulebook.best", { n: found.length });
    return found.length ? tn("rulebook.found", found.length) : t("rulebook.none");
  }

  #typed({ target }: InputEvent): void {
    this.asked = (target as HTMLInputElement).value;
    clearTimeout(this.#noting);
    this.#noting = setTimeout(() => updateAddress(paths.ask(this.game, this.asked)));
    if (this.failed) void this.#fetch();
  }

  /** Enter opens the best answer. */
  #first(event: Event): void {
    event.preventDefault();
    const best = this.querySelector<HTMLAnchorElement>(".search-answer");
    if (best) navigate(best.pathname + best.hash);
  }

  /** Arrow keys walk from the field through the answers and back. */
  #walk(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [...this.querySelectorAll<HTMLElement>("input, .search-answer")];
    stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
    event.preventDefault();
  }
}

/** Takes the steps when the phone has nothing else to do; a browser that does not tell when takes none. */
function whileIdle(steps: Iterator<void>): void {
  globalThis.requestIdleCallback?.((idle) => {
    while (idle.timeRemaining() > 1) if (steps.next().done) return;
    whileIdle(steps);
  });
}

function answerLine({ game, id, heading, sentence }: Found): TemplateResult {
  return html`<a class="search-answer" href=${paths.rules(game, id)} data-game=${game}>
    ${guard([game], () => drawing(game, 34, t(`game.${game}`)))}
    <span class="search-answer-words">
      <b>${heading}</b>
      ${sentence.length ? html`<span>${sentence.map(({ text, hit }) => (hit ? html`<mark>${text}</mark>` : text))}</span>` : nothing}
    </span>
  </a>`;
}

customElements.define("rule-answers", RuleAnswers);
