import GAMES from "virtual:games";
import { html, type TemplateResult } from "lit";
import type { Setup } from "../../types.ts";
import type { EntryRecord, LoadedGame } from "../log/records.ts";
import { t } from "../messages.ts";
import { LightElement } from "../parts/light-element.ts";
import { removePrerendered } from "../prerendered.ts";
import { firstPaint } from "../scheduling.ts";
import type { Store } from "../store.ts";

/** A screen of the app, which updates whenever the store changes. */
export class Screen extends LightElement {
  static override properties = { store: { attribute: false } };

  declare store: Store;
  #unwatch: (() => void) | null = null;
  #hasFocusedHeading = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = this.store.watch(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
  }

  /** Update only while connected: a removed screen must not set the title. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  protected override updated(): void {
    const heading = this.querySelector("h1");
    if (!heading || this.closest("[inert]")) return;
    const [name, app] = [heading.textContent.trim(), t("app.name")];
    const title = name === app ? name : `${name} · ${app}`;
    if (title !== document.title) document.title = title; // which the browser is told of, also where it is the same
    removePrerendered();
    this.#focusHeading(heading);
  }

  /** Focus the heading once, for keyboard and screen reader. */
  #focusHeading(heading: HTMLElement): void {
    if (this.#hasFocusedHeading || document.activeElement !== document.body) return;
    this.#hasFocusedHeading = true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

/**
 * A screen about one game: shown once its log is read, or with where the game may be found. Of a game
 * that only a newer version knows it says so.
 */
export abstract class GameScreen extends Screen {
  static override properties = { ...Screen.properties, game: {}, isOpen: { state: true } };

  /** The game's id. */
  declare game: string;
  declare isOpen: boolean;
  /** Comes to what lets the phone's screen turn off again. */
  #wakeLock: Promise<() => void> | null = null;
  /** The log at this screen's last update. */
  #log: EntryRecord[] | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.show(this.game);
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#allowSleep();
  }

  /** Keep the phone's screen on as long as the game goes on. */
  #keepAwake(): void {
    if (this.table?.record.sheet.over === false) this.#wakeLock ??= holdWakeLock();
    else this.#allowSleep();
  }

  #allowSleep(): void {
    void this.#wakeLock?.then((release) => release());
    this.#wakeLock = null;
  }

  /** Render the screen of a game that is on this phone. */
  protected abstract renderGame(table: LoadedGame): TemplateResult;

  /** Called when the game is first open on this screen. */
  protected onGameOpened(_table: LoadedGame): void {}

  /** Called when the log has changed, by this screen or elsewhere. */
  protected onLogChanged(_table: LoadedGame): void {}

  protected get table(): LoadedGame | null {
    return this.store.games.get(this.game);
  }

  protected override render(): TemplateResult | string {
    const { table } = this;
    if (!this.isOpen) return "";
    if (table?.record.sheet.game && isKnown(table.record.setup))
      return html`<div class="game" data-game=${table.record.setup.game}>${this.renderGame(table)}</div>`;
    const whereabouts = table ? "newer" : this.store.connection.availability(this.game);
    return html`<missing-game .whereabouts=${whereabouts} @drawn=${() => this.requestUpdate()}></missing-game>`;
  }

  protected override updated(): void {
    super.updated();
    this.#keepAwake();
    const { table } = this;
    if (!table || !this.isOpen || this.#log === table.log) return;
    const hasJustArrived = this.#log === null; // it was not on this phone before
    this.#log = table.log;
    if (hasJustArrived) this.onGameOpened(table);
    else this.onLogChanged(table);
  }

  async #open(): Promise<void> {
    const table = await this.store.open(this.game);
    this.isOpen = true;
    this.#log = table?.log ?? null;
    if (table && this.isConnected) this.onGameOpened(table);
  }
}

/** Whether this version has screens for a game. */
function isKnown({ game, pad }: Setup): boolean {
  return GAMES.includes(game) || /^ro(und|w)s$/.test(pad?.kind ?? "");
}

/** Keep the phone's screen on once this one is seen, if the code is here; the answer lets it turn off again. */
async function holdWakeLock(): Promise<() => void> {
  await firstPaint();
  const code = await import("../device/wake-lock.ts").catch(() => null);
  return code?.keepScreenOn() ?? (() => undefined);
}
