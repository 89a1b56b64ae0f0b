/** The band between tiles and animals: a hint, a strip of numbers, or everybody's sum. */

import { html, nothing, type TemplateResult } from "lit";
import type { Choices, Result, Setup } from "../../../types.ts";
import { t, tn, withSign } from "../../messages.ts";
import "../../parts/number-strip.ts";
import { nameOf } from "../../game-texts.ts";
import { haulOf, isUntouched, type RoundDraft, tapsOf } from "./round.ts";

export interface BandProps {
  setup: Setup;
  draft: RoundDraft;
  choices: Choices | null;
  /** A number tapped on the strip. */
  onPick: (event: CustomEvent<number>) => void;
}

export function band(props: BandProps): TemplateResult {
  const { asked, depth, entry } = props.draft;
  if (asked === "out") return hint("animanize.hint.out");
  if (asked === "hand") return handStrip(props);
  if (asked === null) return sums(props.choices);
  if (depth === "counts") return trickStrip(props);
  return entry.players.every(isUntouched) ? hint("animanize.hint.play") : sums(props.choices);
}

function hint(key: string): TemplateResult {
  return html`<p class="animanize-band animanize-band-hint">${t(key)}</p>`;
}

/** Render 0 to 14 (11 for four players), with the numbers barred that the others leave no room for. */
function trickStrip({ setup, draft, choices, onPick }: BandProps): TemplateResult {
  const taps = tapsOf(choices);
  if (!taps) return html`<div class="animanize-band"></div>`;
  const most = taps.players[draft.seat]?.most ?? taps.of;
  const overText = (n: number) => t("animanize.tricks_sum.over", { tricks: tn("line.tricks", n - most) });
  const barReasons = Array.from({ length: taps.deal + 1 }, (_, n) => (n > most ? overText(n) : ""));
  return html`<div class="animanize-band">
    <number-strip .from=${0} .to=${taps.deal} .value=${haulOf(draft, draft.seat)?.tricks ?? null}
      .barReasons=${barReasons}
      .label=${t("animanize.strip.tricks", { name: nameOf(setup, draft.seat) })} @pick=${onPick}></number-strip>
  </div>`;
}

function handStrip({ setup, draft, choices, onPick }: BandProps): TemplateResult {
  const taps = tapsOf(choices);
  if (!taps) return html`<div class="animanize-band"></div>`;
  const label = t("animanize.strip.hand", { name: nameOf(setup, draft.seat) });
  return html`<div class="animanize-band">
    <p class="animanize-band-label" aria-hidden="true">${label}</p>
    <number-strip .from=${1} .to=${taps.most_held} .value=${taps.hand}
      .label=${label} @pick=${onPick}></number-strip>
  </div>`;
}

/** Render for each player what the round is worth so far, and the new total. */
function sums(choices: Choices | null): TemplateResult {
  return html`<div class="animanize-band animanize-sums" data-seats=${choices?.players.length ?? nothing}>${choices?.players.map(sum) ?? nothing}</div>`;
}

function sum({ points, total, lines }: Result): TemplateResult {
  if (points === null)
    return html`<p class="animanize-sum"><span class="animanize-sum-way"></span><b class="animanize-sum-points">–</b></p>`;
  return html`<p class="animanize-sum">
    <span class="animanize-sum-way">${arithmeticText(lines)}</span>
    <b class="animanize-sum-points ${points < 0 ? "is-negative" : ""}">${withSign(points)}</b>
    <span>${t("animanize.sum.total", { total })}</span>
  </p>`;
}

/** Return "5 + 10" for tricks and animals, "7 + 17 = 24" where that is a brawl. */
function arithmeticText(lines: Result["lines"]): string {
  const worth = (what: string) => lines.find((line) => line.what === what)?.points ?? 0;
  if (!lines.some((line) => line.what === "tricks")) return "";
  const parts = { tricks: worth("tricks"), animals: worth("animals") };
  if (!worth("brawl")) return t("animanize.sum.way", parts);
  return t("animanize.sum.brawl", { ...parts, sum: parts.tricks + parts.animals });
}
