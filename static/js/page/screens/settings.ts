import { html, nothing, type TemplateResult } from "lit";
import type { Catalogue, Entry, OptionSpec, Pad, Problem, Setup } from "../../types.ts";
import { problemText } from "../codes.ts";
import { saveGameFile } from "../export.ts";
import { gameName } from "../game-texts.ts";
import type { OwnPads } from "../local/own-pads.ts";
import { NEXT_PLACE } from "../log/conflicts.ts";
import { type Change, type LoadedGame, newId } from "../log/records.ts";
import { t } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { icon } from "../parts/icon.ts";
import { CorrectionSession } from "../recording/correction-session.ts";
import { EngineRetry } from "../recording/engine-retry.ts";
import { goUp, paths } from "../router.ts";
import { singleFlight } from "../scheduling.ts";
import { vibrateRefusal, vibrateSuccess } from "../vibrate.ts";
import type { WriteEntry } from "./adjust-form.ts";
import "./adjust-form.ts";
import "./follows-strip.ts";
import "./house-rules/house-rules.ts";
import { goUpWhenDone } from "./go-up.ts";
import { partOptions } from "./house-rules/options.ts";
import { KeptPads } from "./kept-pads.ts";
import { GameScreen } from "./screen.ts";
import {
  applyChanges,
  findExtension,
  findFinish,
  optionChange,
  padChange,
  padExtension,
  playOnText,
  SETUP_PLACE,
} from "./settings/edits.ts";
import "./settings/redo-key.ts";
import { hasTeams } from "./settings/seats.ts";

/** The settings of a running game: names, marks, target, house rules; joining, leaving, finishing. */
class SettingsScreen extends GameScreen {
  static override properties = {
    ...GameScreen.properties,
    catalogue: { state: true },
    isAdjusting: { state: true },
    refusal: { state: true },
  };

  catalogue: Catalogue | null = null;
  isAdjusting = false;
  /** Why the game is not finished. */
  refusal: Problem | null = null;
  #session: CorrectionSession | null = null;
  /** What is to be written, on the sheet as it was at the tap: another phone's entry ends it. */
  readonly #engine = new EngineRetry(this, () => this.table?.record.sheet);
  /** The engine's part of opening: apart, so that no tap meanwhile gives it up. */
  readonly #opening = new EngineRetry(this);
  /** The own pads, where the game is by a pad. */
  #own: KeptPads | null = null;
  /** The entries of seats that are being written, by what they say. */
  readonly #writing = new Map<string, Promise<Problem | null>>();

  /** The own pads of this phone. */
  get pads(): OwnPads {
    return this.store.pads;
  }

  protected override onGameOpened(table: LoadedGame): void {
    if (table.record.setup.pad) this.#own ??= new KeptPads(this);
    void this.#opening.ask(() => this.#openSession(table));
  }

