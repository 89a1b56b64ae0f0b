import { html, nothing, type TemplateResult } from "lit";
import type { Entry, Problem, Round, Setup } from "../../types.ts";
import { announce } from "../announce.ts";
import { problemText } from "../codes.ts";
import { toAmend } from "../log/corrections.ts";
import { placeName } from "../log/draft.ts";
import { rowDoubts } from "../log/knock-out.ts";
import { accepted, findLateRows } from "../log/log.ts";
import { type LoadedGame, newId } from "../log/records.ts";
import { t } from "../messages.ts";
import { type MainButtonProps, mainButton, type SideButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { ruleLink } from "../parts/rule-link.ts";
import { loadKind } from "../recorders/kinds.ts";
import type { LoggedCorrection } from "../recording/correction-session.ts";
import { EngineRetry } from "../recording/engine-retry.ts";
import { readEntry } from "../recording/past.ts";
import { Removal } from "../recording/removal.ts";
import { EMPTY_HISTORY, loadHistory, type RoundHistory } from "../recording/round-history.ts";
import { goUp, paths, replace, routeOf, updateAddress } from "../router.ts";
import { singleFlight } from "../scheduling.ts";
import { vibrateSuccess } from "../vibrate.ts";
import type { WriteEntry } from "./adjust-form.ts";
import "./adjust-form.ts";
import "./follows-strip.ts";
import { discardDraft } from "./discard-draft.ts";
import { goUpWhenDone, waitUntilUncovered } from "./go-up.ts";
import { lineTitle } from "./line-name.ts";
import { placeToMend, removalFooter } from "./removal.ts";
import { begunPlace, correctKey } from "./round/correct-key.ts";
import { entryList } from "./round/entries.ts";
import { historyList } from "./round/history.ts";
import { isLogged, loadWinners, loggedList, resultOf } from "./round/logged.ts";
import { players } from "./round/players.ts";
import { remark, remarkText, unwrittenText } from "./round/remark.ts";
import { GameScreen } from "./screen.ts";

type RoundMode = "reading" | "adjusting" | "removing";

/** The screen of one line of the ledger: how everybody's points came about, and what can be changed. */
class RoundScreen extends GameScreen {
  static override properties = {
    ...GameScreen.properties,
    row: { type: Number },
    mode: { state: true },
    entries: { state: true },
    items: { state: true },
    winners: { state: true },
    story: { state: true },
    isLoaded: { state: true },
  };

  /** Where the line stands in the ledger now; negative once it has been removed. */
  declare row: number;
  mode: RoundMode = "reading";
  /** The round's entries as they read now. */
  entries: Entry[] = [];
  /** By seat what they say of a player. */
  items: string[] = [];
  /** Who won each of its tricks, by the trick's id. */
  winners = new Map<string, number>();
  /** How the round came to read so. */
  story: RoundHistory = EMPTY_HISTORY;
  /** Whether all of that is here: the keys below it come with it, so that none moves under a finger. */
  isLoaded = false;
  /** The ids of the line's entries: it is found by them, whatever other phones put in or remove before it. */
  #ids: string[] = [];
  /** What is said of what was being typed here when the line was removed; "" for nothing. */
  #unwritten = "";
  /** The removal of the round, or of one of its tricks. */
  readonly #removal = new Removal(this, (written) => this.#onRemove(written));
  readonly #engine = new EngineRetry(this);
  /** The engine's part of reading the round: apart, so that reading it anew does not give up what is to be written. */
  readonly #reading = new EngineRetry(this);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#removal.leave(placeToMend());
  }

  protected override willUpdate(): void {
    if (this.table) this.#follow(this.table);
  }

  /** Stay with the line, wherever it stands by now, and have the address say so. */
  #follow({ record, log }: LoadedGame): void {
    const { rounds } = record.sheet;
    const isHeld = log.some(({ entry, held }) => held && this.#ids.includes(entry.id)); // for another version in its place
    const isOwn = (round?: Round) => round?.entries.some((id) => this.#ids.includes(id));
    if (this.#ids.length && !isOwn(rounds[this.row]) && !isHeld) {
      const row = rounds.findIndex(isOwn);
      if (row < 0 && this.#removal.correction) return; // it is being removed here
      if (row < 0 && this.row >= 0) {
        this.#unwritten = unwrittenText(this, this.entries[0]);
        if (this.#unwritten) announce(this.#unwritten);
      }
      this.row = row;
    }
    this.#ids = rounds[this.row]?.entries ?? this.#ids;
    const route = routeOf(location); // beneath the rulebook the address is not this page's
    if (route.screen === "round" && rounds[this.row] && route.row !== this.row)
      updateAddress(paths.round(this.game, this.row));
  }

  protected override onGameOpened(table: LoadedGame): void {
    void this.#reading.ask(() => this.#load(table));
  }

  protected override onLogChanged(table: LoadedGame): void {
    void this.#reading.ask(() => this.#load(table));
  }

  protected override renderGame(table: LoadedGame): TemplateResult {
    const { setup, sheet } = table.record;
    const round = sheet.rounds[this.row];
    const { correction } = this.#removal;
    if (!round) return missingRound(this.game, this.#unwritten);
    const isAdjusting = this.mode === "adjusting" && this.#hasEntries(round);
    return html`<div class="screen round" @drop=${this.#onDrop} @mend-all=${() => void correction?.mendAll()}>
      ${header({
        title: isAdjusting ? t("adjust.title") : lineTitle(setup, round, sheet),
        back: () => (isAdjusting ? this.#closeForm() : goUp(paths.sheet(this.game))),
        rules: isAdjusting && setup.pad ? undefined : paths.rules(setup.game, "scoring"),
      })}
      <unsaved-bar .isSaved=${this.store.isSaved} .table=${table}></unsaved-bar>
      <main class="screen-content">
        ${isAdjusting ? this.#adjustForm(table, round) : this.#details(table, round)}
      </main>
      ${
        correction && !isAdjusting
          ? html`<follows-strip .table=${table} .consequences=${correction.consequences} .mending=${correction.mending} .place=${correction.place}></follows-strip>`
          : nothing
      }
      <recent-line .store=${this.store} .table=${table}></recent-line>
      ${isAdjusting ? nothing : this.#foot(round)}
    </div>`;
  }

  #details(table: LoadedGame, round: Round): TemplateResult {
    const { setup, sheet } = table.record;
    const log = accepted(table.log);
    const isLate = findLateRows(sheet, log).has(this.row);
    return html`${isLate ? html`<p class="round-late">${ruleLink(setup.game, "played_on", t("sheet.played_on"))}</p>` : nothing}
      ${players(table.record, this.row, this.items)}
      ${rowDoubts(sheet, log, this.row).map((doubt) => html`<p class="round-late">${problemText(doubt, setup)}</p>`)}
      ${this.#entryList(setup)} ${this.#isWatching ? remarkText(this.entries[0]) : this.#remark()}
      ${historyList(table, this.story)}
      ${this.#isWatching || !this.isLoaded ? nothing : this.#keys(round)}`;
  }

  /** Render the keys for changes around the round. */
  #keys(round: Round): TemplateResult {
    return html`
      <div class="round-keys">
        <a class="side-button" href=${paths.correct(this.game, { before: round.entries[0] })}>${t("round.insert")}</a>
        <button class="side-button" type="button" @click=${() => (this.mode = "adjusting")}>${t("round.adjust_key")}</button>
        ${
          this.#removal.correction
            ? nothing
            : html`<button class="side-button" type="button" @click=${() => void this.#removal.preview(round.entries)}>${t("round.remove")}</button>`
        }
      </div>`;
  }

  /** Render the entries of the round: tricks, each of which can be removed alone, or cards. */
  #entryList(setup: Setup): TemplateResult | typeof nothing {
    const { game, entries, winners, mode } = this;
    const isWatching = this.#isWatching;
    const remove = ({ id = "" }: Entry) => void this.#removal.preview([id]);
    const toggleBins = () => {
      this.mode = mode === "removing" ? "reading" : "removing";
    };
    if (entries.some(isLogged))
      return loggedList(
        { game, setup, entries, winners },
        mode === "removing" ? remove : null,
        isWatching ? null : toggleBins,
      );
    if (isWatching) return nothing;
    return entryList(this.game, this.entries, this.story.entries);
  }

  #adjustForm({ record: { setup } }: LoadedGame, round: Round): TemplateResult {
    const entry = round.no === null ? this.entries[0] : null;
    return html`<adjust-form .setup=${setup} .entry=${entry ?? null} .write=${this.#adjust}></adjust-form>`;
  }

  /** Return to the round from the form. */
  #closeForm(): void {
    this.mode = "reading";
  }

  /** Whether the entries to be corrected are loaded. */
  #hasEntries(round: Round): boolean {
    return round.no !== null || !!this.entries.length;
  }

  #remark(): TemplateResult | typeof nothing {
    const [entry] = this.entries;
    return entry ? remark(entry, (note) => void this.#engine.ask(() => this.#note(note))) : nothing;
  }

  #foot(round: Round): TemplateResult {
    if (this.#removal.correction) return removalFooter(this.#removal);
    return footer({ side: this.#side(round), main: this.#main(round) });
  }

  #side(round: Round): SideButtonProps[] {
    const begun = begunPlace(this.store, this.game, round);
    if (!begun) return [];
    const where = { game: this.game, place: placeName(begun) };
    const onTap = () => void discardDraft(this, this.store, where);
    return [{ label: t("settings.discard"), onTap }];
  }

  get #isWatching(): boolean {
    return !this.store.canWrite(this.game);
  }

  #main(round: Round): MainButtonProps {
    const owed = this.#engine.main ?? this.#reading.main;
    if (owed) return owed;
    if (this.#isWatching) return { label: t("round.sheet"), onTap: () => goUp(paths.sheet(this.game)) };
    if (round.no === null) return { label: t("round.correct"), onTap: () => (this.mode = "adjusting") };
    return correctKey(this.store, this.game, round, resultOf(this.entries));
  }

  async #load(table: LoadedGame): Promise<void> {
    const ids = table.record.sheet.rounds[this.row]?.entries ?? [];
    try {
      const read = await Promise.all(ids.map((id) => readEntry(this.store, this.game, id)));
      const entries = read.filter((entry) => entry !== null);
      const { setup } = table.record;
      const items = await loadItems(setup, entries[0]);
      const winners = await loadWinners(this.store.engine, setup, entries);
      const story = await loadHistory(this.store, table, ids);
      await this.#removal.resume(ids);
      Object.assign(this, { entries, items, winners, story });
    } finally {
      this.isLoaded = true;
    }
  }

  async #onRemove({ id, isHeld }: LoggedCorrection): Promise<void> {
    if (!isHeld) this.store.undoOffer.offerRemoved(this.game, id);
    else if (await waitUntilUncovered(this)) return replace(paths.versions(this.game, id));
    return goUpWhenDone(this, paths.sheet(this.game));
  }

  #onDrop({ detail }: CustomEvent<string>): void {
    void this.#removal.correction?.add({ of: detail, entry: null });
  }

  /**
   * Write another adjustment, which stands after this round, or correct the one on this page; returns what is wrong,
   * null once written.
   */
  #adjust: WriteEntry = singleFlight(async (entry) => {
    if (entry.id) return this.#amend(entry);
    const next = this.table?.record.sheet.rounds[this.row + 1]?.entries[0];
    const action = next ? toAmend([{ before: next, id: newId(), entry: { ...entry } }]) : entry;
    const { problem } = await this.store.write(this.game, [action]);
    if (problem) return problem;
    vibrateSuccess();
    await goUpWhenDone(this, paths.sheet(this.game));
    return null;
  });

  /** Write a remark, with the round as it reads by then: another phone may have corrected it. */
  async #note(note: string): Promise<void> {
    const [{ id = "" } = {}] = this.entries;
    const entry = id && (await readEntry(this.store, this.game, id));
    if (entry) await this.#amend({ ...entry, note });
  }

  async #amend({ id, ...entry }: Entry): Promise<Problem | null> {
    if (!id) return null;
    const { problem } = await this.store.write(this.game, [toAmend([{ of: id, entry }])]);
    if (problem) return problem;
    this.mode = "reading";
    return null;
  }
}

/** Return by seat what an entry says of a player, where a pad has fields for that; nothing where their code does not come. */
async function loadItems(setup: Setup, entry: Entry | undefined): Promise<string[]> {
  if (!setup.pad || !entry) return [];
  const kind = await loadKind(setup).catch(() => null);
  return setup.seats.map((_, seat) => kind?.itemText?.(entry, setup, seat) ?? "");
}

/** Render the page of a line that is in the ledger no more, with what is said of what was typed there. */
function missingRound(game: string, unwritten: string): TemplateResult {
  return html`<main class="lost"><h1>${t("round.gone")}</h1>
    ${unwritten ? html`<p>${unwritten}</p>` : nothing}
    ${mainButton({ label: t("round.sheet"), href: paths.sheet(game) })}</main>`;
}

customElements.define("round-screen", RoundScreen);
