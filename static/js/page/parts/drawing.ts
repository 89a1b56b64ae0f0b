import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import prints from "../../../../companion/drawings/prints.json";
import { lizard } from "./lizard.ts";

type Print = keyof typeof prints;

/**
 * A drawing: the games, and the leaf, the app's sign; a game without one has that of the tally.
 *
 * The colour is printed a little beside the ink. `label` only where it says something the text does not.
 */
export function drawing(of: string, size = 96, label = ""): TemplateResult {
  const name = of in prints ? (of as Print) : "tally";
  return printTemplate(name, prints[name], size, label);
}

/** The same for any colour and its ink. */
export function printTemplate(
  name: string,
  { colour, ink }: (typeof prints)[Print],
  size: number,
  label = "",
): TemplateResult {
  return html`<svg class="drawing drawing-${name} ${size < 32 ? "bold" : ""}" width=${size} height=${size}
    viewBox="-3 -3 106 106" role=${label ? "img" : nothing} aria-label=${label || nothing}
    aria-hidden=${label ? nothing : "true"}
    ><g class="print" transform="translate(5 4)"><path d=${colour}/></g><g class="ink">${ink.map(inkLine)}${name === "agame" ? svg`<g transform="translate(3 0)">${lizard("sand", "sand")}</g>` : nothing}</g></svg>`;
}

/** A line of ink: thick or fine, around paper or filled. */
function inkLine([kind = "", path = ""]: string[]): SVGTemplateResult {
  return svg`<path class=${kind} d=${path}/>`;
}
