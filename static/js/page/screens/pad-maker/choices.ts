/** The choices of a field: what each is called, and what it is worth in formulas. */

import { html, nothing, type TemplateResult } from "lit";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { numberField } from "./bounds.ts";
import { itemsKey, MAX_CHOICES, type PadItem, setChoices } from "./edits.ts";
import { type PartProps, problemAt, textField, wrongLine } from "./parts.ts";

const LOWEST = -999_999;

export function choiceRows(
  { pad, problems, onEdit, fixed }: PartProps,
  field: PadItem,
  at: number,
): TemplateResult {
  const key = itemsKey(pad);
  const known = (field.choices ?? []).map(({ name, worth }): [string, number] => [wordsOf(name), worth]);
  const change = (place: number, choice: [string, number], typed?: string) => {
    const choices = [...known];
    choices[place] = choice;
    onEdit(setChoices(pad, at, choices, fixed), typed && `${key}.${at}.choices.${place}.${typed}`);
  };
  const remove = (place: number) =>
    onEdit(
      setChoices(
        pad,
        at,
        known.filter((_, other) => other !== place),
        fixed,
      ),
    );
  return html`<ol class="maker-choices">${known.map(
    ([name, worth], place) => html`<li><div class="maker-line">
        ${textField(t("maker.choice.name", { no: place + 1 }), name, (text) => change(place, [text, worth], "name"), problemAt(problems, key, at, "choices", place, "name") !== null)}
        ${numberField(t("maker.choice.worth", { name: name || place + 1 }), worth, LOWEST, (value) => change(place, [name, value ?? 0], "worth"))}
        <button class="side-button sign" type="button" aria-label=${t("maker.choice.remove", { name: name || place + 1 })}
          @click=${() => remove(place)}>${icon("close", 20)}</button></div>
      ${wrongLine(problems, key, at, "choices", place)}</li>`,
  )}</ol>
    ${known.length ? nothing : wrongLine(problems, key, at, "choices")}
    ${
      known.length < MAX_CHOICES
        ? html`<button class="chip is-ghost" type="button" @click=${() => change(known.length, ["", known.length + 1])}>
          ${icon("plus", 20)}<span class="chip-label">${t("maker.choice.add")}</span></button>`
        : nothing
    }`;
}
