/**
 * A game of lynX being filled in, and what each tap makes of it.
 *
 * A player is known by cards, `{melds: [{run: ["9", "K"]}, {set: "K", n: 4}], hand: {faces, others}}`,
 * by counts, `{melded: {faces, others}, held: {faces, others}}`, or by points. Everything
 * here and beside it puts melds and figures in their places and judges nothing: what a
 * meld may be and what it is worth, the engine says.
 */

import type { Depth, Draft, Setup } from "../../../types.ts";
import { playerOf, withPlayer } from "../../log/draft.ts";

export type Shape = { run: [string, string] } | { set: string; n: number };

/** A meld by its shape, or card by card where a game file says it so. */
export type Meld = Shape | string[];

/** Court cards and all others; null where nothing is known yet: unset is not zero. */
export interface Counts {
  faces: number | null;
  others: number | null;
}

type MeldsItem = Record<string, unknown>;

/**
 * What stands open at a seat: a meld begun with its first rank, a meld tapped, a field of
 * the counts with what is typed there, or the part of the hand the main button has led to.
 */
export type Open = { seat: number } & (
  | { first: string }
  | { meld: number }
  | { field: Field; text: string }
  | { wanted: string }
);

/** A field of the counts: cards in melds or in hand, or how many of them are court cards. */
export interface Field {
  of: "melded" | "held";
  what: "cards" | "faces";
}

export interface GameDraft extends Draft {
  open?: Open;
  /** True while the table is asked who went out. */
  asking?: boolean;
  /** By seat and depth: what was filled in there before another depth was chosen. */
  aside?: Record<string, MeldsItem>;
}

export const UNSET_COUNTS: Counts = { faces: null, others: null };
const NO_CARDS: Counts = { faces: 0, others: 0 };

/** The melds of a player, in the order they were entered. */
export function meldsOf(draft: Draft, seat: number): Meld[] {
  return (playerOf(draft, seat)?.melds as Meld[] | undefined) ?? [];
}

/** The hand of a player as it was tapped; null where nothing was, or where it was entered card by card. */
export function handOf(draft: Draft, seat: number): Counts | null {
  const hand = playerOf(draft, seat)?.hand as Counts | string[] | undefined;
  return hand && !Array.isArray(hand) ? hand : null;
}

/** The part of the hand the main button has led to: "faces", "others", or "hand" for both. */
export function wantedOf({ open, seat }: GameDraft): string | null {
  return open?.seat === seat && "wanted" in open ? open.wanted : null;
}

/** Whether nothing is unknown about the cards a player has left. */
export function isHandKnown(draft: Draft, seat: number): boolean {
  const item = playerOf(draft, seat);
  return finisherOf(draft) === seat || (item !== null && !hasBlanks(item.hand ?? item.held ?? null));
}

/** By seat: whether all about that player is known. */
export function doneSeats(draft: Draft): boolean[] {
  const players = draft.entry.players as (MeldsItem | null)[];
  return players.map((item) => item !== null && !Object.values(item).some(hasBlanks));
}

/** The draft with a figure of the hand known; `hand` is the hand as it stands. */
export function withHandFigure(draft: GameDraft, hand: Counts, figure: Partial<Counts>): GameDraft {
  return withItem(withoutOpen(draft), { ...itemOf(draft), hand: { ...hand, ...figure } });
}

/** The seat that went out, null for nobody, undefined while nobody has said. */
export function finisherOf(draft: Draft): number | null | undefined {
  return draft.entry.finisher as number | null | undefined;
}

/** The draft with `seat` gone out, or nobody (null): his hand is empty, that of the one named before unknown again. */
export function withFinisher(draft: GameDraft, seat: number | null): GameDraft {
  const { players } = draft.entry as { players?: (MeldsItem | null)[] };
  const before = finisherOf(draft);
  const items = (players ?? []).map((item, at) => {
    if (item && at === seat) return withHand(item, NO_CARDS);
    return item && at === before ? withHand(item, UNSET_COUNTS) : item;
  });
  return { ...withoutOpen(draft), entry: { ...draft.entry, players: items, finisher: seat } };
}

/** The draft with nobody named yet who went out. */
export function withoutFinisher(draft: GameDraft): GameDraft {
  const after = withFinisher(draft, null);
  const { finisher: _, ...entry } = after.entry;
  return { ...after, entry };
}

/** The depth a player was filled in with, null when nothing is there. */
export function depthOf(draft: Draft, seat: number): Depth | null {
  const item = playerOf(draft, seat);
  if (!item) return null;
  if ("points" in item) return "points";
  return "melded" in item || "held" in item ? "counts" : "cards";
}

/** The draft with its seat turned to another depth: what was there is put aside and comes back with its depth. */
export function changeDepth(draft: GameDraft, depth: Depth): GameDraft {
  const item = playerOf(draft, draft.seat);
  const from = depthOf(draft, draft.seat);
  const aside = { ...draft.aside };
  if (item && from) aside[`${draft.seat} ${from}`] = item;
  const back = aside[`${draft.seat} ${depth}`] ?? null;
  const fits = back && finisherOf(draft) === draft.seat ? withHand(back, NO_CARDS) : back;
  return { ...withoutOpen(withPlayer(draft, draft.seat, fits)), aside, depth };
}

/** The draft as it counts when the person walks on: who has no meld has none; the hand stays unknown. */
export function completeSeat(draft: GameDraft, setup: Setup): GameDraft {
  const isUntouched = draft.depth !== "points" && playerOf(draft, draft.seat) === null;
  return isUntouched && setup.playing[draft.seat]
    ? (withPlayer(draft, draft.seat, itemOf(draft)) as GameDraft)
    : draft;
}

/** The draft without what only the last tap was about. */
export function withoutOpen({ open, asking, ...draft }: GameDraft): GameDraft {
  return draft;
}

/** The item of the seat being filled in; when there is none, an empty one of its depth. */
export function itemOf(draft: GameDraft): MeldsItem {
  const hand = finisherOf(draft) === draft.seat ? NO_CARDS : UNSET_COUNTS;
  return playerOf(draft, draft.seat) ?? blankItem(draft.depth, hand);
}

/** The draft with the item of its seat replaced. */
export function withItem(draft: GameDraft, item: MeldsItem): GameDraft {
  return withPlayer(draft, draft.seat, item) as GameDraft;
}

function blankItem(depth: Depth, hand: Counts): MeldsItem {
  return depth === "counts" ? { melded: UNSET_COUNTS, held: hand } : { melds: [], hand };
}

function withHand(item: MeldsItem, hand: Counts): MeldsItem {
  if ("points" in item) return item;
  return "held" in item ? { ...item, held: hand } : { ...item, hand };
}

function hasBlanks(value: unknown): boolean {
  if (value === null) return true;
  return !Array.isArray(value) && typeof value === "object" && Object.values(value).includes(null);
}
