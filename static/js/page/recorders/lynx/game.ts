/**
 * The draft of a game of lynX, and how each tap changes it.
 *
 * A player is known by cards, `{melds: [{run: ["9", "K"]}, {set: "K", n: 4}], hand: {faces, others}}`,
 * by counts, `{melded: {faces, others}, held: {faces, others}}`, or by points. The
 * functions here only move melds and figures; what a meld may be and what it is worth is
 * up to the engine.
 */

import type { Depth, Draft, Setup } from "../../../types.ts";
import { fillUntouched, playerOf, withPlayer } from "../recorder.ts";

export type Shape = { run: [string, string] } | { set: string; n: number };

/** A meld by its shape, or card by card where a game file says it so. */
export type Meld = Shape | string[];

/** Court cards and all others; null where nothing is known yet: unset is not zero. */
export interface Counts {
  faces: number | null;
  others: number | null;
}

export type MeldsItem = Record<string, unknown>;

/**
 * What is open at a seat: a meld tapped, a field of the counts with its input and the court cards there were before it,
 * or the part of the hand a problem led to.
 */
export type Open = { seat: number } & (
  | { meld: number }
  | { field: Field; text: string; faces?: number | null }
  | { wanted: string }
);

/** A field of the counts: cards in melds or in hand, or how many of them are court cards. */
export interface Field {
  of: "melded" | "held";
  what: "cards" | "faces";
}

export interface GameDraft extends Draft {
  open?: Open;
  /** By seat the rank a meld was begun with: it waits for its second tap, whatever is tapped meanwhile. */
  begun?: Record<number, string>;
  /** True while the table is asked who went out. */
  asking?: boolean;
  /** By seat and depth: what was filled in before another depth was chosen. */
  aside?: Record<string, MeldsItem>;
}

export const UNSET_COUNTS: Counts = { faces: null, others: null };
export const NO_CARDS: Counts = { faces: 0, others: 0 };

/** Return the melds of a player in the order they were entered. */
export function meldsOf(draft: Draft, seat: number): Meld[] {
  return (playerOf(draft, seat)?.melds as Meld[] | undefined) ?? [];
}

/** Return the hand of a player by counts; null without one, or where it was entered card by card. */
export function handOf(draft: Draft, seat: number): Counts | null {
  const hand = playerOf(draft, seat)?.hand as Counts | string[] | undefined;
  return hand && !Array.isArray(hand) ? hand : null;
}

/** Return the part of the hand a problem led to: "faces", "others", or "hand" for both. */
export function wantedOf({ open, seat }: GameDraft): string | null {
  return open?.seat === seat && "wanted" in open ? open.wanted : null;
}

/** Return whether all about the cards left in a player's hand is known. */
export function isHandKnown(draft: Draft, seat: number): boolean {
  const item = playerOf(draft, seat);
  return finisherOf(draft) === seat || (item !== null && !hasBlanks(item.hand ?? item.held ?? null));
}

/** Return the rank a meld was begun with at a seat whose cards are tapped; null for none. */
export function begunRank(draft: GameDraft, seat: number): string | null {
  const depth = depthOf(draft, seat) ?? (seat === draft.seat ? draft.depth : "cards");
  return (depth === "cards" && draft.begun?.[seat]) || null;
}

/** Return by seat whether all about that player is known. */
export function doneSeats(draft: GameDraft): boolean[] {
  const players = draft.entry.players as (MeldsItem | null)[];
  const isKnown = (item: MeldsItem | null) => item !== null && !Object.values(item).some(hasBlanks);
  return players.map((item, seat) => isKnown(item) && !begunRank(draft, seat));
}

/** Set a figure of the hand; `hand` is the hand as it stands. */
export function withHandFigure(draft: GameDraft, hand: Counts, figure: Partial<Counts>): GameDraft {
  return askWhenEmpty(withItem(withoutOpen(draft), { ...itemOf(draft), hand: { ...hand, ...figure } }));
}

/** Ask who went out as soon as a hand turns out to be empty: most likely that player did. */
export function askWhenEmpty(draft: GameDraft): GameDraft {
  const item = itemOf(draft);
  const { faces, others } = (item.hand ?? item.held) as Counts;
  const isOpen = finisherOf(draft) === undefined;
  return isOpen && faces === 0 && others === 0 ? { ...draft, asking: true } : draft;
}

/** Return the seat that went out, null for nobody, undefined before the answer. */
export function finisherOf(draft: Draft): number | null | undefined {
  return draft.entry.finisher as number | null | undefined;
}

/** Set who went out, null for nobody: that hand is empty, that of the player named before unknown again. */
export function withFinisher(draft: GameDraft, seat: number | null): GameDraft {
  const { players } = draft.entry as { players?: (MeldsItem | null)[] };
  const before = finisherOf(draft);
  const items = (players ?? []).map((item, at) => {
    if (item && at === seat) return withHand(item, NO_CARDS);
    return item && at === before ? withHand(item, UNSET_COUNTS) : item;
  });
  return { ...withoutOpen(draft), entry: { ...draft.entry, players: items, finisher: seat } };
}

/** Return the draft without an answer who went out. */
export function withoutFinisher(draft: GameDraft): GameDraft {
  const after = withFinisher(draft, null);
  const { finisher: _, ...entry } = after.entry;
  return { ...after, entry };
}

/** Return the depth a player was filled in with, null without an item. */
export function depthOf(draft: Draft, seat: number): Depth | null {
  const item = playerOf(draft, seat);
  if (!item) return null;
  if ("points" in item) return "points";
  return "melded" in item || "held" in item ? "counts" : "cards";
}

/**
 * Give the seat an empty item where nothing was entered, as when the person moves on; the hand stays
 * unknown.
 */
export function completeSeat(draft: GameDraft, setup: Setup): GameDraft {
  return draft.depth === "points" ? draft : fillUntouched(draft, setup, itemOf(draft));
}

/** Return the draft without what is open at a seat; a meld that was begun stays. */
export function withoutOpen({ open, asking, ...draft }: GameDraft): GameDraft {
  return draft;
}

/** Return the item of the draft's seat, or an empty one of its depth. */
export function itemOf(draft: GameDraft): MeldsItem {
  const hand = finisherOf(draft) === draft.seat ? NO_CARDS : UNSET_COUNTS;
  return playerOf(draft, draft.seat) ?? blankItem(draft.depth, hand);
}

/** Replace the item of the draft's seat. */
export function withItem(draft: GameDraft, item: MeldsItem): GameDraft {
  return withPlayer(draft, draft.seat, item) as GameDraft;
}

function blankItem(depth: Depth, hand: Counts): MeldsItem {
  return depth === "counts" ? { melded: UNSET_COUNTS, held: hand } : { melds: [], hand };
}

/** Return the item of a player with another hand; one by points has none. */
export function withHand(item: MeldsItem, hand: Counts): MeldsItem {
  if ("points" in item) return item;
  return "held" in item ? { ...item, held: hand } : { ...item, hand };
}

function hasBlanks(value: unknown): boolean {
  if (value === null) return true;
  return !Array.isArray(value) && typeof value === "object" && Object.values(value).includes(null);
}
