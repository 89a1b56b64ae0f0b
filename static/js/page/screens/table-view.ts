import { html, nothing, type TemplateResult } from "lit";
import { canFillScreen, fillScreen, leaveFullScreen } from "../device/full-screen.ts";
import { gameName } from "../game-texts.ts";
import type { LoadedGame } from "../log/records.ts";
import { findRematch } from "../log/rematch.ts";
import { number, t } from "../messages.ts";
import { icon } from "../parts/icon.ts";
import { mark } from "../parts/mark.ts";
import { seatColours } from "../parts/seat-colours.ts";
import "../parts/toast-line.ts";
import { vars } from "../parts/vars.ts";
import { goUp, paths, redirect } from "../router.ts";
import { cloud } from "./cloud.ts";
import "./preferences/theme-switch.ts";
import { GameScreen } from "./screen.ts";
import { FittedNames } from "./sheet/fitted-names.ts";
import { headlineOf, takeArrival, takeShown } from "./sheet/headline.ts";
import { statusLine } from "./sheet/line.ts";
import { figures, isLeading } from "./sheet/standing.ts";
import { PixelShift } from "./table-view/pixel-shift.ts";

/** The space between the parts of the status line, each of which stays in one line. */
const PART_BREAK = /(?<= ·) /;

/**
 * The board alone, as large as the screen allows, for the whole table. A tap returns.
 *
 * On a phone it stands there twice, the upper half turned, to be read from both sides; on a tablet
 * or a television once. It takes the whole screen when it was opened by a tap. Who has joined, what another phone
 * has corrected, and who has moved ahead, is told for some seconds in place of the status line, as on the sheet.
 * Once the game is over it goes on by itself to the one that the same people begin next.
 */
class TableView extends GameScreen {
  static override properties = { ...GameScreen.properties, headline: { state: true } };

  /** What is told for some seconds; "" for nothing. */
  headline = "";
  #fitted = new FittedNames(this, () => this.table?.record.setup.seats ?? []);
  #pixelShift = new PixelShift(this);
  /** Ids of the games that existed when this one was opened: it is left only for a newer one. */
  #gamesBefore = new Set<string>();
  #isMovingOn = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (navigator.userActivation?.isActive) void fillScreen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (!this.#isMovingOn) void leaveFullScreen();
  }

  protected override onGameOpened(): void {
    this.#gamesBefore = new Set(this.store.games.heads.map(({ id }) => id));
  }

  protected override updated(): void {
    super.updated();
    const { table } = this;
    const record = table?.record;
    if (table?.record.sheet.game && this.isOpen) {
      const before = takeShown(table);
      this.headline = takeArrival(this.store) || headlineOf(before, table) || this.headline;
    }
    if (!record?.sheet.over || !this.isOpen || this.#isMovingOn) return;
    const newGames = this.store.games.listed.filter(({ id }) => !this.#gamesBefore.has(id));
    const next = findRematch(record, newGames);
    this.#isMovingOn = next !== null;
    if (next) redirect(paths.table(next.id));
  }

  protected override renderGame(table: LoadedGame): TemplateResult {
    const { seats } = table.record.setup;
    const totals = figures(table.record.setup, table.record.sheet).map(number);
    const [right, down] = this.#pixelShift.offset;
    const sizes = {
      "--seats": seats.length,
      "--half": Math.ceil(seats.length / 2),
      "--figures": Math.max(2, ...totals.map((total) => total.length)),
      "--right": right,
      "--down": down,
    };
    return html`<main class="table-view ${seats.length > 4 ? "is-crowded" : ""}" ${vars(sizes)}>
      <h1 class="visually-hidden">${t("table.title")}</h1>
      <div class="table-side is-turned" aria-hidden="true">${this.#side(table, totals)}</div>
      <div class="table-side">${this.#side(table, totals)}</div>
      <button class="table-return" type="button" aria-label=${t("table.return")}
        @click=${() => goUp(paths.sheet(this.game))}></button>
      <footer class="table-keys"><theme-switch></theme-switch>
        ${canFillScreen() ? html`<button class="side-button" type="button" @click=${fillScreen}>${t("table.full_screen")}</button>` : nothing}
      </footer>
    </main>`;
  }

  /** Render one side of the table: the status line, or else the game's name, and the board. */
  #side({ record: { setup, sheet } }: LoadedGame, totals: string[]): TemplateResult {
    const colours = seatColours(setup.seats);
    const parts = (statusLine(setup, sheet) || gameName(setup)).split(PART_BREAK);
    return html`<toast-line .text=${this.headline} @expire=${() => (this.headline = "")}></toast-line>
      <p class="table-line">${parts.map((part) => html`<span>${part}</span> `)}${cloud(this.store, this.game)}</p>
      <ul>${setup.seats.map(
        ({ name }, seat) => html`<li class=${setup.playing[seat] === false ? "is-gone" : ""}>
          <span class="table-mark">${mark(colours[seat] ?? "grey", 34)}${isLeading(sheet, seat) ? icon("crown") : nothing}</span>
          <span class="fitted-name name">${this.#fitted.names[seat] ?? name}</span>
          <b>${totals[seat]}</b>
        </li>`,
      )}</ul>`;
  }
}

customElements.define("table-view", TableView);
