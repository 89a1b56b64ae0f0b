import { html, type TemplateResult } from "lit";
import { saveChoice } from "../../device/save-choice.ts";
import { language } from "../../language.ts";
import { languages } from "../../languages.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";

/** The choice of language: every one there is a catalogue for. */
class LanguageSwitch extends LightElement {
  protected override render(): TemplateResult {
    return html`<fieldset class="themes languages">
      <legend class="visually-hidden">${t("language.label")}</legend>
      ${languages().map(
        ({ code, name }) => html`<label class="theme" lang=${code}>
          <input type="radio" name="language" value=${code} .checked=${code === language} @change=${() => changeLanguage(code)} />
          <span>${name}</span>
        </label>`,
      )}
    </fieldset>`;
  }
}

/** Store the choice and reload the page, by which nothing is lost. */
function changeLanguage(code: string): void {
  saveChoice("language", code);
  location.reload();
}

customElements.define("language-switch", LanguageSwitch);
