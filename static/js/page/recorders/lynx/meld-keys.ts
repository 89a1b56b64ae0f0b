import { html, nothing, type TemplateResult } from "lit";
import type { Bar } from "../../../types.ts";
import { rankName, rankSign } from "../../codes.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";
import { RANKS } from "./counts.ts";
import type { Meld, Shape } from "./game.ts";
import { barOf, type MeldChange, type MeldTaps, meldName } from "./words.ts";

interface MeldKeysProps {
  taps: MeldTaps | null;
  /** How many packs are played with: of each rank there are four times as many. */
  packs: number;
  first: string | null;
  /** The meld that is tapped: the third row shows what it may become. */
  tapped: Meld | null;
  onRank: (rank: string) => void;
  onNumber: (n: number) => void;
  onErase: () => void;
  onChange: (becomes: Shape) => void;
  onRemove: () => void;
  /** Returns the text of what bars a key. */
  reasonOf: (bar: Bar) => string;
  /** Called for a tap on a barred key. */
  onBarred: (bar: Bar) => void;
}

/** Render the ranks A to K, erase, and ×3 to ×8: a rank and a number make a set, two ranks a run. */
export function meldKeys(keys: MeldKeysProps): TemplateResult {
  return html`<div class="meld-keys" role="group" aria-label=${t("lynx.keys")} ${rovingTabindex()}>
    <div class="rank-keys">
      ${RANKS.map((rank) => rankKey(keys, rank))}
      <button class="key" type="button" aria-label=${t("lynx.erase")} @click=${keys.onErase}>${icon("erase")}</button>
    </div>
    ${keys.tapped ? changeKeys(keys, keys.tapped) : numberKeys(keys)}
  </div>`;
}

/** Render the key of a rank; the rank tapped first stays pressed until it is tapped again. */
function rankKey(keys: MeldKeysProps, rank: string): TemplateResult {
  const { first, onRank } = keys;
  const tap = { label: rankSign(rank), ariaLabel: rankName(rank), onTap: () => onRank(rank) };
  if (rank !== first) return offerKey(keys, rank, tap);
  return html`<button class="key" type="button" aria-label=${tap.ariaLabel} aria-pressed="true" @click=${tap.onTap}>
    ${tap.label}</button>`;
}

function numberKeys(keys: MeldKeysProps): TemplateResult {
  return html`<div class="number-keys">
    ${setSizes(keys.packs).map((n) => numberKey(keys, n))}
  </div>`;
}

function numberKey(keys: MeldKeysProps, n: number): TemplateResult {
  const label = `×${n}`;
  return offerKey(keys, label, { label, ariaLabel: t("lynx.times", { n }), onTap: () => keys.onNumber(n) });
}

/** Return the sizes a set may have at this table, 3 to 8 with two packs. */
function setSizes(packs: number): number[] {
  return Array.from({ length: 4 * packs - 2 }, (_, at) => at + 3);
}

interface MeldTarget {
  label: string;
  ariaLabel: string;
  onTap: () => void;
}

/** Render a key as the engine offers it. Before its answer no key is barred. */
function offerKey(
  { taps, first, reasonOf, onBarred }: MeldKeysProps,
  offer: string,
  { label, ariaLabel, onTap }: MeldTarget,
): TemplateResult {
  const bar = taps && taps.first === first ? barOf(taps.keys[offer]) : null;
  return html`<button class="key ${bar ? "is-barred" : ""}" type="button" aria-label=${ariaLabel}
    aria-description=${bar ? reasonOf(bar) : nothing}
    @click=${bar ? () => onBarred(bar) : onTap}>${label}</button>`;
}

/**
 * Render the keys that make a meld longer or shorter at either end, or remove it; each shows the result.
 * Those of the engine's last answer stand there until it has answered about this meld, and do nothing.
 */
function changeKeys(
  { taps, onChange, onRemove, reasonOf, onBarred }: MeldKeysProps,
  tapped: Meld,
): TemplateResult {
  const isKnown = !!taps?.tapped && meldName(taps.tapped) === meldName(tapped);
  const key = (change: MeldChange): TemplateResult => {
    const bar = barOf(change);
    const onTap = () => (bar ? onBarred(bar) : onChange(change.meld));
    return html`<button class="key change-key ${bar ? "is-barred" : ""}" type="button" aria-description=${bar ? reasonOf(bar) : nothing}
      @click=${isKnown ? onTap : nothing}><small>${t(`lynx.${change.what}`)}</small>${meldName(change.meld)}</button>`;
  };
  return html`<div class="change-keys">
    ${(taps?.change ?? []).map(key)}
    <button class="key change-key change-remove" type="button" @click=${onRemove}>${icon("bin")}<span>${t("lynx.away")}</span></button>
  </div>`;
}
