import { html, nothing, type TemplateResult } from "lit";
import { type Habit, storedChoice } from "../device/choices.ts";
import { storeChoice } from "../device/save-choice.ts";
import { listPeople } from "../local/usual-players.ts";
import { t } from "../messages.ts";
import { header } from "../parts/header.ts";
import { icon } from "../parts/icon.ts";
import { switchRow } from "../parts/switch-row.ts";
import { goUp, paths } from "../router.ts";
import { vibrateSuccess } from "../vibrate.ts";
import "./preferences/language-switch.ts";
import "./preferences/theme-switch.ts";
import "./preferences/this-phone.ts";
import "./preferences/usual-players.ts";
import { Screen } from "./screen.ts";

/** The screen of this phone's settings, with links to everything that is stored. */
class PreferencesScreen extends Screen {
  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.show(null);
  }

  protected override render(): TemplateResult {
    return html`<div class="screen preferences">
      ${header({ title: t("preferences.title"), back: () => goUp(paths.home) })}
      <unsaved-bar .isSaved=${this.store.isSaved}></unsaved-bar>
      <main class="screen-content"><div class="two-columns">
        ${section("language.label", html`<language-switch></language-switch>`)}
        ${section("theme.label", html`<theme-switch></theme-switch>`)}
        ${section("preferences.play", this.#habits())}
        ${section("preferences.usual", html`<usual-players .store=${this.store} .people=${listPeople(this.store)}></usual-players>`)}
        ${section("preferences.kept", scorebookLinks())}
        ${section("this_phone.title", html`<this-phone></this-phone>`)}
        ${section("preferences.about", linkRow("/about", "preferences.about.page", "preferences.about.hint"))}
      </div></main>
    </div>`;
  }

  /** Render the settings for a running game, as far as this phone has the features. */
  #habits(): TemplateResult {
    return html`${"wakeLock" in navigator ? this.#habit("awake") : nothing}${"vibrate" in navigator ? this.#habit("felt") : nothing}
      ${"wakeLock" in navigator || "vibrate" in navigator ? nothing : html`<p class="preferences-none">${t("preferences.play.none")}</p>`}`;
  }

  #habit(habit: Habit): TemplateResult {
    const isOn = storedChoice(habit) !== "off";
    return switchRow(t(`preferences.${habit}`), t(`preferences.${habit}.hint`), isOn, () => {
      storeChoice(habit, isOn ? "off" : "on");
      if (habit === "felt") vibrateSuccess();
      this.requestUpdate();
    });
  }
}

function section(title: string, content: TemplateResult): TemplateResult {
  return html`<section><h2>${t(title)}</h2>${content}</section>`;
}

/** Render the links to the server's pages: devices, export, import, erasing. */
function scorebookLinks(): TemplateResult {
  return html`${linkRow(`${paths.scorebook}#devices`, "preferences.devices", "preferences.devices.hint")}
    ${linkRow(`${paths.scorebook}#out`, "preferences.out", "preferences.out.hint")}
    ${linkRow(`${paths.scorebook}#in`, "preferences.in", "preferences.in.hint")}
    ${linkRow(`${paths.scorebook}#erase`, "preferences.erase", "preferences.erase.hint")}`;
}

function linkRow(path: string, label: string, hint: string): TemplateResult {
  return html`<a class="option" href=${path}><span class="option-words"><span class="option-label">${t(label)}</span>
    <span class="option-hint">${t(hint)}</span></span>${icon("next", 20)}</a>`;
}

customElements.define("preferences-screen", PreferencesScreen);
