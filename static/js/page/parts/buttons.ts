import { html, nothing, type TemplateResult } from "lit";
import { type IconName, icon } from "./icon.ts";

export interface MainButtonProps {
  label: string;
  href?: string;
  onTap?: () => void;
  /** "missing": the label says what is still missing, and a tap leads there. */
  tone?: "ready" | "missing";
}

/** Render the main button of a screen: the one thing to do next. A long label takes two lines. */
export function mainButton({ label, href, onTap, tone = "ready" }: MainButtonProps): TemplateResult {
  const classes = `main-button is-${tone}`;
  const words = html`<span class="main-words">${label}</span>`;
  return href
    ? html`<a class=${classes} href=${href}>${words}</a>`
    : html`<button class=${classes} type="button" @click=${onTap}>${words}</button>`;
}

export interface SideButtonProps {
  label: string;
  onTap?: () => void;
  href?: string;
  /** A sign shown instead of the label; the label is its aria-label then. */
  icon?: IconName;
  /** Set for toggle buttons only. */
  isPressed?: boolean;
  isDisabled?: boolean;
}

/** Render a button beside the main button. */
export function sideButton({
  label,
  onTap,
  href,
  icon: name,
  isPressed,
  isDisabled,
}: SideButtonProps): TemplateResult {
  const classes = `side-button ${name ? "sign" : ""}`;
  const inside = name ? icon(name) : html`<span>${label}</span>`;
  const ariaLabel = name ? label : nothing;
  return href
    ? html`<a class=${classes} href=${href} aria-label=${ariaLabel}>${inside}</a>`
    : html`<button class=${classes} type="button" aria-label=${ariaLabel} ?disabled=${isDisabled}
        aria-pressed=${isPressed ?? nothing} @click=${onTap}>${inside}</button>`;
}
