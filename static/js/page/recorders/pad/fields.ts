/** The fields of a player as keys: a tap opens one, or says yes and no. What is worked out stands between them. */

import { html, nothing, type TemplateResult } from "lit";
import type { Entry, Pad, PadField } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { number } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { vars } from "../../parts/vars.ts";
import { playerOf } from "../recorder.ts";
import type { PadKeysProps } from "./keys.ts";
import { isWho } from "./one-of-all.ts";
import {
  computedOf,
  type Figure,
  figureOf,
  isComputed,
  openField,
  type PadDraft,
  padOf,
  partsOf,
  withFlag,
} from "./round.ts";

/** Return the fields that are shown of a player by themselves: what is said of one player for the whole table is not. */
export function shownFields(pad: Pad, draft: PadDraft): PadField[] {
  return partsOf(pad, draft, draft.seat).filter((field) => !isWho(pad, field));
}

/** Render the fields; what a yes of this player would ask for has its column from the start, so that no key gets narrower. */
export function padFields(props: PadKeysProps, original: Entry | null): TemplateResult {
  const { setup, draft } = props;
  const pad = padOf(setup);
  const open = openField(pad, draft);
  const before = original && playerOf({ ...draft, entry: original }, draft.seat);
  const shown = shownFields(pad, draft);
  const mayBeShown = pad.fields.filter(
    (field) => shown.includes(field) || shown.some(({ id }) => id === field.of),
  );
  return html`<div class="pad-fields" ${vars({ "--columns": mayBeShown.length })}>${shown.map((field) => {
    if (isComputed(field)) return computedField(props, field);
    const isChanged =
      !!before && field.id in before && before[field.id] !== figureOf(draft, draft.seat, field.id);
    return field.kind === "flag"
      ? flagKey(props, field, isChanged)
      : fieldKey(props, field, isChanged, field === open);
  })}</div>`;
}

/** Render what is worked out of a player: no key, for nobody fills it in. */
function computedField({ draft, choices }: PadKeysProps, { id, name }: PadField): TemplateResult {
  const value = computedOf(choices, draft.seat, id);
  return html`<p class="pad-field is-computed"><small>${wordsOf(name)}</small>${value === null ? html`<i>–</i>` : html`<b>${number(value)}</b>`}</p>`;
}

function fieldKey(
  { draft, onDraft }: PadKeysProps,
  field: PadField,
  isChanged: boolean,
  isOpen: boolean,
): TemplateResult {
  const { typed, ...rest } = draft;
  const figure = figureOf(draft, draft.seat, field.id);
  return html`<button class="pad-field ${isChanged ? "is-changed" : ""}" type="button" aria-pressed=${isOpen}
    @click=${() => onDraft({ ...rest, open: { seat: draft.seat, field: field.id } } as typeof draft)}>
    <small>${wordsOf(field.name)}</small>${figure === null ? html`<i>–</i>` : html`<b class=${field.kind === "choice" ? "is-words" : nothing}>${figureText(field, figure)}</b>`}
  </button>`;
}

function flagKey(
  { setup, draft, onDraft }: PadKeysProps,
  field: PadField,
  isChanged: boolean,
): TemplateResult {
  const isOn = figureOf(draft, draft.seat, field.id) === true;
  return html`<button class="pad-field is-flag ${isChanged ? "is-changed" : ""}" type="button" role="switch" aria-checked=${isOn}
    @click=${() => onDraft(withFlag(padOf(setup), draft, field, !isOn))}>
    <small>${wordsOf(field.name)}</small><span class="pad-flag">${isOn ? icon("tick", 28) : ""}</span>
  </button>`;
}

/** Return a figure as it is read: a choice by its name. */
export function figureText({ choices = [] }: PadField, figure: Figure): string {
  if (typeof figure === "number") return number(figure);
  const choice = choices.find(({ id }) => id === figure);
  return choice ? wordsOf(choice.name) : "";
}
