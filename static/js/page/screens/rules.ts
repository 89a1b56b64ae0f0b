import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import "../../../css/rules.css";
import "../lazy-screens.ts";
import type { Game, Options } from "../../types.ts";
import type { EngineClient } from "../local/engine-client.ts";
import { t } from "../messages.ts";
import type { SideButtonProps } from "../parts/buttons.ts";
import { drawing } from "../parts/drawing.ts";
import { footer } from "../parts/footer.ts";
import { type HeaderKey, header } from "../parts/header.ts";
import { LightElement } from "../parts/light-element.ts";
import { removePrerendered, takeElement } from "../prerendered.ts";
import { goUp, paths, type RulesRoute, stepCount } from "../router.ts";
import { type Pages, paragraphAt, type RulesPage } from "../rulebook/book.ts";
import { loadBook } from "../rulebook/load.ts";
import { nextTask } from "../scheduling.ts";
import "./rules/answers.ts";
import { completeChapters, rulesArticle } from "./rules/chapters.ts";
import { onPrintTap, preparePrinting } from "./rules/paper.ts";
import type { TrickCounter } from "./trick-counter.ts";
import { hasTricks, type TrickGame } from "./who-wins/board.ts";
import "./who-wins/who-wins.ts";

/** The rules of a game that the server has prerendered in the page, taken over as they are. */
class PrerenderedRules {
  /** How far the page was scrolled before the app took the rules over. */
  scrollTop = 0;
  readonly #texts = new Map<Game, HTMLElement | null>();

  /** Return a game's rules; null where the server prerendered others, or none. */
  of(game: Game): HTMLElement | null {
    if (!this.#texts.has(game)) this.#texts.set(game, this.#take(game));
    return this.#texts.get(game) ?? null;
  }

  #take(game: Game): HTMLElement | null {
    this.scrollTop = document.querySelector("#written .screen-content")?.scrollTop ?? 0;
    return takeElement(`[data-game=${game}] .rules`);
  }
}

/**
 * The rulebook: its games, the rules of one, the search, or who wins a trick.
 *
 * In: `route`, `engine`; `options` and `counter` of the game beneath; `isOverlay` where it lies over a
 * screen and can be closed. Out: "close".
 */
class RulesScreen extends LightElement {
  static override properties = {
    route: { attribute: false },
    isOverlay: { attribute: false },
    engine: { attribute: false },
    options: { attribute: false },
    counter: { attribute: false },
    book: { state: true },
    hasFailed: { state: true },
  };

