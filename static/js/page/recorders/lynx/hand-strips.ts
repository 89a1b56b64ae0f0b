import { html, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import "../../parts/number-strip.ts";
import type { Counts } from "./game.ts";

/** Numbers up to this have a key; the + at the end goes on from there. */
const MAX_KEYS = { faces: 6, others: 7 } as const;

type CardKind = keyof typeof MAX_KEYS;

interface HandStripsProps {
  hand: Counts;
  /** While correcting: the hand as it was written. */
  before: Counts | null;
  /** The strip a problem led to, or "hand" for both. */
  wanted: string | null;
  onPick: (figure: Partial<Counts>) => void;
}

/** Render a strip for the court cards left in hand, and one for all others. */
export function handStrips(hand: HandStripsProps): TemplateResult {
  return html`<div class="lynx-hand" role="group" aria-label=${t("lynx.hand")}>
    ${strip(hand, "faces")} ${strip(hand, "others")}
  </div>`;
}

function strip({ hand, before, wanted, onPick }: HandStripsProps, kind: CardKind): TemplateResult {
  const value = hand[kind];
  const wantedClass = value === null && (wanted === kind || wanted === "hand") ? "is-wanted" : "";
  const changedClass = before && before[kind] !== value ? "is-changed" : "";
  return html`<div class="lynx-hand-line ${wantedClass} ${changedClass}">
    <span class="lynx-hand-label" aria-hidden="true">${t(`lynx.hand.${kind}`)}</span>
    <number-strip .to=${MAX_KEYS[kind]} .value=${value} .label=${t(`lynx.hand.${kind}.heard`)} .hasMore=${true}
      @pick=${({ detail }: CustomEvent<number>) => onPick({ [kind]: detail })}
      @more=${() => onPick({ [kind]: Math.max(value ?? 0, MAX_KEYS[kind]) + 1 })}></number-strip>
  </div>`;
}
