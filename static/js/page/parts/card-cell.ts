import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Colour } from "../../types.ts";
import { type IconName, icon } from "./icon.ts";
import { tail } from "./lizard.ts";
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
  /** Shows nothing but a tail: one of the two 1s of a colour. */
  isTail?: boolean;
  /** The colour of the player who has the card. */
  owner?: Colour;
  /** Differs from the entry being corrected: it is marked with a corner. */
  isChanged?: boolean;
  /** What a tap on it means is for the engine to say, once it has answered to the taps before. */
  waits?: boolean;
  /** What its board calls it; left out where the card is only shown. */
  key?: string;
}

/** Render a card as a key, by shape and number, never by colour alone. */
export function cardCell(cell: CellProps): TemplateResult {
  const { state, ariaLabel, isChanged, waits = false, key } = cell;
  if (key === undefined)
    return html`<span class="cell is-${state}" role="img" aria-label=${ariaLabel}>${face(cell)}</span>`;
  return html`<button class="cell is-${state} ${isChanged ? "is-changed" : ""}" type="button" data-cell=${key} ?data-waits=${waits} aria-label=${ariaLabel}
    aria-pressed=${state === "chosen"} aria-disabled=${state === "own" || state === "barred" ? "true" : nothing}>${face(cell)}</button>`;
}

/** Render the same on a board, which is drawn at every tap: a cell that looks as before is left as it is. */
export function boardCell(cell: CellProps): unknown {
  const { text, state, ariaLabel, colour, sign, isTail, owner, isChanged, waits, key } = cell;
  return guard([text, state, ariaLabel, colour, sign, isTail, owner, isChanged, waits, key], () =>
    cardCell(cell),
  );
}

/** Return the key of the cell that was tapped, for the one listener of its board; null beside the cells. */
export function tappedCell({ target }: Event): string | null {
  return (target as Element).closest<HTMLElement>("[data-cell]")?.dataset.cell ?? null;
}

function face({ text, colour, sign, isTail, owner }: CellProps): TemplateResult {
  return html`${colour ? mark(colour, 18) : nothing}${sign ? icon(sign, 20) : nothing}<span class="cell-text">${text}</span>${isTail ? tail(16) : nothing}
    ${owner ? html`<span class="cell-owner">${mark(owner, 15)}</span>` : nothing}`;
}