  declare route: RulesRoute;
  declare engine: EngineClient;
  declare options: Options;
  declare counter: TrickCounter | null;
  isOverlay = false;
  book: Pages | null = null;
  hasFailed = false;
  #step = stepCount();
  /** What had the focus when this place was asked for; it may have been moved on by the time it is drawn. */
  #focusBefore: Element | null = null;
  /** The scroll position of each step on the way here. */
  #scrollTops = new Map<number, number>();
  /** The direction in which this place was reached; null once it is on the screen. */
  #direction: "on" | "back" | null = "on";
  readonly #prerendered = new PrerenderedRules();
  #stopPrinting: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#focusBefore = document.activeElement;
    this.#stopPrinting = preparePrinting(this, () => this.#completePage(true));
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopPrinting?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.get("route")) return;
    this.#focusBefore = document.activeElement;
    this.#scrollTops.set(this.#step, this.#page?.scrollTop ?? 0);
    this.#direction = stepCount() < this.#step ? "back" : "on";
    this.#step = stepCount();
  }

  protected override render(): TemplateResult {
    const { route } = this;
    return html`<div class="screen rules-screen" data-game=${route.game ?? nothing}>
      ${header({ title: this.#title, back: () => goUp(this.#parentPath), keys: this.#keys })}
      ${this.hasFailed ? this.#failure() : this.book ? this.#content(this.book) : nothing}
    </div>`;
  }

  protected override updated(): void {
    document.title = `${this.#title} · ${t("app.name")}`;
    if (!this.#isReady) return;
    removePrerendered();
    if (!this.book || !this.#direction) return;
    const isBack = this.#direction === "back";
    this.#direction = null;
    this.#completePage(isBack || this.route.place !== null || this.#prerendered.scrollTop > 0);
    if (isBack) void this.#restoreScroll();
    else this.#scrollToPlace();
  }

  /** Lay out the rules and draw their pictures: at once where a place is looked for, else step by step. */
  #completePage(isUrgent: boolean): void {
    const rules = this.#rules;
    const page = this.querySelector(".rules");
    if (!rules || !page) return;
    const steps = completeChapters(page, rules);
    if (isUrgent) for (const _ of steps);
    else void runInTasks(steps);
  }

  /** Whether the book is loaded, or loading it has failed. */
  get #isReady(): boolean {
    return this.book !== null || this.hasFailed;
  }

  /** Scroll to where this page was left, once it is drawn. */
  async #restoreScroll(): Promise<void> {
    const page = this.#page;
    await (page as Partial<LightElement> | null)?.updateComplete;
    page?.scrollTo(0, this.#scrollTops.get(this.#step) ?? 0);
  }

  get #rules(): RulesPage | undefined {
    return this.book?.games.find(({ game }) => game === this.route.game);
  }

  get #title(): string {
    if (this.route.query !== null) return t("rulebook.search");
    if (this.route.isWhoWins) return t("who.title");
    return this.#rules?.title ?? t("rulebook.title");
  }

  /** The path above this one: the game's rules, from the search and from the trick. */
  get #parentPath(): string {
    const { game, query, isWhoWins } = this.route;
    return query !== null || isWhoWins ? paths.rules(game) : paths.home;
  }

  get #keys(): HeaderKey[] {
    const close = () => this.emit("close", null);
    return this.isOverlay ? [{ icon: "close", label: t("rulebook.close"), onTap: close }] : [];
  }

  get #page(): HTMLElement | null {
    return this.querySelector(".screen-content");
  }

  #content(pages: Pages): TemplateResult {
    const { game, query } = this.route;
    const rules = this.#rules;
    if (this.route.isWhoWins && hasTricks(game)) return this.#whoWins(game);
    if (query !== null) {
      return html`<rule-answers class="screen-content" .game=${game} .query=${query}></rule-answers>`;
    }
    const side: SideButtonProps[] = rules
      ? [{ label: t("rulebook.contents"), icon: "list", onTap: this.#toContents }]
      : [];
    if (hasTricks(game)) side.push({ label: t("who.key"), href: paths.whoWins(game) });
    const text = rules ? (this.#prerendered.of(rules.game) ?? rulesArticle(rules)) : rulesTiles(pages);
    const isUnknown = !game && location.pathname.startsWith("/rules/");
    const lost = isUnknown ? html`<p class="rules-unknown">${t("rulebook.unknown")}</p>` : nothing;
    return html`<main class="screen-content" @click=${onPrintTap}>${lost}${text}</main>
      ${footer({ side, main: { label: t("rulebook.ask"), href: paths.ask(game) } })}`;
  }

  #whoWins(game: TrickGame): TemplateResult {
    return html`<main class="screen-content recorder"><who-wins .game=${game} .engine=${this.engine}
      .options=${this.options} .counter=${this.counter}></who-wins></main>`;
  }

  #failure(): TemplateResult {
    return html`<main class="screen-content lost"><p>${t("rulebook.failed")}</p></main>
      ${footer({ main: { label: t("rulebook.retry"), onTap: () => void this.#load() } })}`;
  }

  async #load(): Promise<void> {
    this.hasFailed = false;
    try {
      this.book = await loadBook();
    } catch {
      this.hasFailed = true;
    }
  }

  /** Scroll to the place of the route, and mark it. */
  #scrollToPlace(): void {
    const { place } = this.route;
    const id = place && this.#rules ? paragraphAt(this.#rules, place) : null;
    const target = id === null ? null : this.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    this.querySelector(".is-marked")?.classList.remove("is-marked");
    target?.classList.add("is-marked");
    if (target) target.scrollIntoView();
    else this.#page?.scrollTo(0, this.#prerendered.scrollTop);
    this.#prerendered.scrollTop = 0;
    const { activeElement } = document;
    const isFocusMoved = activeElement !== document.body && activeElement !== this.#focusBefore;
    if (this.route.query === null && !isFocusMoved) focusElement(target ?? this.querySelector("h1"));
  }

  #toContents = (): void => {
    this.#page?.scrollTo(0, 0);
    this.querySelector<HTMLElement>(".contents a")?.focus({ preventScroll: true });
  };
}

/** Focus an element that is not a control. */
function focusElement(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Render the games of the book. */
function rulesTiles({ games }: Pages): TemplateResult {
  return html`<ul class="game-tiles rules-games">
    ${games.map(
      ({ game, title }) =>
        html`<li><a class="game-tile" href=${paths.rules(game)} data-game=${game}>${drawing(game, 88)}<b>${title}</b></a></li>`,
    )}
  </ul>`;
}

/** Take the steps, each in a task of its own. */
async function runInTasks(steps: Iterator<unknown>): Promise<void> {
  while (!steps.next().done) await nextTask();
}

customElements.define("rules-screen", RulesScreen);
