import { html, nothing, type TemplateResult } from "lit";
import { ifDefined } from "lit/directives/if-defined.js";

interface ChipProps {
  /** "9–K", "Ada". */
  label: string | TemplateResult;
  /** What it is worth, at its end in the game's colour. */
  worth?: string;
  /** What stands before it: a mark, a place in the order. */
  before?: TemplateResult | undefined;
  isPressed?: boolean;
  /** Still being made: a dashed line. */
  isGhost?: boolean;
  /** What a reader hears instead. */
  ariaLabel?: string;
  onTap?: () => void;
}

/** A small thing on the table that can be tapped: a meld, a name. */
export function chip({
  label,
  worth,
  before,
  isPressed,
  isGhost,
  ariaLabel,
  onTap,
}: ChipProps): TemplateResult {
  return html`<button class="chip ${isGhost ? "ghost" : ""}" type="button" aria-pressed=${ifDefined(isPressed)}
    aria-label=${ariaLabel ?? nothing} @click=${onTap}>
    ${before ?? nothing}<span class="chip-label">${label}</span>
    ${worth === undefined ? nothing : html`<b class="chip-worth">${worth}</b>`}
  </button>`;
}
