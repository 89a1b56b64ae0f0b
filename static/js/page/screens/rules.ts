import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import "../../../css/rules.css";
import "../lazy-screens.ts";
import type { Options } from "../../types.ts";
import type { EngineClient } from "../local/engine-client.ts";
import { t } from "../messages.ts";
import type { SideButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { type HeaderKey, header } from "../parts/header.ts";
import { LightElement } from "../parts/light-element.ts";
import { removePrerendered } from "../prerendered.ts";
import { goUp, paths, type RulesRoute, stepCount } from "../router.ts";
import type { Pages, RulesPage } from "../rulebook/book.ts";
import { paragraphAt } from "../rulebook/places.ts";
import { book } from "../rulebook/shelf.ts";
import { runInTasks } from "../scheduling.ts";
import "./rules/answers.ts";
import { chapters, whole } from "./rules/chapters.ts";
import { onPaper, printed } from "./rules/paper.ts";
import { shelf } from "./rules/shelf.ts";
import { WrittenRules } from "./rules/written-rules.ts";
import type { TrickCounter } from "./trick-counter.ts";
import { hasTricks, type TrickGame } from "./who-wins/board.ts";
import "./who-wins/who-wins.ts";

/**
 * The rulebook: its games, the rules of one, the search, or who wins a trick.
 *
 * In: `route`, `engine`; `options` and `counter` of the game on the table; `over` where it lies
 * over a screen it can be closed to. Out: "close".
 */
class RulesScreen extends LightElement {
  static override properties = {
    route: { attribute: false },
    over: { attribute: false },
    engine: { attribute: false },
    options: { attribute: false },
    counter: { attribute: false },
    book: { state: true },
    failed: { state: true },
  };

  declare route: RulesRoute;
  declare engine: EngineClient;
  declare options: Options;
  declare counter: TrickCounter | null;
  over = false;
  book: Pages | null = null;
  failed = false;
  #step = stepCount();
  /** How far down each step on the way here was read. */
  #read = new Map<number, number>();
  /** How this place was come to; null once it is on the screen. */
  #coming: "on" | "back" | null = "on";
  readonly #written = new WrittenRules();
  #unprinted: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unprinted = onPaper(this, () => this.#complete(true));
    void this.#fetch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unprinted?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.get("route")) return;
    this.#read.set(this.#step, this.#page?.scrollTop ?? 0);
    this.#coming = stepCount() < this.#step ? "back" : "on";
    this.#step = stepCount();
  }

  protected override render(): TemplateResult {
    const { route } = this;
    return html`<div class="screen rules-screen" data-game=${route.game ?? nothing}>
      ${header({ title: this.#title, back: () => goUp(this.#above), keys: this.#keys })}
      ${this.failed ? this.#failure() : this.book ? this.#opened(this.book) : nothing}
    </div>`;
  }

  protected override updated(): void {
    document.title = `${this.#title} · ${t("app.name")}`;
    if (!this.#ready) return;
    removePrerendered();
    if (!this.book || !this.#coming) return;
    const back = this.#coming === "back";
    this.#coming = null;
    this.#complete(back || this.route.place !== null || this.#written.down > 0);
    if (back) void this.#readOn();
    else this.#seek();
  }

  /** Lays out the rules and draws their pictures: before anybody looks for a place in them, else bit by bit. */
  #complete(atOnce: boolean): void {
    const rules = this.#rules;
    const page = this.querySelector(".rules");
    if (!rules || !page) return;
    const steps = whole(page, rules);
    if (atOnce) for (const _ of steps);
    else void runInTasks(steps);
  }

  /** Whether there is something to show. */
  get #ready(): boolean {
    return this.book !== null || this.failed;
  }

  /** Scrolls to where this page was read, once all of it is there. */
  async #readOn(): Promise<void> {
    const page = this.#page;
    await (page as Partial<LightElement> | null)?.updateComplete;
    page?.scrollTo(0, this.#read.get(this.#step) ?? 0);
  }

  get #rules(): RulesPage | undefined {
    return this.book?.games.find(({ game }) => game === this.route.game);
  }

  get #title(): string {
    if (this.route.asked !== null) return t("rulebook.search");
    if (this.route.who) return t("who.title");
    return this.#rules?.title ?? t("rulebook.title");
  }

  /** The search and the question who wins a trick are asked from the rules. */
  get #above(): string {
    const { game, asked, who } = this.route;
    return asked !== null || who ? paths.rules(game) : paths.home;
  }

  get #keys(): HeaderKey[] {
    const close = () => this.emit("close", null);
    return this.over ? [{ icon: "close", label: t("rulebook.close"), onTap: close }] : [];
  }

  get #page(): HTMLElement | null {
    return this.querySelector(".screen-content");
  }

  #opened(opened: Pages): TemplateResult {
    const { game, asked } = this.route;
    const rules = this.#rules;
    if (this.route.who && hasTricks(game)) return this.#whoWins(game);
    if (asked !== null) {
      return html`<rule-answers class="screen-content" .game=${game} .asked=${asked}></rule-answers>`;
    }
    const side: SideButtonProps[] = rules
      ? [{ label: t("rulebook.contents"), icon: "list", onTap: this.#toContents }]
      : [];
    if (hasTricks(game)) side.push({ label: t("who.key"), href: paths.whoWins(game) });
    const text = rules ? (this.#written.of(rules.game) ?? chapters(rules)) : shelf(opened);
    return html`<main class="screen-content" @click=${printed}>${text}</main>
      ${footer({ side, main: { label: t("rulebook.ask"), href: paths.ask(game) } })}`;
  }

  #whoWins(game: TrickGame): TemplateResult {
    return html`<main class="screen-content recorder"><who-wins .game=${game} .engine=${this.engine}
      .options=${this.options} .counter=${this.counter}></who-wins></main>`;
  }

  #failure(): TemplateResult {
    return html`<main class="screen-content lost"><p>${t("rulebook.failed")}</p></main>
      ${footer({ main: { label: t("rulebook.retry"), onTap: () => void this.#fetch() } })}`;
  }

  async #fetch(): Promise<void> {
    this.failed = false;
    try {
      this.book = await book();
    } catch {
      this.failed = true;
    }
  }

  /** Scrolls to the place that was asked for, and marks it. */
  #seek(): void {
    const { place } = this.route;
    const id = place && this.#rules ? paragraphAt(this.#rules, place) : null;
    const found = id === null ? null : this.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    this.querySelector(".is-marked")?.classList.remove("is-marked");
    found?.classList.add("is-marked");
    if (found) found.scrollIntoView();
    else this.#page?.scrollTo(0, this.#written.down);
    this.#written.down = 0;
    if (this.route.asked === null) reach(found ?? this.querySelector("h1"));
  }

  #toContents = (): void => {
    this.#page?.scrollTo(0, 0);
    this.querySelector<HTMLElement>(".contents a")?.focus({ preventScroll: true });
  };
}

/** Puts keyboard and reader on an element that is not a key. */
function reach(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

customElements.define("rules-screen", RulesScreen);
