import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { type IconName, icon } from "./icon.ts";

/** A key in the header: a link to another screen, or a button. */
export interface HeaderKey {
  icon: IconName;
  /** What it does, as its aria-label. */
  label: string;
  href?: string;
  onTap?: () => void;
}

export interface HeaderProps {
  title: string;
  /** Where a tap on the title leads. */
  titleHref?: string;
  /** Shown at the right: "9 of 14 tricks". */
  status?: string | TemplateResult | typeof nothing;
  /** Whether a screen reader speaks the status when it changes; a recorder announces its taps itself. */
  isStatusLive?: boolean;
  /** The target of the back key; left out where there is none. */
  back?: string | (() => void);
  /** Keys after the status; the link to the rules comes last. */
  keys?: HeaderKey[];
  /** The target of the link to the rules. */
  rules?: string;
}

/** Render the fixed header of a screen: back key, title, status, keys, link to the rules. */
export function header(props: HeaderProps): TemplateResult {
  const { title, titleHref, status, isStatusLive = true, back, keys = [], rules } = props;
  const heading = titleHref
    ? html`<a class="header-link" href=${titleHref}><span>${title}</span></a>`
    : title;
  return html`<header class="header">
    ${back === undefined ? nothing : headerKey(backKey(back))}
    <h1 class="header-title">${heading}</h1>
    <div class="header-status" role=${isStatusLive ? "status" : nothing}>${status ?? nothing}</div>
    ${keys.map(headerKey)}
    ${rules ? headerKey({ icon: "rules", label: t("parts.rules"), href: rules }) : nothing}
  </header>`;
}

/** Render one key of the header. */
function headerKey({ icon: name, label, href, onTap }: HeaderKey): TemplateResult {
  return href
    ? html`<a class="header-key" href=${href} aria-label=${label}>${icon(name)}</a>`
    : html`<button class="header-key" type="button" aria-label=${label} @click=${onTap}>${icon(name)}</button>`;
}

function backKey(back: string | (() => void)): HeaderKey {
  const key: HeaderKey = { icon: "back", label: t("parts.back") };
  return typeof back === "string" ? { ...key, href: back } : { ...key, onTap: back };
}
