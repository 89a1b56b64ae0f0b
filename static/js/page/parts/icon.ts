import { html, type TemplateResult } from "lit";
import strokes from "../../../../companion/drawings/signs.json";

export type IconName = keyof typeof strokes;

/** Render a sign of 24 by 24 units, hidden from screen readers: the key around it has the label. */
export function icon(name: IconName, size = 24): TemplateResult {
  return html`<svg class="icon icon-${name}" width=${size} height=${size} viewBox="0 0 24 24"
    aria-hidden="true"><path d=${strokes[name]}/></svg>`;
}
