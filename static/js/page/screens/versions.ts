import { html, nothing, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { authorName, writingTime } from "../authors.ts";
import { capitalize, nameOf } from "../game-texts.ts";
import type { EntryRecord, LoadedGame, LogEntry } from "../log/records.ts";
import { isolate, number, SEPARATOR, t, withSign } from "../messages.ts";
import { mainButton } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { mark } from "../parts/mark.ts";
import { seatColours } from "../parts/seat-colours.ts";
import { linesIn, shortNames } from "../parts/short-names.ts";
import { EngineRetry } from "../recording/engine-retry.ts";
import {
  type Comparison,
  compareVersions,
  keepBoth,
  keepMine,
  keepTheirs,
} from "../recording/round-history.ts";
import { goUp, paths } from "../router.ts";
import { singleFlight } from "../scheduling.ts";
import { formatTime } from "../times.ts";
import { vibrateRefusal, vibrateSuccess } from "../vibrate.ts";
import { goUpWhenDone } from "./go-up.ts";
import { GameScreen } from "./screen.ts";
import { type Figure, versionCard, versionFigures, versionName } from "./versions/texts.ts";

/** How many letters of a name fit in one line beside the figures; a hyphen at its end has room, too. */
const MAX_NAME_LETTERS = 10;
/** How many letters of it fit in one line above them. */
const MAX_HEAD_LETTERS = 9;
/** What keeps a name apart from the text around it. */
const ISOLATES = /[\u2068\u2069]/g;
/** So many lines of a name stand beside its figures. */
const MAX_NAME_LINES = 2;

/** The screen that compares two versions of one round, of which a person keeps one. */
class VersionsScreen extends GameScreen {
  static override properties = {
    ...GameScreen.properties,
    version: {},
    comparison: { state: true },
    isUnfit: { state: true },
  };

  /** The id of the version that does not count. */
  declare version: string;
  comparison: Comparison | null = null;
  /** Whether the version could not be kept, because it no longer fits. */
  isUnfit = false;
  readonly #engine = new EngineRetry(this);
  /** The engine's part of reading both, which news from other phones begins anew. */
  readonly #reading = new EngineRetry(this);

  protected override onGameOpened(): void {
    void this.#reading.ask(() => this.#load());
  }

  protected override onLogChanged(): void {
    if (this.#engine.isOwed) this.#engine.drop(); // the choice was between others
    void this.#reading.ask(() => this.#load());
  }

  protected override renderGame(table: LoadedGame): TemplateResult {
    const { comparison } = this;
    return html`<div class="screen versions">
      ${header({
        title: comparison ? versionName(table.record.setup, comparison.version) : "",
        back: () => goUp(paths.sheet(this.game)),
        rules: paths.rules(table.record.setup.game, "scoring"),
      })}
      <main class="screen-content">${comparison ? this.#sides(table, comparison) : nothing}</main>
      ${this.#foot(comparison)}
    </div>`;
  }

  #sides({ record: { setup, sheet } }: LoadedGame, comparison: Comparison): TemplateResult {
    const { version, theirs } = comparison;
    const colours = seatColours(setup.seats);
    const mine = versionFigures(comparison.sheet, comparison);
    const other = versionFigures(sheet, comparison);
    const short = shortNames(
      setup.seats.map(({ name }) => name),
      MAX_NAME_LINES,
      linesOf(MAX_NAME_LETTERS),
    );
    return html`<p class="versions-ask">${t(this.#canWrite ? "versions.ask" : "versions.watching")}
        <span role="status">${this.#hint(comparison)}</span></p>
      <table class="versions-table">
        <thead><tr><td></td>${versionHeads([version, theirs ?? version], comparison.mine)}</tr></thead>
        <tbody>${setup.seats.map(({ name }, seat) => {
          const isDifferent =
            mine[seat]?.total !== other[seat]?.total || mine[seat]?.points !== other[seat]?.points;
          return html`<tr class=${isDifferent ? "is-different" : ""}>
            <th scope="row">${mark(colours[seat] ?? "grey", 22)}<span class="name" aria-hidden="true">${short[seat]}</span><span class="visually-hidden">${name}</span></th>
            ${figureCell(mine[seat])}${figureCell(other[seat])}
          </tr>`;
        })}</tbody>
      </table>
      ${comparison.both && this.#canWrite ? bothText(setup, comparison.both) : nothing}`;
  }

  /** Whether this phone's version can be put in the place of the other. */
  get #canWrite(): boolean {
    return this.store.canWrite(this.game);
  }

  #hint({ sheet }: Comparison): string {
    if (!this.#canWrite) return t("versions.watching.can");
    return t(this.isUnfit || !sheet ? "versions.unfit" : "versions.other_stays");
  }

  /** Render the keys of the choice; those who may not write can only accept the other version. */
  #foot(comparison: Comparison | null): TemplateResult | typeof nothing {
    const owed = this.#engine.main ?? this.#reading.main;
    if (owed) return footer({ main: owed });
    if (!comparison) return nothing;
    const keep = (which: typeof keepMine) => () => void this.#engine.ask(() => this.#keep(which, comparison));
    const theirs = { onTap: keep(keepTheirs) };
    if (!this.#canWrite) return footer({ main: { label: t("versions.watching.key"), ...theirs } });
    return html`<footer class="footer versions-keys">
      ${mainButton({ label: t("versions.keep_mine"), onTap: keep(keepMine) })}
      ${mainButton({ label: t("versions.keep_theirs"), ...theirs })}
      ${comparison.both ? mainButton({ label: t("versions.keep_both"), onTap: keep(keepBoth) }) : nothing}
    </footer>`;
  }

  async #load(): Promise<void> {
    this.comparison = await compareVersions(this.store, this.game, this.version);
    if (!this.comparison) await goUpWhenDone(this, paths.sheet(this.game));
  }

  /** Keep one of the two. */
  #keep = singleFlight(async (keep: typeof keepMine, comparison: Comparison): Promise<void> => {
    this.isUnfit = !(await keep(this.store, this.game, comparison));
    if (this.isUnfit) return vibrateRefusal();
    vibrateSuccess();
    announce(t("versions.done"));
    await goUpWhenDone(this, paths.sheet(this.game));
  });
}

