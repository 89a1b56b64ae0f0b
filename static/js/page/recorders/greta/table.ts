/** The types of Greta's sheet and taps, and what is read from them. */

import type { Choices, Sheet } from "../../../types.ts";

/** Row and column: in a sheet's `table` those of the square, in entries and taps those of the first card. */
export type Cell = readonly [row: number, column: number];

/** The top card of a cell, and the one it covers. */
export interface Lying {
  at: Cell;
  card: string;
  level: 1 | 2;
  under: string | null;
}

/** A card the last one matched; `cover` is the one it lies on. */
export interface Match {
  at: Cell;
  card: string;
  what: "suit" | "rank" | "cover";
  points: number;
}

export interface LastCard {
  card: string;
  at: Cell;
  matches: Match[];
}

/** One entry of the game: a card placed (its points are null where they must be claimed), or a claim. */
export interface TableEntry {
  id: string;
  type: "place" | "claim";
  level: 1 | 2;
  /** Who placed the card, or who claims. */
  seat: number;
  card: string;
  points: number | null;
}

export interface Square {
  cells: Lying[];
  /** Added to a cell of this square, it gives the cell in the coordinates of entries. */
  origin: Cell;
  last: LastCard | null;
  played: TableEntry[];
}

/** What the table waits for. */
interface Awaited {
  game: number;
  level: 1 | 2;
  /** The number of the next card in its game. */
  card: number;
  /** Who places it. */
  seat: number;
  /** How many cards each is dealt before it; null between deals. */
  deal: number | null;
  /** The card whose points its receiver may still claim; how many is for the receiver to find. */
  due: { seat: number; card: string } | null;
}

/** The table at the place of the draft, and every tap that is legal there. */
export interface View {
  next: Awaited;
  /** Whether a finished game still lies on the table. */
  finished: boolean;
  /** Who leads the second level, and why, before its first card. */
  lead: { seat: number; why: "points" | "last" } | null;
  table: Square;
  cells: Cell[];
  /** The corners of a square of fixed size; else empty. */
  corners: Cell[];
  cards: string[];
  /** At practice games: what the chosen card gives away in each cell, or each card in the chosen cell. */
  gives?: { cells: number[] | null; cards: number[] | null } | null;
}

/**
 * Return the engine's answer to a draft; before it has answered, the sheet without legal taps; null where
 * the game is over.
 */
export function viewOf({ next, table, outlook }: Sheet, choices: Choices | null): View | null {
  if (choices?.taps.table) return choices.taps as unknown as View;
  const { finished = false, lead = null } = outlook ?? {};
  return next
    ? ({ next, table, finished, lead, cells: [], corners: [], cards: [] } as unknown as View)
    : null;
}

/** Return the card for which a claim is offered: none for a game's first, which has nothing to match. */
export function claimable({ card, due }: Awaited): Awaited["due"] {
  return card === 2 ? null : due;
}

/** Return the view to show: a finished game lies there until a card of the next one is chosen. */
export function withoutFinishedGame(view: View, isChoosing: boolean): View {
  if (!view.finished) return view;
  const empty = { ...view.table, cells: [], last: null };
  return isChoosing ? { ...view, table: empty } : { ...view, cells: [] };
}

/** Return a cell of the square in the coordinates of entries. */
export function entryCell([row, column]: Cell, { origin }: Square): Cell {
  return [row + origin[0], column + origin[1]];
}

export function sameCell(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** What the last entry gave, and to whom; null while it still has to be claimed. */
export interface Gain {
  seat: number;
  points: number;
  card: string;
  /** Claimed by the receiver: the matches are not known. */
  isClaimed: boolean;
}

export function gainOf({ played }: Square): Gain | null {
  const entry = played.at(-1);
  if (!entry || entry.points === null) return null;
  const isClaimed = entry.type === "claim";
  return { seat: isClaimed ? entry.seat : 1 - entry.seat, points: entry.points, card: entry.card, isClaimed };
}
