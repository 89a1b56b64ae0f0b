import { html, type TemplateResult } from "lit";
import { applyTheme, storedTheme, THEMES, type Theme } from "../../device/choices.ts";
import { saveChoice } from "../../device/save-choice.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";

/** The choice of theme: light, dark, night, or the phone's own. */
class ThemeSwitch extends LightElement {
  protected override render(): TemplateResult {
    const now = storedTheme();
    return html`<fieldset class="themes">
      <legend class="visually-hidden">${t("theme.label")}</legend>
      ${THEMES.map(
        (name) => html`<label class="theme">
          <input type="radio" name="theme" .checked=${name === now} @change=${() => this.#choose(name)} />
          <span>${t(`theme.${name}`)}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  #choose(name: Theme): void {
    saveChoice("theme", name);
    applyTheme(name);
    this.requestUpdate();
  }
}

customElements.define("theme-switch", ThemeSwitch);
