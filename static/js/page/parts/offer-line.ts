import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { icon } from "./icon.ts";

export interface OfferLineProps {
  text: string | TemplateResult;
  /** The action offered; left out where there is only text. */
  key?: { label: string; onTap: () => void };
  /** Dismisses the line; left out where it goes by itself. */
  onClose?: () => void;
}

/** Render a quiet line above the footer with something the person may have but does not need. */
export function offerLine({ text, key, onClose }: OfferLineProps): TemplateResult {
  return html`<aside class="offer">
    <p>${text}</p>
    ${key ? html`<button class="offer-key" type="button" @click=${key.onTap}>${key.label}</button>` : nothing}
    ${
      onClose
        ? html`<button class="offer-close" type="button" aria-label=${t("offer.close")} @click=${onClose}>${icon("close", 20)}</button>`
        : nothing
    }
  </aside>`;
}
