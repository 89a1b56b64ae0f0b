import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import outline from "../../../../companion/drawings/lizard.json";
import type { Colour } from "../../types.ts";

/** The lizard on a field of 100; it lies across the joint of two cards at x = 46. */
const BODY = svg`<path d=${outline.body}/>`;
const LEGS = svg`<path d=${outline.legs}/>`;
const JOINT = 46;

/**
 * The colour of one card's half of a lizard; null where the card is missing, "sand" in the app's own
 * drawing.
 */
export type Half = Colour | "fennek" | null;

/**
 * Render a lizard across the joint of two cards, each half in the colour of its card.
 *
 * Two halves of one colour join: that is a complete lizard.
 */
export function joint(left: Half, right: Half): TemplateResult {
  return html`<svg class="joint" width="36" height="30" viewBox="0 12 92 76" aria-hidden="true">${lizard(left, right)}</svg>`;
}

/** Render the tail half alone, as the sign of the 1 that shows nothing else. */
export function tail(height: number): TemplateResult {
  return html`<svg class="tail" width=${(height * JOINT) / 54} height=${height} viewBox="0 36 ${JOINT} 54" fill="currentColor" aria-hidden="true">${BODY}</svg>`;
}

/** Render the same lizard inside another SVG. */
export function lizard(left: Half, right: Half): SVGTemplateResult {
  if (left && left === right) return half(left, 0, 100);
  return svg`${left ? half(left, 0, JOINT) : null}${right ? half(right, JOINT, 100) : null}`;
}

/**
 * Render the lizard between two verticals, cut off by a nested SVG (which needs no id, as a clip path
 * would).
 */
function half(colour: Exclude<Half, null>, from: number, to: number): SVGTemplateResult {
  return svg`<svg x=${from} width=${to - from} height="100" viewBox="${from} 0 ${to - from} 100">
    <g class="lizard-legs">${LEGS}</g>
    <g class="lizard-paper">${BODY}</g>
    <g class="mark-${colour} mark-fill" transform="translate(3 2.5)">${BODY}</g>
    <g class="lizard-line">${BODY}<circle cx="77" cy="28" r="2"/></g>
  </svg>`;
}
