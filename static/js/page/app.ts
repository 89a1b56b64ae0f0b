import { html, nothing, type TemplateResult } from "lit";
import type { Options } from "../types.ts";
import { insertLiveRegion } from "./announce.ts";
import { EVENING_MS } from "./log/records.ts";
import { loadTexts } from "./messages.ts";
import { LightElement } from "./parts/light-element.ts";
import { embeddedGame, removePrerendered } from "./prerendered.ts";
import {
  goBackTo,
  navigate,
  paths,
  type Route,
  type RulesRoute,
  routeOf,
  stepCount,
  watchRoute,
} from "./router.ts";
import { firstPaint, nextTask } from "./scheduling.ts";
import { loadFailure, reloadPage } from "./screens/load-failure.ts";
import { hasLoadFailed, loadScreen, preloadScreens, renderScreen } from "./screens/load-screen.ts";
import { Store } from "./store.ts";
import "./screens/home.ts";
import type { RecordScreen } from "./screens/record.ts";
import "./screens/sheet.ts";
import type { TrickCounter } from "./screens/trick-counter.ts";

/** What to restore when the rulebook is closed. */
interface ReturnPoint {
  focus: Element | null;
  title: string;
}

/** The app: one store, and the screen of the address. The rulebook opens over that screen and leaves it as it was. */
class CompanionApp extends LightElement {
  static override properties = {
    route: { state: true },
    rulesRoute: { state: true },
    isUnavailable: { state: true },
  };

  /** The route of the screen beneath the rulebook; null where the app was opened at the rulebook. */
  route: Route | null = null;
  /** The route in the rulebook; null while it is closed. */
  rulesRoute: RulesRoute | null = null;
  /** Whether the code of the requested screen could not be loaded. */
  isUnavailable = false;
  readonly store = new Store();
  #target: Route | null = null;
  /** Address of the screen beneath the rulebook, and how many steps into the app it is. */
  #address = "";
  #isOtherTemplate = false;
  #screenStep = 0;
  #returnPoint: ReturnPoint | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  protected override render(): TemplateResult {
    const { route, rulesRoute } = this;
    if (this.isUnavailable) return loadFailure();
    return html`${route ? html`<div class="table" ?inert=${rulesRoute !== null}>${this.#renderAnew(renderScreen(route, this.store))}</div>` : nothing}
      ${rulesRoute ? html`<rules-screen .route=${rulesRoute} .engine=${this.store.engine} .options=${this.#options} .counter=${this.#counter} .isOverlay=${route !== null} @close=${this.#closeRules}></rules-screen>` : nothing}`;
  }

  /** The house rules of the game beneath, if the rules opened are that game's. */
  get #options(): Options {
    const { route, rulesRoute } = this;
    const setup = route && "id" in route ? this.store.games.get(route.id)?.record.setup : null;
    return setup && setup.game === rulesRoute?.game ? setup.options : {};
  }

  /** The recorder beneath the rules, into which a looked-up trick can be counted. */
  get #counter(): TrickCounter | null {
    return this.querySelector<RecordScreen>("record-screen")?.counter ?? null;
  }

  /** Draw the screen, then start the engine's thread: nothing on the first sheet waits for it. */
  async #start(): Promise<void> {
    const [eveningGame] = await Promise.all([this.#loadFirstGame(), loadTexts("shell")]);
    watchRoute((route) => this.#onRoute(route));
    addEventListener("companion:readdressed", () => {
      if (!this.rulesRoute) this.#address = addressNow();
    });
    if (eveningGame) navigate(paths.sheet(eveningGame));
    await this.updateComplete;
    requestAnimationFrame(() => void firstPaint().then(() => this.#startInBackground()));
  }

  /**
   * Read what the phone keeps, with the game that is shown first, so that its sheet is drawn at once.
   * Gives the game this evening is about where home leads on to it.
   */
  async #loadFirstGame(): Promise<string | null> {
    const { store } = this;
    const route = routeOf(location);
    const first = await store.start(([latest]) => {
      if (route.screen !== "home") return "id" in route ? route.id : null;
      const isWayBack = document.referrer.startsWith(location.origin); // from a page of the server
      return latest && !isWayBack && Math.abs(Date.now() - latest.touched) <= EVENING_MS ? latest.id : null;
    });
    await store.addGameOfPage(embeddedGame());
    return "id" in route ? null : first;
  }

  /** Start engine, network and the other screens, each in a task of its own: a tap is answered in between. */
  async #startInBackground(): Promise<void> {
    insertLiveRegion();
    this.store.engine.start();
    await nextTask();
    void this.store.connect();
    await nextTask();
    void preloadScreens();
  }

  #onRoute(route: Route): void {
    this.#target = route;
    this.isUnavailable = false;
    if (this.#hasCode(route)) this.#show(route);
    else void this.#load(route);
  }

  /** Return whether the code of a screen is here from the start; that of the others follows (`lazy-screens.ts`). */
  #hasCode(route: Route): boolean {
    if (route.screen === "sheet") return !route.isTableView && this.store.games.head(route.id) !== null;
    return route.screen === "home";
  }

  async #load(route: Route): Promise<void> {
    const hadFailed = hasLoadFailed();
    await loadScreen(route).then(
      () => this.#show(route),
      () => this.#onLoadFailure(route, hadFailed),
    );
  }

  /** Say that a screen did not come. What did not come `early`, before it was needed, may come by now. */
  #onLoadFailure(route: Route, hadFailed: boolean): void {
    if (route !== this.#target) return;
    this.isUnavailable = true;
    removePrerendered();
    if (hadFailed) void reloadPage();
  }

  /** Show a screen, unless the person has walked on while its code was fetched. */
  #show(route: Route): void {
    if (route !== this.#target) return;
    if (route.screen === "rules") this.#openRules(route);
    else this.#showOnTable(route);
  }

  /** Draw a new element for another address, also where it is of the same kind: two templates draw in turn. */
  #renderAnew(screen: TemplateResult): TemplateResult {
    return this.#isOtherTemplate ? html`${screen}` : html` ${screen}`;
  }

  /** Show the screen of the table: as it was left, where one comes back to it from the rulebook. */
  #showOnTable(route: Route): void {
    const address = addressNow();
    if (this.rulesRoute && address === this.#address) {
      void this.#returnToScreen();
      return;
    }
    Object.assign(this, { route, rulesRoute: null });
    if (address.split("#")[0] !== this.#address.split("#")[0]) this.#isOtherTemplate = !this.#isOtherTemplate;
    this.#address = address;
    this.#screenStep = stepCount();
    window.scrollTo(0, 0);
  }

  #openRules(route: RulesRoute): void {
    if (!this.rulesRoute) this.#returnPoint = { focus: document.activeElement, title: document.title };
    this.rulesRoute = route;
  }

  /** Show the screen as one left it, with the keyboard where it was. */
  async #returnToScreen(): Promise<void> {
    this.rulesRoute = null;
    await this.updateComplete;
    if (!this.#returnPoint) return;
    document.title = this.#returnPoint.title;
    (this.#returnPoint.focus as HTMLElement | null)?.focus({ preventScroll: true });
  }

  #closeRules(): void {
    goBackTo(this.#screenStep);
  }
}

function addressNow(): string {
  return location.pathname + location.search + location.hash;
}

customElements.define("companion-app", CompanionApp);
