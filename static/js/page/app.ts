import { html, nothing, type TemplateResult } from "lit";
import type { Options } from "../types.ts";
import { EVENING_MS } from "./log/records.ts";
import { loadTexts } from "./messages.ts";
import { LightElement } from "./parts/light-element.ts";
import { gameOfPage, removePrerendered } from "./prerendered.ts";
import {
  backTo,
  navigate,
  paths,
  type Route,
  type RulesRoute,
  routeOf,
  stepCount,
  watchRoute,
} from "./router.ts";
import { nextTask } from "./scheduling.ts";
import { screenOf } from "./screen-of.ts";
import { fetchEarly, fetched, hasFailed } from "./screens/fetched.ts";
import { Store } from "./store.ts";
import "./screens/home.ts";
import { loadAnew, notFetched } from "./screens/not-fetched.ts";
import type { RecordScreen } from "./screens/record.ts";
import "./screens/sheet.ts";
import type { TrickCounter } from "./screens/trick-counter.ts";

/** Where one was when the rulebook was opened. */
interface Left {
  focus: Element | null;
  title: string;
}

/** The app: one store, and the screen of the address. The rulebook opens over it and leaves it as it was. */
class CompanionApp extends LightElement {
  static override properties = { route: { state: true }, reading: { state: true }, missed: { state: true } };

  /** The screen on the table; none where the app was opened at the rulebook. */
  route: Route | null = null;
  /** What is open in the rulebook. */
  reading: RulesRoute | null = null;
  /** The code of the screen that was asked for did not come. */
  missed = false;
  readonly store = new Store();
  #wanted: Route | null = null;
  /** Address of the screen on the table, and how many steps into the app it is. */
  #at = "";
  #turn = false;
  #step = 0;
  #left: Left | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  protected override render(): TemplateResult {
    const { route, reading } = this;
    if (this.missed) return notFetched();
    return html`${route ? html`<div class="table" ?inert=${reading !== null}>${this.#anew(screenOf(route, this.store))}</div>` : nothing}
      ${reading ? html`<rules-screen .route=${reading} .engine=${this.store.engine} .options=${this.#options} .counter=${this.#counter} .over=${route !== null} @close=${this.#close}></rules-screen>` : nothing}`;
  }

  /** The house rules of the game on the table, if the rules opened are its own. */
  get #options(): Options {
    const { route, reading } = this;
    const setup = route && "id" in route ? this.store.games.get(route.id)?.record.setup : null;
    return setup && setup.game === reading?.game ? setup.options : {};
  }

  /** Where a trick asked about can be counted: the recorder beneath the rules. */
  get #counter(): TrickCounter | null {
    return this.querySelector<RecordScreen>("record-screen")?.counter ?? null;
  }

  /** Draw the screen, then start the engine's thread: nothing on the first sheet waits for it. */
  async #start(): Promise<void> {
    const [leads] = await Promise.all([this.#read(), loadTexts("shell")]);
    watchRoute((route) => this.#arrive(route));
    if (leads) navigate(paths.sheet(leads));
    await this.updateComplete;
    requestAnimationFrame(() => setTimeout(() => this.#wake()));
  }

  /**
   * Read what the phone keeps, with the game that is shown first, so that its sheet is drawn at once.
   * Gives the game this evening is about where home leads on to it.
   */
  async #read(): Promise<string | null> {
    const { store } = this;
    const route = routeOf(location);
    await Promise.all([store.start(), "id" in route && store.open(route.id)]);
    await store.addGameOfPage(gameOfPage());
    const [latest] = store.games.listed;
    if (route.screen !== "home" || !latest || Date.now() - latest.touched > EVENING_MS) return null;
    await store.open(latest.id);
    return latest.id;
  }

  /** Start engine, network and the other screens, each in a task of its own: a tap is answered in between. */
  async #wake(): Promise<void> {
    this.store.engine.start();
    await nextTask();
    void this.store.connect();
    await nextTask();
    void fetchEarly();
  }

  #arrive(route: Route): void {
    this.#wanted = route;
    this.missed = false;
    if (this.#isFirst(route)) this.#show(route);
    else void this.#fetch(route);
  }

  /** Return whether the code of a screen is here from the start; that of the others follows (`lazy-screens.ts`). */
  #isFirst(route: Route): boolean {
    if (route.screen === "sheet") return !route.table && this.store.games.head(route.id) !== null;
    return route.screen === "home";
  }

  async #fetch(route: Route): Promise<void> {
    const early = hasFailed();
    await fetched(route).then(
      () => this.#show(route),
      () => this.#miss(route, early),
    );
  }

  /** Say that a screen did not come. What did not come `early`, before it was needed, may come by now. */
  #miss(route: Route, early: boolean): void {
    if (route !== this.#wanted) return;
    this.missed = true;
    removePrerendered();
    if (early) void loadAnew();
  }

  /** Show a screen, unless the person has walked on while its code was fetched. */
  #show(route: Route): void {
    if (route !== this.#wanted) return;
    if (route.screen === "rules") this.#open(route);
    else this.#lay(route);
  }

  /** Draw a new element for another address, also where it is of the same kind: two templates draw in turn. */
  #anew(screen: TemplateResult): TemplateResult {
    return this.#turn ? html`${screen}` : html` ${screen}`;
  }

  /** Show the screen of the table: as it was left, where one comes back to it from the rulebook. */
  #lay(route: Route): void {
    const at = location.pathname + location.search + location.hash;
    if (this.reading && at === this.#at) {
      void this.#return();
      return;
    }
    Object.assign(this, { route, reading: null });
    if (at.replace(/#.*/, "") !== this.#at.replace(/#.*/, "")) this.#turn = !this.#turn;
    this.#at = at;
    this.#step = stepCount();
    window.scrollTo(0, 0);
  }

  #open(route: RulesRoute): void {
    if (!this.reading) this.#left = { focus: document.activeElement, title: document.title };
    this.reading = route;
  }

  /** Show the screen as one left it, with the keyboard where it was. */
  async #return(): Promise<void> {
    this.reading = null;
    await this.updateComplete;
    if (!this.#left) return;
    document.title = this.#left.title;
    (this.#left.focus as HTMLElement | null)?.focus({ preventScroll: true });
  }

  #close(): void {
    backTo(this.#step);
  }
}

customElements.define("companion-app", CompanionApp);
