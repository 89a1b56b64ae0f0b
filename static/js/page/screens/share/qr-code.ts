import { correction, generate } from "lean-qr";
import { html, svg, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";

/** The width of the quiet zone around the code, in squares. */
const QUIET = 4;

/** A text as a QR code, as wide as its place. In: `text`. */
class QrCode extends LightElement {
  static override properties = { text: {} };

  declare text: string;

  protected override render(): TemplateResult {
    const code = generate(this.text, { minCorrectionLevel: correction.M });
    const side = code.size + 2 * QUIET;
    const rows = Array.from({ length: code.size }, (_, y) => row(code.size, (x) => code.get(x, y), y));
    return html`<svg class="qr" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" role="img"
      aria-label=${t("share.code")} shape-rendering="crispEdges">${svg`<path d=${rows.join("")} />`}</svg>`;
  }
}

/** Return a row of the code as an SVG path: each run of dark squares is one rectangle. */
function row(size: number, dark: (x: number) => boolean, y: number): string {
  let path = "";
  for (let x = 0; x < size; x++) {
    if (!dark(x)) continue;
    const start = x;
    while (dark(x)) x++;
    path += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return path;
}

customElements.define("qr-code", QrCode);
