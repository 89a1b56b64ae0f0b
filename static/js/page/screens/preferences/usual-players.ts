import { html, type TemplateResult } from "lit";
import { saveUsualPlayers, usualPlayers } from "../../local/usual-players.ts";
import type { Person } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { chip } from "../../parts/chip.ts";
import { LightElement } from "../../parts/light-element.ts";
import type { Store } from "../../store.ts";

/** Who sits down by themselves in a new game: tapped in the order round the table. */
class UsualPlayers extends LightElement {
  static override properties = { store: { attribute: false }, people: { attribute: false } };

  declare store: Store;
  /** Everybody who can be tapped; a new array at every change. */
  declare people: Person[];

  get names(): string[] {
    return usualPlayers(this.store).map(({ name }) => name);
  }

  protected override render(): TemplateResult {
    const { people } = this;
    if (!people.length) return html`<p class="preferences-none">${t("preferences.usual.none")}</p>`;
    const { names } = this;
    return html`<p class="option-hint">${t("preferences.usual.hint")}</p>
      <div class="people">${people.map(({ name }) => {
        const at = names.indexOf(name);
        return chip({
          label: html`<span class="name">${name}</span>`,
          before: at < 0 ? undefined : html`<b>${at + 1}</b>`,
          isPressed: at >= 0,
          onTap: () => void this.#tap(name),
        });
      })}</div>`;
  }

  /** Add or remove a player, based on all taps before, whether they are drawn yet or not. */
  async #tap(name: string): Promise<void> {
    const { names } = this;
    await saveUsualPlayers(
      this.store.preferences,
      names.includes(name) ? names.filter((one) => one !== name) : [...names, name],
    );
    this.requestUpdate();
  }
}

customElements.define("usual-players", UsualPlayers);