  protected override renderGame(table: LoadedGame): TemplateResult {
    const session = this.#session;
    if (!session) return html``;
    const setup = applyChanges(table, session.changes);
    return html`<div class="screen settings" @drop=${this.#onDrop} @mend-all=${() => void this.#session?.mendAll()} @change-setup=${this.#onChangeSetup}>
      ${header({
        title: this.isAdjusting ? t("adjust.title") : gameName(setup),
        back: this.isAdjusting ? this.#closeForm : this.#leave,
        rules: this.isAdjusting && setup.pad ? undefined : paths.rules(setup.game, "variants"),
      })}
      <unsaved-bar .isSaved=${this.store.isSaved} .table=${table}></unsaved-bar>
      <main class="screen-content">
        ${this.isAdjusting ? html`<adjust-form .setup=${setup} .entry=${null} .write=${this.#adjust}></adjust-form>` : this.#settings(table, setup)}
      </main>
      ${
        session.changes.length
          ? html`<follows-strip .table=${table} .consequences=${session.consequences} .mending=${session.mending} .place=${SETUP_PLACE}></follows-strip>`
          : nothing
      }
      ${this.isAdjusting ? nothing : this.#footer(session, table)}
    </div>`;
  }

  #settings(table: LoadedGame, setup: Setup): TemplateResult {
    return html`
      <a class="option settings-share" href=${paths.share(this.game)}>${icon("people")}
        <span class="option-words"><span class="option-label">${t("share.title")}</span>
        <span class="option-hint">${t("share.settings")}</span></span>${icon("next", 20)}</a>
      <running-seats .table=${table} .setup=${setup} .write=${this.#writeSeat}></running-seats>
      ${this.#isLoaded ? this.#below(table, setup) : nothing}`;
  }

  /** Whether all is here that can push the keys at the end away: they come with it, so that none moves under a finger. */
  get #isLoaded(): boolean {
    return (this.catalogue !== null || this.#opening.isOwed) && this.#own?.records !== null;
  }

  /** Render the house rules, and the keys below them. */
  #below(table: LoadedGame, setup: Setup): TemplateResult {
    const specs = this.catalogue?.games.find(({ game }) => game === setup.game)?.options ?? [];
    const problem = this.#session?.consequences?.stopped?.problem ?? null;
    const { rules, settings } = partOptions(specs);
    const options = (part: OptionSpec[]) => html`<house-rules .specs=${part} .setup=${setup}
      .problem=${problem && { ...problem, at: optionAt(problem.at) }}
      @option=${({ detail }: CustomEvent<{ name: string; value: unknown }>) =>
        void this.#addChange(optionChange(table, setup, detail.name, detail.value))}></house-rules>`;
    return html`
      ${setup.pad ? this.#pad(table, setup) : nothing}
      <section>${rules.length ? html`<h2>${t("settings.rules")}</h2>${options(rules)}` : nothing}
        ${settings.length ? html`<h2>${t("settings.writing")}</h2>${options(settings)}` : nothing}
      </section>
      <section class="settings-actions">
        <redo-key .table=${table} .isBegun=${this.store.drafts.get(this.game, NEXT_PLACE) !== null} @redo=${this.#redo}></redo-key>
        <button class="side-button" type="button" @click=${() => (this.isAdjusting = true)}>${t("round.adjust_key")}</button>
        ${
          table.record.sheet.over
            ? nothing
            : html`<button class="side-button" type="button" @click=${this.#finish}>
              ${t("settings.finish")}</button>`
        }
        <button class="side-button" type="button" @click=${() => void saveGameFile(table)}>${t("notice.export")}</button>
      </section>
      <div role="alert">${this.refusal ? html`<p class="wrong">${t("settings.not_finished", { why: problemText(this.refusal, setup) })}</p>` : nothing}</div>`;
  }

  /** Render the pad of the game, with what corrects it. */
  #pad(table: LoadedGame, setup: Setup): TemplateResult {
    return html`<running-pad .own=${this.#own?.records ?? []} .setup=${setup} .game=${this.game}
      @pad=${({ detail }: CustomEvent<Pad>) => void this.#addChange(padChange(table, setup, detail))}></running-pad>`;
  }

  #footer(session: CorrectionSession, table: LoadedGame): TemplateResult {
    const side = session.changes.length
      ? [{ label: t("settings.discard"), onTap: () => this.#discard(session) }]
      : [];
    return footer({ side, main: this.#main(session, table) });
  }

  #main(session: CorrectionSession, table: LoadedGame): MainButtonProps {
    const owed = this.#engine.main ?? this.#opening.main;
    if (owed) return owed;
    if (!session.changes.length) return { label: t("round.sheet"), onTap: this.#leave };
    return session.consequences?.stopped
      ? { label: t("record.stopped"), tone: "missing", onTap: vibrateRefusal }
      : {
          label: this.#writeLabel(session, table),
          onTap: () => void this.#engine.ask(() => this.#save(session)),
        };
  }

  /** Throw the changes away; what could not be written of them is not written later, either. */
  #discard(session: CorrectionSession): void {
    if (session.drop()) this.#engine.drop();
  }

  /** Return what writing does: where a finished game goes on by it, it names how far. */
  #writeLabel({ changes, consequences }: CorrectionSession, table: LoadedGame): string {
    const { sheet } = table.record;
    const goesOn = sheet.over && changes.length === 1 && consequences?.end?.after === null;
    return goesOn ? playOnText(applyChanges(table, changes), sheet.reason) : t("record.write");
  }

  async #openSession(table: LoadedGame): Promise<void> {
    const session = new CorrectionSession(this.store, this.game, SETUP_PLACE, () => this.requestUpdate());
    await loadParts(table.record.setup);
    const goesOn = location.hash === "#on";
    const open = () => {
      this.#session = session;
      this.requestUpdate();
    };
    if (goesOn && (await this.#playOnAtOnce(session, table).finally(open))) return;
    open();
    this.catalogue = await this.store.engine.ask<Catalogue>({ do: "catalogue" });
    const extension = goesOn ? this.#extension(table) : null;
    await (extension ? session.add(extension) : session.refreshPreview());
  }

  /** Let a game that somebody ended go on at once, where there is nothing to choose; returns whether that is done. */
  async #playOnAtOnce(session: CorrectionSession, { log, record }: LoadedGame): Promise<boolean> {
    const { setup, sheet } = record;
    const finish = sheet.reason === "finished" && findFinish(log);
    if (!finish || playOnText(setup, sheet.reason) !== t("sheet.play_on")) return false;
    if (session.changes.some((change) => !("of" in change) || change.of !== finish.id)) return false;
    await session.add({ of: finish.id, entry: null });
    if (session.consequences?.end?.after !== null) return false;
    await this.#save(session);
    return true;
  }

  /**
   * Return what lets a finished game go on: without its end, or with a higher limit than the one that ended it; null
   * where nothing does.
   */
  #extension(table: LoadedGame): Change | null {
    const { setup, sheet } = table.record;
    if (sheet.reason === "finished") {
      const finish = findFinish(table.log);
      return finish ? { of: finish.id, entry: null } : null;
    }
    if (setup.pad) return padExtension(table, setup);
    const target = this.catalogue?.games
      .find(({ game }) => game === setup.game)
      ?.options.find(({ name }) => name === "target");
    const extension = findExtension(setup, sheet, target?.kind === "number" ? target.step : 1);
    return extension && optionChange(table, setup, extension.name, extension.value);
  }

  async #addChange(change: Change): Promise<void> {
    this.#engine.drop();
    this.refusal = null;
    await this.#session?.add(change);
  }

  #onChangeSetup = ({ detail }: CustomEvent<Change>): void => void this.#addChange(detail);

  #onDrop = ({ detail }: CustomEvent<string>): void => void this.#addChange({ of: detail, entry: null });

  #save = singleFlight(async (session: CorrectionSession): Promise<void> => {
    if (!(await session.write())) return vibrateRefusal();
    vibrateSuccess();
    await goUpWhenDone(this, paths.sheet(this.game));
  });

