import { html, nothing, type TemplateResult } from "lit";
import type { Pad, Setup } from "../../../types.ts";
import { gameName, wordsOf } from "../../game-texts.ts";
import { language } from "../../language.ts";
import type { LoadedGame } from "../../log/records.ts";
import { hasText, isolate, t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { paths } from "../../router.ts";
import type { Store } from "../../store.ts";
import { fieldsToFill } from "../new-game/pad-texts.ts";
import "./discard-key.ts";

const STEPS = ["1", "2", "3"] as const;

/**
 * The sheet before the first round: how to set up the table, in three or four lines, the key for other phones,
 * and the one that throws away a game begun by mistake.
 *
 * In: `store` and `table`.
 */
class SetUpSteps extends LightElement {
  static override properties = { store: { attribute: false }, table: { attribute: false } };

  declare store: Store;
  declare table: LoadedGame;

  protected override render(): TemplateResult {
    const { store, table } = this;
    const { id, setup } = table.record;
    const isOwn = store.memberships.role(id) === "own";
    return html`${store.canWrite(id) ? shareKey(id) : nothing}
      <section class="set-up">
        <h2>${t("set_up.title")}</h2>
        <ol>${setUpSteps(setup).map((text) => html`<li>${text}</li>`)}</ol>
        ${store.canWrite(id) && isOwn ? html`<discard-key .store=${store} .game=${id}></discard-key>` : nothing}
      </section>`;
  }
}

/** Render the key for sharing, before the first round; later one stands in the header. */
function shareKey(game: string): TemplateResult {
  return html`<a class="side-button share-key" href=${paths.share(game)}>
    ${icon("people")}<span>${t("sheet.phones")}</span></a>`;
}

/** Return how to set up this table, a text a step. */
export function setUpSteps(setup: Setup): string[] {
  if (setup.pad) return padSteps(setup.pad);
  const [first = "", ...others] = STEPS.map((step) => stepText(setup, step));
  const special = specialKey(setup);
  return special ? [first, t(special), ...others] : [first, ...others];
}

/** Return what is written down by a pad, and what it leaves to the table. */
function padSteps(pad: Pad): string[] {
  const { rows, note } = pad;
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const names = list.format(
    fieldsToFill(pad).map(({ name }) => t("set_up.pad.field", { name: wordsOf(name) })),
  );
  const steps = rows
    ? [t("set_up.rows.1"), t("set_up.rows.2")]
    : [t("set_up.pad.1", { fields: names }), t("set_up.pad.2")];
  return note ? [...steps, wordsOf(note)] : steps;
}

/** Return a step's text; in some games it depends on the number of players, or on what wins. */
function stepText(setup: Setup, step: string): string {
  const { game, seats, options } = setup;
  const key = `set_up.${game}.${step}`;
  const found = [`${key}.${seats.length}`, `${key}.${options.wins}`].find(hasText) ?? key;
  return t(found, {
    hand: options.fennek === "off" ? 10 : 11,
    packs: Number(options.packs),
    game: isolate(gameName(setup)),
  });
}

/** Return the key of a step that only some tables need: neutral decks, one more pack; null for none. */
function specialKey({ game, seats, options }: Setup): string | null {
  const decks = (options.neutral as unknown[] | undefined)?.length;
  if (decks) return `set_up.${game}.decks.${decks}`;
  return game === "lynx" && seats.length > 4 && options.packs === 2 ? "set_up.lynx.many" : null;
}

customElements.define("setting-up", SetUpSteps);
