/** The trick that is looked up: its plays in order, the leader's first. */

import type { TrickBoard } from "./board.ts";

export interface Trick {
  plays: string[][];
  /** Whether the next card is the next player's, though the last one might still play a second. */
  isClosed: boolean;
}

export const NO_TRICK: Trick = { plays: [], isClosed: false };

/** How often a card is in the pack: there are two lions. */
const COPIES: Record<string, number> = { lion: 2 };

/** Whether the last player might play a second card; a Hat is always played by itself. */
export function isOpen({ plays, isClosed }: Trick, { maxCardsEach }: TrickBoard): boolean {
  const last = plays.at(-1);
  return !isClosed && last !== undefined && last.length < maxCardsEach && !isHat(last[0]);
}

/** Return the trick after a tap on a card: played, or removed when it lies there already. */
export function tapCard(trick: Trick, card: string, board: TrickBoard): Trick {
  if (isUsedUp(trick, card)) return { plays: removeCard(trick.plays, card), isClosed: true };
  const { plays } = trick;
  if (isOpen(trick, board) && !isHat(card))
    return { plays: [...plays.slice(0, -1), [...(plays.at(-1) ?? []), card]], isClosed: false };
  return plays.length < board.maxPlayers ? { plays: [...plays, [card]], isClosed: false } : trick;
}

/** Return the trick without its newest card. */
export function removeLastCard({ plays }: Trick): Trick {
  const last = plays.at(-1) ?? [];
  const rest = plays.slice(0, -1);
  return { plays: last.length > 1 ? [...rest, last.slice(0, -1)] : rest, isClosed: last.length < 2 };
}

/** Whether every copy of a card lies in the trick. */
export function isUsedUp({ plays }: Trick, card: string): boolean {
  return plays.flat().filter((one) => one === card).length >= (COPIES[card] ?? 1);
}

function removeCard(plays: string[][], card: string): string[][] {
  return plays.map((cards) => cards.filter((one) => one !== card)).filter((cards) => cards.length);
}

function isHat(card = ""): boolean {
  return card.endsWith(" hat");
}
