/**
 * The draft of a trick: its cards in the order played, from the leader on.
 *
 * Whose turn it is, who wins and what is impossible is up to the engine.
 */

import type { Bar, Choices, Draft, Entry } from "../../../types.ts";

export interface TrickLogDraft extends Draft {
  entry: { type: string; leader: number | null; cards: string[]; hand?: string[] };
  /**
   * The cards by their places, null where one was taken back and the next one goes; left out without a
   * gap.
   */
  lying?: (string | null)[] | undefined;
  /** A stored trick is being corrected: it is not written after the last tap. */
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
  /** By seat, what is left below the brawl limit before this trick; less than nought in a brawl. */
  room: number[];
  /** Who took the trick before this one, by which rule, and the colour led. */
  previous: { seat: number; why: string; lead: string | null } | null;
  cards: ({ card: string } & Partial<Bar>)[];
}

export function logTaps(choices: Choices | null): TrickLogTaps | null {
  return choices?.taps.plays ? (choices.taps as unknown as TrickLogTaps) : null;
}

/** Return whether a draft is a trick and not a whole round. */
export function isLogDraft(draft: Draft): draft is TrickLogDraft {
  return draft.entry.type === "trick" || draft.entry.type === "out";
}

/** Return the draft of the next trick, without a card. */
export function newTrick(): TrickLogDraft {
  return { entry: { type: "trick", leader: null, cards: [] }, seat: 0, depth: "cards" };
}

/** Return the next trick with the cards tapped while the trick before was being written; null without any. */
export function carryOver(submitted: Draft, tapped: Draft): Draft | null {
  if (!isLogDraft(submitted) || !isLogDraft(tapped) || tapped.entry.hand) return null;
  const cards = tapped.entry.cards.slice(submitted.entry.cards.length);
  const next = newTrick();
  return cards.length ? { ...next, entry: { ...next.entry, cards } } : null;
}

/**
 * Play a card, or show it in the hand of the eliminated player; a second tap takes it back.
 *
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

/** Return the cards of the trick by their places. */
export function cardsByPlace({ lying, entry }: TrickLogDraft): (string | null)[] {
  return lying ?? entry.cards;
}

/** Return the place of the next card: the first gap, or the end. */
function placeOfNext(draft: TrickLogDraft): number {
  const gap = cardsByPlace(draft).indexOf(null);
  return gap < 0 ? cardsByPlace(draft).length : gap;
}

/** Toggle *Out*: the next player cannot go on. */
export function withOut({ entry: { hand, leader, cards }, ...draft }: TrickLogDraft): TrickLogDraft {
  const entry = hand ? { type: "trick", leader, cards } : { type: "out", leader, cards, hand: [] };
  return { ...draft, entry };
}

function toggleCard(hand: string[], card: string): string[] {
  return hand.includes(card) ? hand.filter((one) => one !== card) : [...hand, card];
}

/** Return the drafts of a trick, or of one broken off, after each of its taps but the last. */
export function tapsBefore({ type, cards = [], hand = [] }: Entry): Draft[] {
  let draft = newTrick();
  const drafts: Draft[] = [];
  const tap = (next: TrickLogDraft) => {
    draft = next;
    drafts.push(draft);
  };
  for (const card of cards as string[]) tap(withCard(draft, card, draft.entry.cards.includes(card)));
  if (type === "out") tap(withOut(draft));
  for (const card of hand as string[]) tap(withCard(draft, card));
  return drafts.slice(0, -1);
}
