import { html, type TemplateResult } from "lit";

/** The key of a bar: a link where it leads to another screen, else a deed. */
interface NoticeKey {
  label: string;
  href?: string;
  onTap?: () => void;
}

/** The bar under the header, for what must not be missed: "Not saved on this phone". */
export function noticeBar(text: string | TemplateResult, ...keys: NoticeKey[]): TemplateResult {
  return html`<div class="notice" role="alert"><p>${text}</p>${keys.map(noticeKey)}</div>`;
}

/** The same in a quiet tone, for what waits for a person: nothing is lost, nothing hurries. */
export function askingBar(text: string, ...keys: NoticeKey[]): TemplateResult {
  return html`<div class="notice asking" role="status"><p>${text}</p>${keys.map(noticeKey)}</div>`;
}

function noticeKey({ label, href, onTap }: NoticeKey): TemplateResult {
  return href
    ? html`<a class="notice-key" href=${href}>${label}</a>`
    : html`<button class="notice-key" type="button" @click=${onTap}>${label}</button>`;
}
