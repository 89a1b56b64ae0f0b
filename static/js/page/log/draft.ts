/** A draft of an entry: the place it belongs to, and what it holds of each seat. */

import type { Draft, Setup } from "../../types.ts";

/** Where a draft belongs: at the end of the log, in place of an entry, or before one. */
export interface EntryPlace {
  of?: string;
  before?: string;
}

/** Return the item of one seat in an unfinished entry, null when nothing is known yet. */
export function playerOf(draft: Draft, seat: number): Record<string, unknown> | null {
  const players = draft.entry.players as (Record<string, unknown> | null)[] | undefined;
  return players?.[seat] ?? null;
}

/** Return the draft with one seat's item replaced. */
export function withPlayer(draft: Draft, seat: number, item: Record<string, unknown> | null): Draft {
  const players = [...(draft.entry.players as (Record<string, unknown> | null)[])];
  players[seat] = item;
  return { ...draft, entry: { ...draft.entry, players } };
}

/** Return the seats still playing, in seat order. */
export function playingSeats(setup: Setup): number[] {
  return setup.seats.map((_, seat) => seat).filter((seat) => setup.playing[seat] !== false);
}

/** Return the name of a place: "new", "of:ID" or "before:ID". */
export function placeName({ of, before }: EntryPlace): string {
  if (of !== undefined) return `of:${of}`;
  return before === undefined ? "new" : `before:${before}`;
}

/** Return the place of an entry by its name; null: "new", or no entry's. */
export function parsePlace(name: string): EntryPlace | null {
  const [, key, id] = /^(of|before):(.+)$/.exec(name) ?? [];
  return key && id ? { [key]: id } : null;
}

/** Return a draft begun before somebody joined or left, with an item for every seat there is now. */
export function fitSeats(draft: Draft, setup: Setup): Draft {
  const { players } = draft.entry;
  if (!Array.isArray(players)) return draft;
  const items = setup.seats.map((_, seat) => (setup.playing[seat] ? (players[seat] ?? null) : null));
  const seat = setup.playing[draft.seat] ? draft.seat : (playingSeats(setup)[0] ?? 0);
  return { ...draft, seat, entry: { ...draft.entry, players: items } };
}
