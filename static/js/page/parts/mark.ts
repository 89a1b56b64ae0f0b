import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Colour } from "../../types.ts";
import { t } from "../messages.ts";

/** The shape of each colour, on a field of 24: nobody has to tell colours apart. */
const SHAPES: Record<Colour, SVGTemplateResult> = {
  blue: svg`<circle cx="12" cy="12" r="9"/>`,
  green: svg`<path d="M12 3 21 20H3Z"/>`,
  purple: svg`<path d="M12 2 22 12 12 22 2 12Z"/>`,
  red: svg`<path d="M4 4H20V20H4Z"/>`,
  yellow: svg`<path d="M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2 5.9 20.6l1.4-6.8L2.2 9.1l6.9-.8Z"/>`,
  sand: svg`<path d="M12 2C15 7 19 10.5 19 15A7 7 0 0 1 5 15C5 10.5 9 7 12 2Z"/>`,
  teal: svg`<path d="M7 3.5H17L22 12 17 20.5H7L2 12Z"/>`,
  grey: svg`<path d="M9 3H15V9H21V15H15V21H9V15H3V9H9Z"/>`,
  rose: svg`<path d="M12 21C6 16 2.5 12.5 2.5 8.5A4.8 4.8 0 0 1 12 7A4.8 4.8 0 0 1 21.5 8.5C21.5 12.5 18 16 12 21Z"/>`,
  moss: svg`<path d="M16.5 3A9.5 9.5 0 1 0 21 17.5A8 8 0 0 1 16.5 3Z"/>`,
  sky: svg`<path d="M14 2 4.5 13.5H11L9 22 19.5 10H13Z"/>`,
  rust: svg`<path d="M4 3H20L14.5 12 20 21H4L9.5 12Z"/>`,
};

/**
 * A player's mark: its colour printed slightly beside its ink outline.
 *
 * `size` in pixels. Say `label` where no name stands beside it; else it is silent.
 */
export function mark(colour: Colour, size = 20, label = false): TemplateResult {
  const shape = SHAPES[colour];
  return html`<svg class="mark mark-${colour}" width=${size} height=${size} viewBox="-1 -1 27 27"
    role=${label ? "img" : nothing} aria-label=${label ? t(`mark.${colour}`) : nothing}
    aria-hidden=${label ? nothing : "true"}
    ><g class="mark-fill" transform="translate(1.8 1.8)">${shape}</g><g class="mark-line">${shape}</g></svg>`;
}