/** Return what counts the lines that a name takes, infinitely many where a word of it is too long. */
function linesOf(letters: number): (name: string) => number {
  const width = letters + 0.5; // a line is to be shorter than its width
  return (name) => linesIn(name, width, (text) => text.replace(/-$/, "").length);
}

/** Render what the totals would be if both counted. */
function bothText(setup: Setup, { totals }: Sheet): TemplateResult {
  const list = totals.map((total, seat) => `${nameOf(setup, seat)}\u00a0${number(total)}`).join(SEPARATOR);
  return html`<p class="versions-ask">${t("versions.both", { totals: list })}</p>`;
}

/** Render who wrote these versions, when, and, as totals alone tell nobody, which card of Greta; `mine` is how the first reads now. Names of people are cut, and stay apart; words for a phone are not. */
function versionHeads(records: EntryRecord[], mine: LogEntry): TemplateResult[] {
  const authors = records.map(authorName);
  const names = authors.map((author) => capitalize(author.replace(ISOLATES, "") || t("phone.other")));
  const short = shortNames(names, MAX_NAME_LINES, linesOf(MAX_HEAD_LETTERS));
  return records.map((record, at) => {
    const time = writingTime(record);
    const isPerson = authors[at]?.match(ISOLATES);
    return html`<th scope="col"><span class="versions-who" aria-hidden="true">${isPerson ? isolate(short[at] ?? "") : names[at]}</span><span class="visually-hidden">${names[at]}</span>
    <small>${time ? formatTime(time) : nothing}</small>${versionCard(at ? record.entry : mine)}</th>`;
  });
}

function figureCell({ points, total }: Figure = { points: null, total: null }): TemplateResult {
  if (total === null) return html`<td>–</td>`;
  return html`<td>${points === null ? nothing : html`<b>${withSign(points)}</b>`}<small>→ ${number(total)}</small></td>`;
}

customElements.define("versions-screen", VersionsScreen);
