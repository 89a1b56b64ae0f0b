/** The row that is open: its keys (yes or struck out, a strip where numbers are few, a keypad, choices), and its worth. */

import { html, nothing, type TemplateResult } from "lit";
import type { Choices, PadRow, Setup } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { number, SEPARATOR, t, withSign } from "../../messages.ts";
import { formulaText } from "../../parts/formula-text.ts";
import { icon } from "../../parts/icon.ts";
import "../../parts/number-keypad.ts";
import { type KeypadInput, keypadOutput } from "../../parts/number-keypad.ts";
import "../../parts/number-strip.ts";
import { textOf } from "../../parts/typed-sum.ts";
import { findRow } from "./cells.ts";
import { type RowDraft, struck, type Value, withValue } from "./draft.ts";

/** A strip has so many keys at most, in two lines. */
const MAX_STRIP_KEYS = 16;

export interface RowKeysProps {
  row: PadRow;
  draft: RowDraft;
  choices: Choices | null;
  /** What stood in the row before it is corrected. */
  before: Value | null;
  onDraft: (draft: RowDraft) => void;
}

export function rowKeys(props: RowKeysProps): TemplateResult {
  const { kind } = props.row;
  if (kind === "flag") return flagKeys(props);
  if (kind === "choice") return choiceKeys(props);
  const [least, most] = boundsOf(props);
  return hasStrip(least, most) ? strip(props, least, most) : keypad(props, least < 0);
}

function hasStrip(least: number, most: number | null): most is number {
  return most !== null && most - least < MAX_STRIP_KEYS;
}

/** Return the least and most of a row: as the pad says, or the engine where that is a formula; null for no most. */
function boundsOf({
  row: { least = 0, most },
  choices,
}: Pick<RowKeysProps, "row" | "choices">): [number, number | null] {
  if (typeof least === "number" && typeof most !== "string") return [least, most ?? null];
  const [low, high] = (choices?.taps.bounds as [number, number] | null | undefined) ?? [0, null];
  return [low, high];
}

function strip(props: RowKeysProps, least: number, most: number): TemplateResult {
  const { row, draft, before, onDraft } = props;
  const value = draft.entry.value as number | null;
  return html`<number-strip .from=${least} .to=${Math.max(least, most)} .value=${value} .label=${wordsOf(row.name)}
    .isChanged=${before !== null && value !== before}
    @pick=${({ detail }: CustomEvent<number>) => onDraft(withValue(draft, detail))}></number-strip>`;
}

/** Render a keypad, with ± only where the number can be below zero. */
function keypad({ draft, onDraft }: RowKeysProps, hasSign: boolean): TemplateResult {
  const { typed } = draft;
  const value = draft.entry.value as number | null;
  return html`<number-keypad .text=${typed ?? textOf(value)} .isStored=${typed === undefined && value !== null} .hasSign=${hasSign}
    @type=${({ detail }: CustomEvent<KeypadInput>) => onDraft(withValue(draft, detail.amount, detail.text))}></number-keypad>`;
}

/** Render yes, as the row is called, with its worth where that is always the same, and no: struck out. */
function flagKeys(props: RowKeysProps): TemplateResult {
  const { id, points } = props.row;
  const name = wordsOf(props.row.name);
  const [, worth, of] = /^(\d+) ?\* ?(\w+)$/.exec(String(points)) ?? [];
  const words = worth && of === id ? `${name} (${number(Number(worth))})` : name;
  return html`<div class="row-choices" role="group" aria-label=${name}>
    ${choiceKey(props, true, html`${icon("tick", 24)} ${words}`)}
    ${choiceKey(props, false, t("pads.strike"))}
  </div>`;
}

function choiceKeys(props: RowKeysProps): TemplateResult {
  return html`<div class="row-choices" role="group" aria-label=${wordsOf(props.row.name)}>
    ${(props.row.choices ?? []).map(({ id, name }) => choiceKey(props, id, wordsOf(name)))}
  </div>`;
}

function choiceKey({ draft, before, onDraft }: RowKeysProps, value: Value, words: TemplateResult | string) {
  const isChosen = draft.entry.value === value;
  return html`<button class="key ${isChosen && before !== null && before !== value ? "is-changed" : ""}" type="button"
    aria-pressed=${isChosen} @click=${() => onDraft(withValue(draft, value))}><span>${words}</span></button>`;
}

/** Return the points of the row itself, by the engine's last answer; null while nothing is known. */
export function worthOf({ seat, entry }: RowDraft, choices: Choices | null): number | null {
  if (entry.value === null) return null;
  const [line] = choices?.players[seat]?.lines ?? [];
  return line?.row === entry.row ? (line?.points ?? null) : null;
}

/** Whether the row is filled in by the keypad. */
function isTyped(row: PadRow, choices: Choices | null): boolean {
  return (row.kind ?? "number") === "number" && !hasStrip(...boundsOf({ row, choices }));
}

/** Render what the open row is worth, and the key that strikes out what is typed. */
export function worthText(
  draft: RowDraft,
  choices: Choices | null,
  setup: Setup,
  onDraft: (draft: RowDraft) => void,
): TemplateResult {
  const row = findRow(setup, draft.entry.row);
  const isTypedIn = row && isTyped(row, choices);
  const out = isTypedIn ? struck(draft, setup) : null; // a strip has its own nought
  return html`<div class="row-worth"><div>${isTypedIn ? html`<output>${keypadOutput(draft.typed ?? textOf(draft.entry.value as number | null))}</output>` : nothing}
      <p class="points-sum">${sumText(draft, choices, setup)}</p></div>
    ${out ? html`<button class="side-button" type="button" aria-pressed=${draft.entry.value === 0} @click=${() => onDraft(out)}>${t("pads.strike")}</button>` : nothing}
  </div>`;
}

/** Render how the points come about, what they bring elsewhere, and the total: "5 × 3 = 15", "Bonus +35", "40 + 50 = 90". */
function sumText(
  { seat, entry }: RowDraft,
  choices: Choices | null,
  setup: Setup,
): TemplateResult | typeof nothing {
  const { points = null, before = 0, total = 0, lines = [] } = choices?.players[seat] ?? {};
  if (entry.value === null || points === null) return nothing;
  const [own, ...others] = lines.filter(({ points }, place) => points || !place); // a subtotal brings none
  const formula = own && formulaText(own, setup);
  const sum = t(points < 0 ? "points.less" : "points.more", { before, points: Math.abs(points) });
  const texts = [
    ...(formula ? [formula] : []),
    ...others.map((line) =>
      t("line.worth", { what: wordsOf(findRow(setup, line.row)?.name ?? ""), points: withSign(line.points) }),
    ),
  ];
  return html`${texts.length ? html`<span class="pad-formula">${texts.join(SEPARATOR)}</span> ` : nothing}<span>${sum} <b>${number(total)}</b></span>`;
}
