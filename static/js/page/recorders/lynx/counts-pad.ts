import { html, nothing, type TemplateResult } from "lit";
import { number, t } from "../../messages.ts";
import "../../parts/number-keypad.ts";
import type { Typed } from "../../parts/number-keypad.ts";
import "../../parts/number-strip.ts";
import { textOf } from "../../parts/typed-sum.ts";
import { counted, fieldOf, fieldsOf, figureIn } from "./counts.ts";
import type { Field, GameDraft } from "./game.ts";

/** A strip has this many numbers and a + at its end, in two lines. */
const MOST = 14;

interface CountsPad {
  draft: GameDraft;
  /** While correcting: the draft as it was written. */
  before: GameDraft | null;
  onDraft: (draft: GameDraft) => void;
}

/** Cards in melds, cards in hand, and how many of each are court cards; who went out has no hand. */
export function countFields(pad: CountsPad): TemplateResult {
  const here = fieldOf(pad.draft);
  return html`<div class="count-fields">
    ${fieldsOf(pad.draft).map((field) => fieldKey(pad, field, same(field, here)))}
  </div>`;
}

/** The keys of the field being filled in: a keypad where numbers are large, else one key for each. */
export function countKeys(pad: CountsPad): TemplateResult {
  const field = fieldOf(pad.draft);
  const large = same(field, { of: "melded", what: "cards" });
  return html`<div class="count-keys">${large ? keypad(pad, field) : strip(pad, field)}</div>`;
}

function fieldKey({ draft, before, onDraft }: CountsPad, field: Field, here: boolean): TemplateResult {
  const figure = figureIn(draft, field);
  const changed = before !== null && figureIn(before, field) !== figure;
  const open = { seat: draft.seat, field, text: textOf(figure) };
  return html`<button class="count-field ${changed ? "changed" : ""}" type="button" aria-pressed=${here}
    @click=${() => onDraft({ ...draft, open })}>
    <small>${t(`lynx.count.${field.of}.${field.what}`)}</small>
    <span class="heard">${field.what === "faces" ? t(`lynx.count.${field.of}`) : nothing}</span>
    ${figure === null ? html`<i>–</i>` : html`<b>${number(figure)}</b>`}
  </button>`;
}

function keypad({ draft, onDraft }: CountsPad, field: Field): TemplateResult {
  const { open } = draft;
  const text =
    open && "text" in open && open.seat === draft.seat ? open.text : textOf(figureIn(draft, field));
  const typed = ({ detail }: CustomEvent<Typed>): void => {
    if (detail.text.includes("-")) return;
    const after = counted(draft, field, detail.amount);
    onDraft({ ...after, open: { seat: draft.seat, field, text: detail.text } });
  };
  return html`<number-keypad .text=${text} @typed=${typed}></number-keypad>`;
}

/** One tap enters the figure and moves on. There are no more court cards than cards. */
function strip({ draft, onDraft }: CountsPad, field: Field): TemplateResult {
  const cards = field.what === "faces" ? figureIn(draft, { ...field, what: "cards" }) : null;
  const to = Math.min(cards ?? MOST, MOST);
  const value = figureIn(draft, field);
  const pick = (figure: number): void => onDraft(counted(draft, field, figure));
  return html`<number-strip .to=${to} .value=${value} .label=${t(`lynx.count.${field.of}.${field.what}`)}
    .more=${cards === null || cards > MOST} @pick=${({ detail }: CustomEvent<number>) => pick(detail)}
    @more=${() => pick(Math.max(value ?? 0, MOST) + 1)}></number-strip>`;
}

function same(one: Field, other: Field): boolean {
  return one.of === other.of && one.what === other.what;
}
