/** The draft of a card, a claim or a game's final points, and how each tap changes it. */

import type { Depth, Draft, Entry, Setup } from "../../../types.ts";
import { type Cell, sameCell } from "./table.ts";

export interface GretaDraft extends Draft {
  /** What the receiver of the last card has claimed so far. */
  said?: number;
  /** A stored entry is being corrected. */
  mends?: boolean;
}

/** In a placed card `at` is its cell; in other entries it is a time. */
const NO_CARD = { type: "place", card: null, at: null } as unknown as Entry;

/** Return an empty draft at this depth. */
export function newDraft(setup: Setup, depth: Depth): GretaDraft {
  const entry = depth === "points" ? { type: "game", players: setup.seats.map(() => null) } : NO_CARD;
  return { entry, seat: 0, depth };
}

/** Return a draft for the correction of a stored entry. */
export function draftOf(entry: Entry): GretaDraft {
  const said = entry.type === "claim" ? Number(entry.points) : undefined;
  return { entry, seat: 0, depth: entry.type === "game" ? "points" : "cards", said, mends: true };
}

/** Return the card that waits for its cell, null for none. */
export function cardOf({ entry }: Draft): string | null {
  return (entry.card as string | null | undefined) ?? null;
}

/** Return the cell that waits for its card, null for none. */
export function cellOf({ entry }: Draft): Cell | null {
  return entry.type === "place" ? ((entry.at as unknown as Cell | null | undefined) ?? null) : null;
}

/** Return whether card or cell differ from the entry being corrected. */
export function isChanged({ entry }: Draft, original: Entry | null): boolean {
  return original !== null && (entry.card !== original.card || String(entry.at) !== String(original.at));
}

/** Choose a card in the rack, or put it back. */
export function withCard(draft: GretaDraft, card: string): GretaDraft {
  const isPutBack = cardOf(draft) === card && !draft.mends;
  return { ...draft, entry: withPlacement(draft, { card: isPutBack ? null : card }) };
}

/** Choose a cell in the square, or none again. */
export function withCell(draft: GretaDraft, cell: Cell): GretaDraft {
  const before = cellOf(draft);
  const isLeft = before !== null && sameCell(before, cell) && !draft.mends;
  return { ...draft, entry: withPlacement(draft, { at: isLeft ? null : cell }) };
}

/** Set the points claimed so far; they are written only when the claim is handed in. */
export function withClaim(draft: GretaDraft, said: number): GretaDraft {
  if (draft.mends) return { ...draft, said, entry: { ...draft.entry, points: said } };
  return { ...draft, said, entry: withPlacement(draft, {}) };
}

/** Return the draft with the finished claim as its entry. */
export function handInClaim(draft: GretaDraft): GretaDraft {
  return { ...draft, entry: { type: "claim", points: draft.said ?? 0 } };
}

/** Return whether matches have been tapped that are not handed in yet: the next card does that, too. */
export function hasOpenClaim({ said, mends, entry }: GretaDraft): boolean {
  return !mends && Boolean(said) && entry.type !== "claim";
}

/** Return the draft with which the card after a claim begins. */
export function withoutClaim({ said, ...draft }: GretaDraft): GretaDraft {
  return draft.mends ? { ...draft, said } : draft;
}

/** Return the card's entry with a change; after a complete card or a claim, the entry of the next card. */
function withPlacement(draft: GretaDraft, change: { card?: string | null; at?: Cell | null }): Entry {
  const { entry, mends } = draft;
  const isSameCard = entry.type === "place" && (mends || cardOf(draft) === null || cellOf(draft) === null);
  return { ...(isSameCard ? entry : NO_CARD), ...change } as unknown as Entry;
}
