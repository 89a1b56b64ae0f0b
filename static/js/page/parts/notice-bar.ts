import { html, type TemplateResult } from "lit";
import "./spoken-text.ts";

/** A key of a bar: a link to another screen, or a button. */
interface NoticeKey {
  label: string;
  href?: string;
  onTap?: () => void;
}

/** Render the bar under the header for what must not be missed: "Not saved on this phone". */
export function noticeBar(text: string | TemplateResult, ...keys: NoticeKey[]): TemplateResult {
  return bar("notice", html`<p role="alert">${text}</p>`, keys);
}

/** Render the same bar in a quiet tone, for a decision that can wait. */
export function askingBar(text: string, ...keys: NoticeKey[]): TemplateResult {
  return bar("notice is-asking", html`<p><spoken-text .text=${text}></spoken-text></p>`, keys);
}

/** Render a bar, of which the text alone is read out. */
function bar(classes: string, text: TemplateResult, keys: NoticeKey[]): TemplateResult {
  return html`<aside class=${classes}>${text}${keys.map(noticeKey)}</aside>`;
}

function noticeKey({ label, href, onTap }: NoticeKey): TemplateResult {
  return href
    ? html`<a class="notice-key" href=${href}>${label}</a>`
    : html`<button class="notice-key" type="button" @click=${onTap}>${label}</button>`;
}