  /** Write that somebody joins or leaves; return what is wrong with it, null once written. */
  #writeSeat: WriteEntry = (entry) => this.#engine.ask(() => this.#writeOnce(entry));

  /** Write an entry; one that is still being written is not written a second time: a finger may tap twice. */
  #writeOnce(entry: Entry): Promise<Problem | null> {
    const says = JSON.stringify(entry);
    const write = async () => (await this.store.write(this.game, [entry])).problem ?? null;
    const writing = this.#writing.get(says) ?? write().finally(() => this.#writing.delete(says));
    this.#writing.set(says, writing);
    return writing;
  }

  /** Write an entry; returns what is wrong with it, null once written. */
  #write: WriteEntry = async (entry) => {
    const { problem } = await this.store.write(this.game, [entry]);
    if (problem) return problem;
    vibrateSuccess();
    await goUpWhenDone(this, paths.sheet(this.game));
    return null;
  };

  #adjust: WriteEntry = singleFlight(this.#write);
  #end = singleFlight(() => this.#write({ type: "finish" }));
  #undoUndo = singleFlight((of: string) => this.#write({ type: "undo", id: newId(), of }));

  /** Finish the game, or say why it goes on, in sight above the footer. */
  #finish = async (): Promise<void> => {
    this.refusal = null;
    this.refusal = await this.#engine.ask(this.#end);
    if (!this.refusal) return;
    vibrateRefusal();
    await this.updateComplete;
    this.querySelector(".settings-actions + [role=alert]")?.scrollIntoView({ block: "nearest" });
  };

  /** Bring back what was undone last: undo its undo. */
  #redo = async ({ detail: of }: CustomEvent<string>): Promise<void> => {
    if (await this.#engine.ask(() => this.#undoUndo(of))) vibrateRefusal();
    else this.store.undoOffer.dismiss();
  };

  #leave = (): Promise<void> => goUp(paths.sheet(this.game));

  /** Return to the settings from the form. */
  #closeForm = (): void => {
    this.isAdjusting = false;
  };
}

/** Load what only games by a pad or of teams show, before anything below is drawn; without it the rest is there. */
async function loadParts(setup: Setup): Promise<void> {
  const parts = [
    ...(setup.pad ? [import("./settings/running-pad.ts")] : []),
    ...(hasTeams(setup) ? [import("./settings/team-fields.ts")] : []),
  ];
  await Promise.allSettled(parts);
}

/** Return a problem's path inside the change of the set-up. */
function optionAt(at: (string | number)[]): (string | number)[] {
  return at[0] === "changes" ? at.slice(3) : at;
}

customElements.define("settings-screen", SettingsScreen);
