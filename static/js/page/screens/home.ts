import GAMES from "virtual:games";
import { html, nothing, type TemplateResult } from "lit";
import { formatDay } from "../dates.ts";
import { gameDrawing } from "../game-drawing.ts";
import { gameName, names } from "../game-texts.ts";
import type { GameHead } from "../log/records.ts";
import { number, SEPARATOR, t } from "../messages.ts";
import { drawing } from "../parts/drawing.ts";
import { footer } from "../parts/footer.ts";
import { mark } from "../parts/mark.ts";
import { seatColours } from "../parts/seat-colours.ts";
import { takeElement } from "../prerendered.ts";
import { paths } from "../router.ts";
import { cloud } from "./cloud.ts";
import { Screen } from "./screen.ts";
import { figures } from "./sheet/standing.ts";

/** The home screen: running and past games, and the games to begin. */
class HomeScreen extends Screen {
  /** The list of games to begin, where the server has prerendered it. */
  #gameTiles: HTMLElement | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.show(null);
  }

  protected override render(): TemplateResult {
    const records = this.store.games.listed;
    this.#gameTiles ??= takeElement(".game-tiles");
    return html`<div class="home">
      <header class="home-head">${drawing("leaf", 40)}<h1>${t("app.name")}</h1>
        <div class="header-status" role="status">${cloud(this.store, null)}</div></header>
      <unsaved-bar .isSaved=${this.store.isSaved}></unsaved-bar>
      <main class="home-body">
        ${gameList("home.running", records, false)}
        ${startSection(this.#gameTiles)}
        ${gameList("home.past", records, true)}
      </main>
      <app-offers .store=${this.store}></app-offers>
      ${footer({
        side: [
          { label: t("home.rules"), href: paths.rules() },
          { label: t("home.people"), href: paths.people },
        ],
        main: { label: t("home.new"), href: paths.begin() },
      })}
    </div>`;
  }
}

/** Render the games that are over, or those that are not; nothing where there are none. */
function gameList(title: string, records: GameHead[], isOver: boolean): TemplateResult | typeof nothing {
  const games = records.filter(({ sheet }) => sheet.over === isOver);
  if (!games.length) return nothing;
  return html`<section class="home-list">
    <h2>${t(title)}</h2>
    <ul class="games">${games.map((record) => html`<li>${gameLine(record)}</li>`)}</ul>
  </section>`;
}

function gameLine(game: GameHead): TemplateResult {
  const { id, setup, touched } = game;
  const marks = seatColours(setup.seats);
  return html`<a class="game-line" href=${paths.sheet(id)} data-game=${setup.game}>
    ${gameDrawing(setup, 44)}
    <span class="game-words">
      <span class="game-title"><b>${gameName(setup)}</b><span class="game-marks">${marks.map((colour) => mark(colour, 16))}</span></span>
      <span class="game-news">${standingText(game)}</span>
    </span>
    <span class="game-day">${formatDay(touched)}</span>
  </a>`;
}

/** Say how a game stands: "Ben ahead with 52", "Won by Ben with 60", "A draw", "Ada · 60" of one alone, "Ada and Ben" before the first round. */
function standingText({ setup, sheet }: GameHead): string {
  const first = sheet.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const { over, totals } = sheet;
  const params = { names: names(setup, first), total: number(figures(setup, sheet)[first[0] ?? 0] ?? 0) };
  if (first.length === setup.seats.length) {
    if (!over || !totals[0]) return params.names;
    return first[1] ? t("line.draw") : params.names + SEPARATOR + params.total;
  }
  return t(over ? "home.won" : "home.leads", params);
}

/** Render the games to begin, and the links for joining and settings. */
function startSection(prerenderedTiles: HTMLElement | null): TemplateResult {
  return html`<section class="home-first">
    <p>${t("home.first")}</p>
    ${
      prerenderedTiles ??
      html`<ul class="game-tiles">
      ${GAMES.map(
        (game) =>
          html`<li><a class="game-tile" href=${paths.begin(game)} data-game=${game}>${drawing(game, 96)}<b>${gameName({ game })}</b></a></li>`,
      )}
    </ul>`
    }
    <a class="plain-link home-join" href=${paths.join}>${t("home.join")}</a>
    <a class="plain-link home-join" href="/settings">${t("home.preferences")}</a>
  </section>`;
}

customElements.define("home-screen", HomeScreen);
