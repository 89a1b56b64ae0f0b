import { correction, generate } from "lean-qr";
import { html, svg, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";

/** The width of the quiet zone around the code, in squares. */
const QUIET = 4;

/** A code as an SVG path, in a square of `side` that begins at its quiet zone. */
export interface DrawnCode {
  side: number;
  path: string;
}

/** Draw a text as a QR code; `isTight`: with little correction, for more text in larger squares. */
export function drawCode(text: string, isTight = false): DrawnCode {
  const code = generate(text, { minCorrectionLevel: isTight ? correction.L : correction.M });
  const rows = Array.from({ length: code.size }, (_, y) => row(code.size, (x) => code.get(x, y), y));
  return { side: code.size + 2 * QUIET, path: rows.join("") };
}

/** Render a drawn code, as wide as its place. */
export function renderCode({ side, path }: DrawnCode, label: string): TemplateResult {
  return html`<svg class="qr" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" role="img"
      aria-label=${label} shape-rendering="crispEdges">${svg`<path d=${path} />`}</svg>`;
}

/** A text as a QR code. In: `text`, and whether it is a long one, which is drawn with little correction. */
class QrCode extends LightElement {
  static override properties = { text: {}, isTight: { attribute: false } };

  declare text: string;
  declare isTight: boolean;

  protected override render(): TemplateResult {
    return renderCode(drawCode(this.text, this.isTight), t("share.code"));
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
