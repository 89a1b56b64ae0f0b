import { html, nothing, type TemplateResult } from "lit";
import { ifDefined } from "lit/directives/if-defined.js";

interface ChipProps {
  /** "9–K", "Ada". */
  label: string | TemplateResult;
  /** What it is worth, at its end in the game's colour. */
  worth?: string;
  /** What stands before it: a mark, a place in the order. */
  before?: TemplateResult | undefined;
  pressed?: boolean;
  /** Still being made: a dashed line. */
  ghost?: boolean;
  /** What a reader hears instead. */
  heard?: string;
  onTap?: () => void;
}

/** A small thing on the table that can be tapped: a meld, a name. */
export function chip({ label, worth, before, pressed, ghost, heard, onTap }: ChipProps): TemplateResult {
  return html`<button class="chip ${ghost ? "ghost" : ""}" type="button" aria-pressed=${ifDefined(pressed)}
    aria-label=${heard ?? nothing} @click=${onTap}>
    ${before ?? nothing}<span class="chip-label">${label}</span>
    ${worth === undefined ? nothing : html`<b class="chip-worth">${worth}</b>`}
  </button>`;
}
