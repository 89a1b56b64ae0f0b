import { html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { Part } from "./parts/part.ts";
import { follow, go, paths, type Route } from "./router.ts";
import "./screens/home.ts";
import "./screens/sheet.ts";
import "./screens/table-view.ts";
import { EVENING } from "./state/evening.ts";
import { Store } from "./state/store.ts";

/** What is drawn first; the code of the other screens follows (`later.ts`). */
const FIRST: Route["screen"][] = ["home", "sheet"];

/** The app: one store, and the screen of the address. */
export class CompanionApp extends Part {
  static override properties = { route: { state: true } };

  declare route: Route | null;
  readonly store = new Store();
  #wanted: Route | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  protected override render(): TemplateResult | string {
    return this.route ? html`${keyed(location.pathname + location.search, this.#screen(this.route))}` : "";
  }

  /**
   * The screen first, then the engine's thread: nothing on the first sheet waits for it.
   * Home leads on to the game this evening is about.
   */
  async #start(): Promise<void> {
    await this.store.start();
    const { screen } = follow((route) => this.#arrive(route));
    const [latest] = this.store.tables.records;
    if (screen === "home" && latest && Date.now() - latest.touched < EVENING) go(paths.sheet(latest.id));
    await this.updateComplete;
    requestAnimationFrame(() => setTimeout(() => this.#wake()));
  }

  #wake(): void {
    void import("./later.ts");
    this.store.engine.start();
    this.store.connect();
  }

  #arrive(route: Route): void {
    this.#wanted = route;
    if (FIRST.includes(route.screen)) this.#show(route);
    else void import("./later.ts").then(() => this.#show(route));
  }

  /** Shows a screen, unless the person has walked on while its code was fetched. */
  #show(route: Route): void {
    if (route !== this.#wanted) return;
    this.route = route;
    window.scrollTo(0, 0);
  }

  #screen(route: Route): TemplateResult {
    const { store } = this;
    switch (route.screen) {
      case "new":
        return html`<new-game-screen .store=${store} .wanted=${route.game} .rematchOf=${route.after}></new-game-screen>`;
      case "sheet":
        return route.table
          ? html`<table-view .store=${store} .game=${route.id}></table-view>`
          : html`<sheet-screen .store=${store} .game=${route.id}></sheet-screen>`;
      case "record":
        return html`<record-screen .store=${store} .game=${route.id} .where=${route.where} .into=${route.into}></record-screen>`;
      case "round":
        return html`<round-screen .store=${store} .game=${route.id} .row=${route.row}></round-screen>`;
      case "settings":
        return html`<settings-screen .store=${store} .game=${route.id}></settings-screen>`;
      default:
        return html`<home-screen .store=${store}></home-screen>`;
    }
  }
}

customElements.define("companion-app", CompanionApp);
