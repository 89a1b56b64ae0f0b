import { html, nothing, type TemplateResult } from "lit";

/** The bar under the header, for what must not be missed: "Not saved on this phone". */
export function noticeBar(text: string, action?: { label: string; onTap: () => void }): TemplateResult {
  return html`<div class="notice" role="alert">
    <p>${text}</p>
    ${action ? html`<button class="notice-key" type="button" @click=${action.onTap}>${action.label}</button>` : nothing}
  </div>`;
}
