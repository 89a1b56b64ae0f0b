import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import empty from "../../../../../companion/drawings/empty.json";
import type { Game } from "../../../types.ts";
import { t, tn } from "../../messages.ts";
import { drawing, printTemplate } from "../../parts/drawing.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { navigate, paths, updateAddress } from "../../router.ts";
import { loadSearch } from "../../rulebook/load.ts";
import type { FoundRule, RuleSearch } from "../../rulebook/search.ts";

/** Answers drawn with each letter, as many as fit above a phone's keyboard; the others follow in the next frame. */
const FIRST_ANSWERS = 4;

/**
 * The search of the rulebook: a field, questions that people ask, and while one types the paragraphs that
 * answer.
 */
class RuleAnswers extends LightElement {
  static override properties = {
    game: {},
    query: {},
    search: { state: true },
    hasFailed: { state: true },
    laterAnswers: { state: true },
  };

  /** The game the search was opened from; its rules rank first. */
  declare game: Game | null;
  declare query: string;
  search: RuleSearch | null = null;
  /** Whether the search could not be loaded; the next letter tries again. */
  hasFailed = false;
  /** The answers after the first few; those of the letter before until the next frame. */
  laterAnswers: FoundRule[] = [];

  #answers: FoundRule[] = [];
  #hasMore = false;
  #frame = 0;
  /** Updates the address once the answers are drawn. */
  #addressTimer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#addressTimer);
    cancelAnimationFrame(this.#frame);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    this.search = await loadSearch().catch(() => null);
    this.hasFailed = !this.search;
    if (this.search) runWhileIdle(this.search.prefetch(this.game));
  }

  /** Wait for the search, so that the scroll position is restored among all answers. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await loadSearch().catch(() => null);
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("query") && !changed.has("game") && !changed.has("search")) return;
    const result = this.#isUnasked ? null : this.search?.find(this.query, this.game);
    this.#answers = result?.best ?? this.search?.listQuestions(this.game) ?? [];
    this.#hasMore = result?.hasMore ?? false;
    cancelAnimationFrame(this.#frame);
    const others = this.#answers.slice(FIRST_ANSWERS);
    const isTyped = this.hasUpdated && changed.has("query");
    if (isTyped && others.length) this.#frame = requestAnimationFrame(() => (this.laterAnswers = others));
    else this.laterAnswers = others;
  }

  protected override firstUpdated(_: PropertyValues<this>): void {
    if (this.query === "") this.#field?.focus();
  }

  protected override render(): TemplateResult {
    const answers = [...this.#answers.slice(0, FIRST_ANSWERS), ...this.laterAnswers];
    return html`<main>
      <form class="rules-search" role="search" @submit=${this.#openBest}>
        ${icon("search", 22)}
        <input type="search" name="q" enterkeyhint="go" autocomplete="off" autocapitalize="off" spellcheck="false"
          maxlength="200" aria-label=${t("rulebook.search")} placeholder=${t("rulebook.hint")} .value=${this.query}
          @input=${this.#onInput} @keydown=${this.#moveFocus} />
      </form>
      <p class="search-count" role="status">${this.#countText(this.#answers)}</p>
      ${this.#isEmpty ? html`<div class="search-none">${printTemplate("search", empty.search, 120)}</div>` : nothing}
      <ol @keydown=${this.#moveFocus}>${answers.map((answer) => html`<li>${answerLine(answer)}</li>`)}</ol>
    </main>`;
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector("input");
  }

  /** Whether nothing is typed yet: questions that people ask stand there then. */
  get #isUnasked(): boolean {
    return this.query.trim() === "";
  }

  /** Whether the search found nothing. */
  get #isEmpty(): boolean {
    return !this.hasFailed && this.search !== null && !this.#isUnasked && !this.#answers.length;
  }

  #countText(result: FoundRule[]): string {
    if (this.hasFailed) return t("rulebook.failed");
    if (!this.search) return "";
    if (this.#isUnasked) return t("rulebook.asked");
    if (this.#hasMore) return t("rulebook.best", { n: result.length });
    return result.length ? tn("rulebook.found", result.length) : t("rulebook.none");
  }

  #onInput({ target }: InputEvent): void {
    this.query = (target as HTMLInputElement).value;
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => updateAddress(paths.ask(this.game, this.query)));
    if (this.hasFailed) void this.#load();
  }

  /** Open the best answer, on Enter. */
  #openBest(event: Event): void {
    event.preventDefault();
    if (this.#isUnasked) return;
    const best = this.querySelector<HTMLAnchorElement>(".search-answer");
    if (best) navigate(best.pathname + best.hash);
  }

  /** Move the focus between field and answers by the arrow keys. */
  #moveFocus(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const targets = [...this.querySelectorAll<HTMLElement>("input, .search-answer")];
    targets[targets.indexOf(event.target as HTMLElement) + step]?.focus();
    event.preventDefault();
  }
}

/** Run steps while the phone is idle; in a browser without `requestIdleCallback` none are run. */
function runWhileIdle(steps: Iterator<void>): void {
  globalThis.requestIdleCallback?.((idle) => {
    while (idle.timeRemaining() > 1) if (steps.next().done) return;
    runWhileIdle(steps);
  });
}

function answerLine({ game, id, heading, sentence }: FoundRule): TemplateResult {
  return html`<a class="search-answer" href=${paths.rules(game, id)} data-game=${game}>
    ${guard([game], () => drawing(game, 34))}<span class="visually-hidden">${t(`game.${game}`)}</span>
    <span class="search-answer-words">
      <b>${heading}</b>
      ${sentence.length ? html`<span>${sentence.map(({ text, isHit }) => (isHit ? html`<mark>${text}</mark>` : text))}</span>` : nothing}
    </span>
  </a>`;
}

customElements.define("rule-answers", RuleAnswers);
