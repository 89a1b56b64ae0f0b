import { html, nothing, svg, type TemplateResult } from "lit";
import shapes from "../../../../companion/drawings/marks.json";
import type { Colour } from "../../types.ts";
import { t } from "../messages.ts";

/**
 * Render a player's mark: its colour printed slightly beside its outline. Each colour has a shape of its
 * own, so that nobody has to tell colours apart.
 *
 * `size` in pixels. Set `label` where no name stands beside it.
 */
export function mark(colour: Colour, size = 20, label = false): TemplateResult {
  const shape = svg`<path d=${shapes[colour]}/>`;
  return html`<svg class="mark mark-${colour}" width=${size} height=${size} viewBox="-1 -1 27 27"
    role=${label ? "img" : nothing} aria-label=${label ? t(`mark.${colour}`) : nothing}
    aria-hidden=${label ? nothing : "true"}
    ><g class="mark-fill" transform="translate(1.8 1.8)">${shape}</g><g class="mark-line">${shape}</g></svg>`;
}
