import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { icon } from "./icon.ts";

export interface OfferLineProps {
  text: string | TemplateResult;
  /** What is offered; left out where words are all there is to give. */
  key?: { label: string; onTap: () => void };
  /** Sends it away; left out where it goes by itself. */
  onClose?: () => void;
}

/** A quiet line above the footer: something that can be had, and need not be. */
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
