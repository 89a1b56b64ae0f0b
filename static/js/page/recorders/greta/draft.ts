/** What a tap makes of a draft: a card on its way to the table, a claim, or a game's final points. */

import type { Depth, Draft, Entry, Setup } from "../../../types.ts";
import { type Cell, sameCell } from "./table.ts";

export interface GretaDraft extends Draft {
  /** What the receiver of the last card has claimed so far. */
  said?: number;
  /** An entry already written is being mended. */
  mends?: boolean;
}

/** A card's `at` is its cell, where other entries have a time. */
const NO_CARD = { type: "place", card: null, at: null } as unknown as Entry;

/** Nothing yet, at this depth. */
export function newDraft(setup: Setup, depth: Depth): GretaDraft {
  const entry = depth === "points" ? { type: "game", players: setup.seats.map(() => null) } : NO_CARD;
  return { entry, seat: 0, depth };
}

/** An entry already written, for its correction. */
export function draftOf(entry: Entry): GretaDraft {
  const said = entry.type === "claim" ? Number(entry.points) : undefined;
  return { entry, seat: 0, depth: entry.type === "game" ? "points" : "cards", said, mends: true };
}

/** The card that waits for its cell, null for none. */
export function cardOf({ entry }: Draft): string | null {
  return (entry.card as string | null | undefined) ?? null;
}

/** The cell that waits for its card, null for none. */
export function cellOf({ entry }: Draft): Cell | null {
  return entry.type === "place" ? ((entry.at as unknown as Cell | null | undefined) ?? null) : null;
}

/** Whether card or cell are no more as they were written. */
export function isChanged({ entry }: Draft, original: Entry | null): boolean {
  return original !== null && (entry.card !== original.card || String(entry.at) !== String(original.at));
}

/** A card tapped in the rack: chosen, or put back. */
export function withCard(draft: GretaDraft, card: string): GretaDraft {
  const isPutBack = cardOf(draft) === card && !draft.mends;
  return { ...draft, entry: withPlacement(draft, { card: isPutBack ? null : card }) };
}

/** A cell tapped in the square: chosen, or left again. */
export function withCell(draft: GretaDraft, cell: Cell): GretaDraft {
  const before = cellOf(draft);
  const isLeft = before !== null && sameCell(before, cell) && !draft.mends;
  return { ...draft, entry: withPlacement(draft, { at: isLeft ? null : cell }) };
}

/** The claim after one more match was named; it is written only when it is handed in. */
export function withClaim(draft: GretaDraft, said: number): GretaDraft {
  if (draft.mends) return { ...draft, said, entry: { ...draft.entry, points: said } };
  return { ...draft, said, entry: withPlacement(draft, {}) };
}

/** The claim handed in. */
export function handInClaim(draft: GretaDraft): GretaDraft {
  return { ...draft, entry: { type: "claim", points: draft.said ?? 0 } };
}

/** The card's entry with something changed; behind a card or claim that is being written the next one begins. */
function withPlacement(draft: GretaDraft, change: { card?: string | null; at?: Cell | null }): Entry {
  const { entry, mends } = draft;
  const isSameCard = entry.type === "place" && (mends || cardOf(draft) === null || cellOf(draft) === null);
  return { ...(isSameCard ? entry : NO_CARD), ...change } as unknown as Entry;
}
