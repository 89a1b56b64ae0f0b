import { html, nothing, type TemplateResult } from "lit";
import type { Colour } from "../../types.ts";
import { type IconName, icon } from "./icon.ts";
import { mark } from "./mark.ts";

/**
 * How a card on the board looks. `free`: can be taken. `chosen`: lies in the row shown. `own`: has the
 * player's own colour and stays in place (hatched). `taken`: lies with somebody else. `barred`: cannot be
 * taken. `open`: waits for a second tap.
 */
export type CellState = "free" | "chosen" | "own" | "taken" | "barred" | "open";

export interface CellProps {
  /** The text printed on it: "34", "9". */
  text: string;
  state: CellState;
  /** The label for screen readers: "green 8, with Ben". */
  ariaLabel: string;
  colour?: Colour;
  sign?: IconName;
  /** The colour of the player who has the card. */
  owner?: Colour;
  /** Differs from the entry being corrected: it is marked with a corner. */
  isChanged?: boolean;
  /** Left out where the card is only shown. */
  onTap?: () => void;
}

/** Render a card as a key, by shape and number, never by colour alone. */
export function cardCell(cell: CellProps): TemplateResult {
  const { state, ariaLabel, isChanged, onTap } = cell;
  if (!onTap)
    return html`<span class="cell is-${state}" role="img" aria-label=${ariaLabel}>${face(cell)}</span>`;
  return html`<button class="cell is-${state} ${isChanged ? "is-changed" : ""}" type="button" aria-label=${ariaLabel}
    aria-pressed=${state === "chosen"} aria-disabled=${state === "own" || state === "barred" ? "true" : nothing}
    @click=${onTap}>${face(cell)}</button>`;
}

function face({ text, colour, sign, owner }: CellProps): TemplateResult {
  return html`${colour ? mark(colour, 18) : nothing}${sign ? icon(sign, 20) : nothing}<span class="cell-text">${text}</span>
    ${owner ? html`<span class="cell-owner">${mark(owner, 15)}</span>` : nothing}`;
}
