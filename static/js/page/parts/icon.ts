import { html, type TemplateResult } from "lit";
import strokes from "../../../../companion/drawings/signs.json";

export type IconName = keyof typeof strokes;

/** The sign of a key, on a field of 24, drawn with one round pen; always silent, because its key carries the words. */
export function icon(name: IconName, size = 24): TemplateResult {
  return html`<svg class="icon icon-${name}" width=${size} height=${size} viewBox="0 0 24 24"
    aria-hidden="true"><path d=${strokes[name]}/></svg>`;
}
