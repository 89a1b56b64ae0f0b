import { html, nothing, type TemplateResult } from "lit";
import { number, t } from "../../messages.ts";
import "../../parts/number-keypad.ts";
import type { KeypadInput } from "../../parts/number-keypad.ts";
import "../../parts/number-strip.ts";
import { inputOf } from "../../parts/typed-sum.ts";
import { fieldOf, fieldsOf, figureIn, withFigure } from "./counts.ts";
import type { Field, GameDraft } from "./game.ts";

/** A strip has numbers up to this and a + at its end, in two lines. */
const MAX_STRIP_NUMBER = 14;

interface CountsPadProps {
  draft: GameDraft;
  /** While correcting: the draft as it was written. */
  before: GameDraft | null;
  onDraft: (draft: GameDraft) => void;
}

/** Render the fields: cards in melds, cards in hand, and how many of each are court cards. */
export function countFields(pad: CountsPadProps): TemplateResult {
  const current = fieldOf(pad.draft);
  return html`<div class="count-fields">
    ${fieldsOf(pad.draft).map((field) => fieldKey(pad, field, isSameField(field, current)))}
  </div>`;
}

/** Render the keys of the current field: a keypad where numbers are large, else one key a number. */
export function countKeys(pad: CountsPadProps): TemplateResult {
  const field = fieldOf(pad.draft);
  const isLarge = isSameField(field, { of: "melded", what: "cards" });
  return html`<div class="count-keys">${isLarge ? keypad(pad, field) : strip(pad, field)}</div>`;
}

function fieldKey({ draft, before, onDraft }: CountsPadProps, field: Field, isOpen: boolean): TemplateResult {
  const figure = figureIn(draft, field);
  const isChanged = before !== null && figureIn(before, field) !== figure;
  const open = { seat: draft.seat, field, text: "" };
  return html`<button class="count-field ${isChanged ? "is-changed" : ""}" type="button" aria-pressed=${isOpen}
    @click=${() => onDraft({ ...draft, open })}>
    <small>${t(`lynx.count.${field.of}.${field.what}`)}</small>
    <span class="visually-hidden">${field.what === "faces" ? t(`lynx.count.${field.of}`) : nothing}</span>
    ${figure === null ? html`<i>–</i>` : html`<b>${number(figure)}</b>`}
  </button>`;
}

function keypad({ draft, onDraft }: CountsPadProps, field: Field): TemplateResult {
  const { open } = draft;
  const figure = figureIn(draft, field);
  const typed = open && "text" in open && open.seat === draft.seat ? open.text : null;
  const { text, isStored } = inputOf(typed || null, figure);
  const court: Field = { ...field, what: "faces" };
  const { faces = null } =
    typed !== null && open && "faces" in open ? open : { faces: figureIn(draft, court) };
  const onInput = ({ detail: { amount, text } }: CustomEvent<KeypadInput>): void => {
    const counted = withFigure(draft, field, amount);
    const isPart = faces !== null && amount !== null && faces <= amount; // 1 is on the way to 19
    const after = isPart ? withFigure(counted, court, faces) : counted;
    onDraft({ ...after, open: { seat: draft.seat, field, text, faces } });
  };
  return html`<number-keypad .text=${text} .isStored=${isStored} .hasSign=${false} @type=${onInput}></number-keypad>`;
}

/** Render a strip on which one tap enters the figure. There cannot be more court cards than cards. */
function strip({ draft, onDraft }: CountsPadProps, field: Field): TemplateResult {
  const cards = field.what === "faces" ? figureIn(draft, { ...field, what: "cards" }) : null;
  const to = Math.min(cards ?? MAX_STRIP_NUMBER, MAX_STRIP_NUMBER);
  const value = figureIn(draft, field);
  const onPick = (figure: number): void => onDraft(withFigure(draft, field, figure));
  return html`<number-strip .to=${to} .value=${value} .label=${t(`lynx.count.${field.of}.${field.what}`)}
    .hasMore=${cards === null || cards > MAX_STRIP_NUMBER} @pick=${({ detail }: CustomEvent<number>) => onPick(detail)}
    @more=${() => onPick(Math.min(Math.max(value ?? 0, MAX_STRIP_NUMBER) + 1, cards ?? Infinity))}></number-strip>`;
}

function isSameField(one: Field, other: Field): boolean {
  return one.of === other.of && one.what === other.what;
}
