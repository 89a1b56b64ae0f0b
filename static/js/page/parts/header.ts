import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { type IconName, icon } from "./icon.ts";

/** A key in the header: a link where it leads to another screen, else a deed. */
export interface HeaderKey {
  icon: IconName;
  /** What it does, in words; it is heard, not seen. */
  label: string;
  href?: string;
  onTap?: () => void;
}

export interface HeaderProps {
  title: string;
  /** Where a tap on the title leads. */
  titleHref?: string;
  /** What stands at the right, soft: "9 of 14 tricks". */
  status?: string | TemplateResult;
  /** Where ‹ leads; left out: no ‹. */
  back?: string | (() => void);
  /** Keys after the status; the rules come last. */
  keys?: HeaderKey[];
  /** Where ? leads. */
  rules?: string;
}

/** The fixed head of a screen: ‹, title, state, keys, ?. */
export function header({ title, titleHref, status, back, keys = [], rules }: HeaderProps): TemplateResult {
  const heading = titleHref ? html`<a class="header-link" href=${titleHref}>${title}</a>` : title;
  return html`<header class="header">
    ${back === undefined ? nothing : headerKey(backKey(back))}
    <h1 class="header-title">${heading}</h1>
    <div class="header-status" role="status">${status ?? nothing}</div>
    ${keys.map(headerKey)}
    ${rules ? headerKey({ icon: "rules", label: t("parts.rules"), href: rules }) : nothing}
  </header>`;
}

/** The head where the title stands with the text below. */
export function backHeader(href: string): TemplateResult {
  return html`<header class="header">${headerKey(backKey(href))}</header>`;
}

/** One key of 48 by 48 in the header. */
function headerKey({ icon: name, label, href, onTap }: HeaderKey): TemplateResult {
  return href
    ? html`<a class="header-key" href=${href} aria-label=${label}>${icon(name)}</a>`
    : html`<button class="header-key" type="button" aria-label=${label} @click=${onTap}>${icon(name)}</button>`;
}

function backKey(back: string | (() => void)): HeaderKey {
  const key: HeaderKey = { icon: "back", label: t("parts.back") };
  return typeof back === "string" ? { ...key, href: back } : { ...key, onTap: back };
}
