/** A draft begun before the pad of its game became what it is now. */

import type { Draft, Setup } from "../../types.ts";
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

/** Return a player's item with the figures alone that the pad of the game asks for; a yes or no it asks for since is no. */
export function fitItem(item: unknown, { pad }: Setup): unknown {
  if (!pad || pad.rows || item === null || typeof item !== "object" || "points" in item) return item;
  const known = new Map<string, unknown>(Object.entries(item));
  const asked = pad.fields.filter(({ kind }) => kind !== "computed");
  if (!asked.some(({ id }) => known.has(id))) return null;
  for (const { id, kind, of } of asked) if (kind === "flag" && !of && !known.has(id)) known.set(id, false);
  return Object.fromEntries(asked.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id)]] : [])));
}

/** Return the draft of a row without the row, where the pad of the game does not have it any more. */
function fitRow(draft: Draft, { pad }: Setup): Draft {
  const { row = null } = draft.entry;
  if (!pad?.rows || row === null || pad.rows.some(({ id }) => id === row)) return draft;
  return { ...draft, entry: { ...draft.entry, row: null, value: null } };
}
