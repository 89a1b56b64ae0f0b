/** A draft of an entry: the place it belongs to, and what it holds of each seat. */

import type { Draft, Setup } from "../../types.ts";
import { NEXT_PLACE } from "./conflicts.ts";

/** Where a draft belongs: at the end of the log, in place of an entry, or before one. */
export interface EntryPlace {
  of?: string;
  before?: string;
}

/** Return the seats still playing, in seat order. */
export function playingSeats(setup: Setup): number[] {
  return setup.seats.map((_, seat) => seat).filter((seat) => setup.playing[seat] !== false);
}

/** Return the name of a place: "new", "of:ID" or "before:ID". */
export function placeName({ of, before }: EntryPlace): string {
  if (of !== undefined) return `of:${of}`;
  return before === undefined ? NEXT_PLACE : `before:${before}`;
}

/** Return a draft begun before somebody joined or left, with an item for every seat there is now. */
export function fitSeats(draft: Draft, setup: Setup): Draft {
  const { players } = draft.entry;
  if (!Array.isArray(players)) return draft;
  const items = setup.seats.map((_, seat) => (setup.playing[seat] ? (players[seat] ?? null) : null));
  const seat = setup.playing[draft.seat] ? draft.seat : (playingSeats(setup)[0] ?? 0);
  return { ...draft, seat, entry: { ...draft.entry, players: items } };
}

/** Return whether nothing of a seat is known yet: an empty row or no melds are known. */
export function isUntouched(item: unknown): boolean {
  if (item === null || typeof item !== "object") return item === null;
  const values = Object.values(item);
  return values.length > 0 && values.every(isUntouched);
}
