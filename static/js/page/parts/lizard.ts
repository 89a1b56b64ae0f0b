import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Colour } from "../../types.ts";

/** The lizard's outline on a field of 100; it lies across the joint of two cards at x = 46. */
const BODY = svg`<path d="M21.8 83.1C21 82.9 19 83.6 17.7 83.7C16.3 83.7 14.6 83.8 13.6 83.3C12.6 82.8 12.2 81.8 11.7 80.9C11.3 79.9 10.8 78.6 10.7 77.4C10.6 76.2 10.8 74.9 11.1 73.6C11.4 72.2 11.9 70.7 12.6 69.2C13.3 67.7 14.2 65.9 15.2 64.4C16.3 62.9 17.5 61.4 18.8 60.2C20.1 59.1 21.7 58.1 23.2 57.4C24.7 56.7 26.2 56.2 27.7 56C29.1 55.7 30.6 55.8 31.9 56C33.2 56.1 34.4 56.3 35.6 56.7C36.8 57.1 37.8 57.7 39.2 58.3C40.6 59 42.3 59.9 44.2 60.7C46 61.4 47.9 62.5 50.3 63.1C52.6 63.6 55.8 64.6 58.5 64.2C61.2 63.8 64.2 62.2 66.4 60.8C68.7 59.4 70.4 57.5 71.9 55.7C73.4 53.9 74.3 51.8 75.3 49.9C76.2 48.1 76.8 46.3 77.8 44.8C78.9 43.2 80.3 42.1 81.5 40.8C82.7 39.5 84.1 38.3 85.1 37C86 35.7 86.7 34.4 87.3 33C87.8 31.5 88.4 30.1 88.6 28.5C88.9 27 88.8 25 88.7 23.5C88.6 22.1 89.7 21 88.2 19.8C86.8 18.6 81.7 16.4 79.8 16.2C77.8 16 77.9 17.6 76.8 18.5C75.7 19.3 74.4 20.4 73.4 21.5C72.4 22.5 71.7 23.5 70.9 24.8C70.2 26.1 69.4 27.4 68.9 29C68.5 30.5 68.4 32.4 68.1 34.1C67.9 35.8 67.7 37.7 67.2 39.2C66.6 40.8 65.6 42.4 64.8 43.6C64 44.7 63 45.6 62.1 46.3C61.2 47 59.9 47.5 59.1 47.7C58.4 48 58 48 57.5 47.8C57 47.6 57 47.2 56 46.6C55 46.1 53.5 45.2 51.8 44.3C50.2 43.5 48.3 42.4 46.1 41.5C43.8 40.7 41.1 39.6 38.4 39.3C35.8 39.1 32.6 39.4 29.9 40C27.3 40.7 24.7 41.7 22.3 43C20 44.3 17.9 46.1 16 47.9C14.2 49.7 12.6 51.7 11.2 53.8C9.8 55.8 8.6 58.1 7.6 60.3C6.7 62.4 5.9 64.7 5.4 66.8C4.9 68.9 4.6 71 4.5 72.9C4.5 74.9 4.7 76.9 5.3 78.6C5.8 80.4 6.8 82.2 8 83.5C9.2 84.9 10.8 86.3 12.4 86.7C14.1 87.2 16.3 86.5 18 86.2C19.6 85.9 21.6 85.4 22.2 84.9C22.8 84.4 22.6 83.3 21.8 83.1Z"/>`;
const LEGS = svg`<path d="M27 47L19 39L21 28M36 56L36 67L27 73M55 49L57 38L50 30M63 60L72 67L71 78"/>`;
const JOINT = 46;

/** The colour of one card's half; null where that card is missing, "sand" for the app's own drawing. */
export type Half = Colour | "fennek" | null;

/**
 * A lizard across a joint, each half in the colour of its card.
 *
 * Two halves of one colour flow together: that is a complete lizard.
 */
export function joint(left: Half, right: Half): TemplateResult {
  return html`<svg class="joint" width="36" height="30" viewBox="0 12 92 76" aria-hidden="true">${lizard(left, right)}</svg>`;
}

/** The same lizard, to be drawn into another picture. */
export function lizard(left: Half, right: Half): SVGTemplateResult {
  if (left && left === right) return half(left, 0, 100);
  return svg`${left ? half(left, 0, JOINT) : null}${right ? half(right, JOINT, 100) : null}`;
}

/** What lies between two verticals; a nested picture cuts it off without needing an id. */
function half(colour: Exclude<Half, null>, from: number, to: number): SVGTemplateResult {
  return svg`<svg x=${from} width=${to - from} height="100" viewBox="${from} 0 ${to - from} 100">
    <g class="lizard-legs">${LEGS}</g>
    <g class="lizard-paper">${BODY}</g>
    <g class="mark-${colour} mark-fill" transform="translate(3 2.5)">${BODY}</g>
    <g class="lizard-line">${BODY}<circle cx="77" cy="28" r="2"/></g>
  </svg>`;
}
