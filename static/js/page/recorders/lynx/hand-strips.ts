import { html, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import "../../parts/number-strip.ts";
import type { Counts } from "./game.ts";

/** Keys up to this number; the + at their end goes on from there. */
const MOST = { faces: 6, others: 7 } as const;

type Kind = keyof typeof MOST;

interface HandStrips {
  hand: Counts;
  /** While correcting: the hand as it was written. */
  before: Counts | null;
  /** The strip the main button has led to: one of them, or "hand" for both. */
  wanted: string | null;
  onPick: (figure: Partial<Counts>) => void;
}

/** The cards left in hand: court cards and all others, one tap each. Unset is not zero. */
export function handStrips(hand: HandStrips): TemplateResult {
  return html`<div class="hand" role="group" aria-label=${t("lynx.hand")}>
    ${strip(hand, "faces")} ${strip(hand, "others")}
  </div>`;
}

function strip({ hand, before, wanted, onPick }: HandStrips, kind: Kind): TemplateResult {
  const value = hand[kind];
  const led = value === null && (wanted === kind || wanted === "hand") ? "wanted" : "";
  const changed = before && before[kind] !== value ? "changed" : "";
  return html`<div class="hand-line ${led} ${changed}">
    <span class="hand-label" aria-hidden="true">${t(`lynx.hand.${kind}`)}</span>
    <number-strip .to=${MOST[kind]} .value=${value} .label=${t(`lynx.hand.${kind}.heard`)} more
      @pick=${({ detail }: CustomEvent<number>) => onPick({ [kind]: detail })}
      @more=${() => onPick({ [kind]: Math.max(value ?? 0, MOST[kind]) + 1 })}></number-strip>
  </div>`;
}
