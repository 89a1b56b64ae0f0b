import { html, svg, type TemplateResult } from "lit";

/** Render a thin line towards the target, of which `share` (0 to 1) is done. */
export function track(share: number): TemplateResult {
  const doneWidth = Math.max(0, Math.min(1, share)) * 100;
  return html`<svg class="track" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="track-way" width="100" height="3"/><rect class="track-done" width=${doneWidth} height="3"/>`}
  </svg>`;
}
