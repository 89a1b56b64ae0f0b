/** The keys of the field that is open: a strip where its numbers are few, a keypad, or what can be chosen. */

import { html, nothing, type TemplateResult } from "lit";
import type { Choices, PadField, Setup } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import "../../parts/number-keypad.ts";
import type { KeypadInput } from "../../parts/number-keypad.ts";
import "../../parts/number-strip.ts";
import { inputOf } from "../../parts/typed-sum.ts";
import { boundsOf, type Figure, figureOf, type PadDraft, padOf, withFigure, withPick } from "./round.ts";

/** A strip has so many keys at most, in two lines. */
const MAX_STRIP_KEYS = 16;

export interface PadKeysProps {
  setup: Setup;
  draft: PadDraft;
  choices: Choices | null;
  onDraft: (draft: PadDraft) => void;
}

export function fieldKeys(props: PadKeysProps, field: PadField): TemplateResult | typeof nothing {
  if (field.kind === "flag") return nothing;
  if (field.kind === "choice") return choiceKeys(props, field);
  const { draft, choices } = props;
  const [least, most] = boundsOf(choices, draft.seat, field.id) ?? [0, MAX_STRIP_KEYS];
  return most - least < MAX_STRIP_KEYS ? strip(props, field, least, most) : keypad(props, field, least < 0);
}

function strip(props: PadKeysProps, field: PadField, least: number, most: number): TemplateResult {
  const figure = figureOf(props.draft, props.draft.seat, field.id) as number | null;
  return html`<number-strip .from=${least} .to=${Math.max(least, most)} .value=${figure} .label=${wordsOf(field.name)}
    @pick=${({ detail }: CustomEvent<number>) => pick(props, field, detail)}></number-strip>`;
}

/** Render a keypad, with ± only where the number can be below zero. */
function keypad({ setup, draft, onDraft }: PadKeysProps, field: PadField, hasSign: boolean): TemplateResult {
  const { seat, typed } = draft;
  const { text, isStored } = inputOf(typed, figureOf(draft, seat, field.id) as number | null);
  const onInput = ({ detail }: CustomEvent<KeypadInput>): void => {
    const after = withFigure(padOf(setup), draft, field, detail.amount);
    onDraft({ ...after, open: { seat, field: field.id }, typed: detail.text });
  };
  return html`<number-keypad .text=${text} .isStored=${isStored} .hasSign=${hasSign}
    @type=${onInput}></number-keypad>`;
}

function choiceKeys(props: PadKeysProps, field: PadField): TemplateResult {
  const figure = figureOf(props.draft, props.draft.seat, field.id);
  return html`<div class="pad-choices" role="group" aria-label=${wordsOf(field.name)}>
    ${(field.choices ?? []).map(
      ({ id, name }) => html`<button class="key" type="button" aria-pressed=${id === figure}
        @click=${() => pick(props, field, id)}>${wordsOf(name)}</button>`,
    )}
  </div>`;
}

function pick({ setup, draft, choices, onDraft }: PadKeysProps, field: PadField, figure: Figure): void {
  onDraft(withPick(setup, draft, field, figure, choices));
}
