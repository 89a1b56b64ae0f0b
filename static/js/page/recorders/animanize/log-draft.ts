/**
 * A trick being logged: its cards in the order they fell, from the leader the record knows.
 *
 * Nothing is judged here: whose turn it is, who wins and what cannot be, the engine says.
 */

import type { Bar, Choices, Draft } from "../../../types.ts";

export interface TrickLogDraft extends Draft {
  entry: { type: string; leader: number | null; cards: string[]; hand?: string[] };
  /** The cards by their places, null where one was taken back: the next one goes there. Left out: no gap. */
  lying?: (string | null)[] | undefined;
  /** A trick already written is being corrected: it is not written at once. */
  mends?: boolean;
}

/** The engine's `taps` for a trick, as docs/engine.md describes them. */
export interface TrickLogTaps {
  leader: number;
  number: number;
  of: number;
  plays: { seat: number; card: string }[];
  turn: number | null;
  lead: string | null;
  full: boolean;
  winner: { seat: number; why: string; card: string } | null;
  out: Bar | null;
  hand: number;
  cards: ({ card: string } & Partial<Bar>)[];
}

export function logTaps(choices: Choices | null): TrickLogTaps | null {
  return choices?.taps.plays ? (choices.taps as unknown as TrickLogTaps) : null;
}

/** Whether a draft is a trick and not a whole round. */
export function isLogDraft(draft: Draft): draft is TrickLogDraft {
  return draft.entry.type === "trick" || draft.entry.type === "out";
}

/** The next trick, without a card. */
export function newTrick(): TrickLogDraft {
  return { entry: { type: "trick", leader: null, cards: [] }, seat: 0, depth: "cards" };
}

/** The next trick begun by cards that were tapped while the one before was being written; null: by none. */
export function carryOver(written: Draft, tapped: Draft): Draft | null {
  if (!isLogDraft(written) || !isLogDraft(tapped) || tapped.entry.hand) return null;
  const cards = tapped.entry.cards.slice(written.entry.cards.length);
  const next = newTrick();
  return cards.length ? { ...next, entry: { ...next.entry, cards } } : null;
}

/**
 * A card tapped: it is played, or shown as left in the hand of who is out; again takes it back.
 * There are two lions: with `again` the other one is played.
 */
export function withCard(draft: TrickLogDraft, card: string, again = false): TrickLogDraft {
  const { entry } = draft;
  if (entry.hand) return { ...draft, entry: { ...entry, hand: toggleCard(entry.hand, card) } };
  const lying = [...cardsByPlace(draft)];
  const played = again ? -1 : lying.lastIndexOf(card);
  if (played < 0) lying[placeOfNext(draft)] = card;
  else lying[played] = null;
  const cards = lying.filter((one) => one !== null);
  return { ...draft, lying: lying.includes(null) ? lying : undefined, entry: { ...entry, cards } };
}

/** The cards of the trick by their places. */
export function cardsByPlace({ lying, entry }: TrickLogDraft): (string | null)[] {
  return lying ?? entry.cards;
}

/** The place of the next card: the first gap, or the end. */
export function placeOfNext(draft: TrickLogDraft): number {
  const gap = cardsByPlace(draft).indexOf(null);
  return gap < 0 ? cardsByPlace(draft).length : gap;
}

/** *Out*: the next player cannot go on; tapped again, he can after all. */
export function withOut({ entry: { hand, leader, cards }, ...draft }: TrickLogDraft): TrickLogDraft {
  const entry = hand ? { type: "trick", leader, cards } : { type: "out", leader, cards, hand: [] };
  return { ...draft, entry };
}

function toggleCard(hand: string[], card: string): string[] {
  return hand.includes(card) ? hand.filter((one) => one !== card) : [...hand, card];
}
