import { html, nothing, type TemplateResult } from "lit";
import type { Colour } from "../../types.ts";
import { type IconName, icon } from "./icon.ts";
import { mark } from "./mark.ts";

/**
 * One card on the board of five columns. `free` can be taken, `chosen` lies in the row
 * shown, `own` is the player's own colour (hatched, it stays in place), `taken` lies with
 * somebody else, `barred` cannot be, `open` waits for a second tap.
 */
export type CellState = "free" | "chosen" | "own" | "taken" | "barred" | "open";

export interface CellProps {
  /** What is printed on it: "34", "9". */
  text: string;
  state: CellState;
  /** What a reader hears: "green 8, with Ben". */
  ariaLabel: string;
  colour?: Colour;
  sign?: IconName;
  /** The mark of who has it. */
  owner?: Colour;
  /** Reads otherwise than what is written: it wears a pencil corner. */
  isChanged?: boolean;
  /** Left out: a card to look at. */
  onTap?: () => void;
}

/** A card as a key: shape and number, never colour alone. */
export function cardCell(cell: CellProps): TemplateResult {
  const { state, ariaLabel, isChanged, onTap } = cell;
  if (!onTap)
    return html`<span class="cell ${state}" role="img" aria-label=${ariaLabel}>${face(cell)}</span>`;
  return html`<button class="cell ${state} ${isChanged ? "changed" : ""}" type="button" aria-label=${ariaLabel}
    aria-pressed=${state === "chosen"} aria-disabled=${state === "own" || state === "barred" ? "true" : nothing}
    @click=${onTap}>${face(cell)}</button>`;
}

function face({ text, colour, sign, owner }: CellProps): TemplateResult {
  return html`${colour ? mark(colour, 18) : nothing}${sign ? icon(sign, 20) : nothing}<span class="cell-text">${text}</span>
    ${owner ? html`<span class="cell-owner">${mark(owner, 15)}</span>` : nothing}`;
}
