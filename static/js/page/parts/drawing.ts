import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import prints from "../../../../companion/drawings/prints.json";
import { lizard } from "./lizard.ts";

type Print = keyof typeof prints;

/**
 * Render the drawing of a game, or the leaf of the app.
 *
 * A game without a drawing has that of the tally. `size` in pixels. `letters` ("Sk") stand on the
 * tally's sheet instead of its strokes. What a drawing says stands beside it in words.
 */
export function drawing(of: string, size = 96, letters = ""): TemplateResult {
  const name = of in prints ? (of as Print) : "tally";
  return printTemplate(name, prints[name], size, letters);
}

/** Render a drawing from its paths of colour and ink; the colour is printed a little beside the ink. */
export function printTemplate(
  name: string,
  { colour, ink }: (typeof prints)[Print],
  size: number,
  letters = "",
): TemplateResult {
  return html`<svg class="drawing drawing-${name}" width=${size} height=${size}
    viewBox="-3 -3 106 106" aria-hidden="true"
    ><g class="print" transform="translate(5 4)"><path d=${colour}/></g><g>${(letters ? ink.slice(0, 1) : ink).map(inkLine)}${name === "agame" ? svg`<g transform="translate(3 0)">${lizard("sand", "sand")}</g>` : nothing}${letters ? svg`<text x="48" y="63">${letters}</text>` : nothing}</g></svg>`;
}

/** Render one path of ink; its kind is a CSS class (thick or fine, filled or not). */
function inkLine([kind = "", path = ""]: string[]): SVGTemplateResult {
  return svg`<path class=${kind} d=${path}/>`;
}
