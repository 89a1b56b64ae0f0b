import { html, nothing, type TemplateResult } from "lit";
import { ifDefined } from "lit/directives/if-defined.js";

interface ChipProps {
  /** "9–K", "Ada". */
  label: string | TemplateResult;
  /** The points, shown at the end in the game's colour. */
  worth?: string;
  /** Shown before the label: a mark, a place in the order. */
  before?: TemplateResult | undefined;
  isPressed?: boolean;
  /** Not complete yet: drawn with a dashed line. */
  isGhost?: boolean;
  /** The label for screen readers, where it differs. */
  ariaLabel?: string;
  onTap?: () => void;
}

/** Render a small key for a thing on the table: a meld, a name. */
export function chip({
  label,
  worth,
  before,
  isPressed,
  isGhost,
  ariaLabel,
  onTap,
}: ChipProps): TemplateResult {
  return html`<button class="chip ${isGhost ? "is-ghost" : ""}" type="button" aria-pressed=${ifDefined(isPressed)}
    aria-label=${ariaLabel ?? nothing} @click=${onTap}>
    ${before ?? nothing}<span class="chip-label">${label}</span>
    ${worth === undefined ? nothing : html`<b class="chip-worth">${worth}</b>`}
  </button>`;
}
