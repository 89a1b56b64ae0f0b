/** A draft begun before the pad of its game became what it is now. */

import type { Draft, PadField, PadRow, Setup } from "../../types.ts";
import { fitSeats } from "./draft.ts";

/** Return a draft for everybody who plays now, with what the pad of the game asks for by now. */
export function fitDraft(draft: Draft, setup: Setup): Draft {
  const fitted = fitSeats(draft, setup);
  const { players } = fitted.entry;
  if (!setup.pad) return fitted;
  if (!Array.isArray(players)) return fitRow(fitted, setup);
  const items = players.map((item) => fitItem(item, setup));
  return { ...fitted, entry: { ...fitted.entry, players: items } };
}

/**
 * Return a player's item with the figures alone that the pad of the game asks of that player; one that cannot stand
 * there any more is to be filled in anew, a yes or no is no.
 */
export function fitItem(item: unknown, { pad }: Setup): unknown {
  if (!pad || pad.rows || item === null || typeof item !== "object" || "points" in item) return item;
  const known = new Map<string, unknown>(Object.entries(item));
  const asked = pad.fields.filter(({ kind }) => kind !== "computed");
  if (!asked.some(({ id }) => known.has(id))) return null;
  const fitted = new Map<string, unknown>();
  for (const field of asked) {
    const { id, kind, of } = field;
    if (of && fitted.get(of) !== true) continue;
    if (known.has(id) && canStand(field, known.get(id))) fitted.set(id, known.get(id));
    else if (kind === "flag") fitted.set(id, false);
    else if (known.has(id)) fitted.set(id, null);
  }
  return Object.fromEntries(fitted);
}

/** Return the draft of a row without the row, where nobody fills it in by the pad of the game, or with something else. */
function fitRow(draft: Draft, { pad }: Setup): Draft {
  const { row = null, value = null } = draft.entry;
  if (!pad?.rows || row === null) return draft;
  const asked = pad.rows.find(({ id, kind }) => id === row && kind !== "computed" && kind !== "subtotal");
  if (asked && (value === null || canStand(asked, value))) return draft;
  return { ...draft, entry: { ...draft.entry, row: null, value: null } };
}

/** Return whether what is filled in may stand in a field, or a row, of its kind; null is nothing yet. */
function canStand({ kind = "number", choices = [] }: PadField | PadRow, value: unknown): boolean {
  if (kind === "flag") return typeof value === "boolean";
  if (value === null) return true;
  return kind === "choice" ? choices.some(({ id }) => id === value) : typeof value === "number";
}
