import { html, nothing, type TemplateResult } from "lit";
import type { Catalogue, Entry, Problem, Setup } from "../../types.ts";
import { saveAsFile } from "../export.ts";
import { accepted, effective } from "../log/log.ts";
import type { Change, LoadedGame } from "../log/records.ts";
import { t } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { icon } from "../parts/icon.ts";
import { CorrectionSession } from "../recording/correction-session.ts";
import { goUp, paths } from "../router.ts";
import { singleFlight } from "../scheduling.ts";
import { feelRefused, feelWritten } from "../vibrate.ts";
import "./adjust-form.ts";
import "./follows-strip.ts";
import "./house-rules/house-rules.ts";
import { GameScreen } from "./screen.ts";
import { edited, optionChange, playOn } from "./settings/edits.ts";
import "./settings/seats.ts";
import { leaveDone } from "./still-here.ts";

const PLACE = "setup";

/** Names, marks, target and house rules of a game that is going on; joining, leaving, stopping. */
class SettingsScreen extends GameScreen {
  static override properties = {
    ...GameScreen.properties,
    catalogue: { state: true },
    adjusting: { state: true },
  };

  catalogue: Catalogue | null = null;
  adjusting = false;
  #correcting: CorrectionSession | null = null;

  protected override ready(table: LoadedGame): void {
    void this.#begin(table);
  }

  protected override drawn(table: LoadedGame): TemplateResult {
    const correcting = this.#correcting;
    if (!correcting) return html``;
    const setup = edited(table, correcting.changes);
    return html`<div class="screen settings" @drop=${this.#drop} @change-setup=${this.#change} @deed=${this.#deed}>
      ${header({
        title: this.adjusting ? t("adjust.title") : t(`game.${setup.game}`),
        back: this.adjusting ? this.#close : this.#leave,
        rules: paths.rules(setup.game, "variants"),
      })}
      <unsaved-bar ?saved=${this.store.isSaved} .table=${table}></unsaved-bar>
      <main class="screen-content">
        ${this.adjusting ? this.#adjust(setup) : this.#all(table, setup)}
      </main>
      ${
        correcting.changes.length
          ? html`<follows-strip .table=${table} .follows=${correcting.consequences} .place=${PLACE}></follows-strip>`
          : nothing
      }
      ${this.adjusting ? nothing : this.#footer(correcting)}
    </div>`;
  }

  #all(table: LoadedGame, setup: Setup): TemplateResult {
    const specs = this.catalogue?.games.find(({ game }) => game === setup.game)?.options ?? [];
    const problem = this.#correcting?.consequences?.stopped?.problem ?? null;
    return html`
      <a class="option settings-share" href=${paths.share(this.game)}>${icon("people")}
        <span class="option-words"><span class="option-label">${t("share.title")}</span>
        <span class="option-hint">${t("share.settings")}</span></span>${icon("next", 20)}</a>
      <running-seats .table=${table} .setup=${setup}></running-seats>
      <section><h2>${t("settings.rules")}</h2>
        <house-rules .specs=${specs} .setup=${setup} .problem=${problem && { ...problem, at: optionAt(problem.at) }}
          @option=${({ detail }: CustomEvent<{ name: string; value: unknown }>) =>
            void this.#add(optionChange(table, setup, detail.name, detail.value))}></house-rules>
      </section>
      <section class="settings-actions">
        <button class="side-button" type="button" @click=${() => (this.adjusting = true)}>${t("round.adjust_key")}</button>
        ${
          table.record.sheet.over
            ? nothing
            : html`<button class="side-button" type="button" @click=${() => void this.#write({ type: "finish" })}>
              ${t("settings.finish")}</button>`
        }
        <button class="side-button" type="button" @click=${() => void saveAsFile(table)}>${t("notice.export")}</button>
      </section>`;
  }

  #adjust(setup: Setup): TemplateResult {
    return html`<adjust-form .setup=${setup} .entry=${null} .write=${this.#write}></adjust-form>`;
  }

  #footer(correcting: CorrectionSession): TemplateResult {
    if (!correcting.changes.length) return footer({ main: { label: t("round.sheet"), onTap: this.#leave } });
    const main: MainButtonProps = correcting.consequences?.stopped
      ? { label: t("record.stopped"), tone: "missing", onTap: feelRefused }
      : { label: t("record.write"), onTap: () => void this.#keep(correcting) };
    return footer({
      side: [{ label: t("settings.forget"), icon: "bin", onTap: () => correcting.drop() }],
      main,
    });
  }

  async #begin(table: LoadedGame): Promise<void> {
    this.#correcting = new CorrectionSession(this.store, this.game, PLACE, () => this.requestUpdate());
    this.catalogue = await this.store.engine.loadCatalogue();
    if (location.hash === "#on") await this.#playOn(table);
    else await this.#correcting.refreshPreview();
  }

  /** A game that is over goes on: its end is taken back, or put further away. */
  async #playOn(table: LoadedGame): Promise<void> {
    const { setup, sheet } = table.record;
    if (sheet.reason === "finished") {
      const finish = effective(accepted(table.log)).findLast(({ type }) => type === "finish");
      if (finish) await this.#write({ type: "undo", of: finish.id });
      return;
    }
    const target = this.catalogue?.games
      .find(({ game }) => game === setup.game)
      ?.options.find(({ name }) => name === "target");
    const beyond = playOn(setup, sheet, target?.kind === "number" ? Math.max(target.step, 10) : 10);
    if (beyond) await this.#add(optionChange(table, setup, beyond.name, beyond.value));
  }

  async #add(change: Change): Promise<void> {
    await this.#correcting?.add(change);
  }

  #change = ({ detail }: CustomEvent<Change>): void => void this.#add(detail);

  #deed = ({ detail }: CustomEvent<Entry>): void => void this.store.write(this.game, [detail]);

  #drop = ({ detail }: CustomEvent<string>): void => void this.#add({ of: detail, entry: null });

  #keep = singleFlight(async (correcting: CorrectionSession): Promise<void> => {
    if (!(await correcting.write())) return feelRefused();
    feelWritten();
    await leaveDone(this, paths.sheet(this.game));
  });

  /** What is wrong with a deed; null once it is written. */
  #write = singleFlight(async (entry: Entry): Promise<Problem | null> => {
    const { problem } = await this.store.write(this.game, [entry]);
    if (problem) return problem;
    feelWritten();
    await leaveDone(this, paths.sheet(this.game));
    return null;
  });

  #leave = (): Promise<void> => goUp(paths.sheet(this.game));

  /** The settings are shown again. */
  #close = (): void => {
    this.adjusting = false;
  };
}

/** The place of a problem inside the change of the set-up. */
function optionAt(at: (string | number)[]): (string | number)[] {
  return at[0] === "changes" ? at.slice(3) : at;
}

customElements.define("settings-screen", SettingsScreen);
