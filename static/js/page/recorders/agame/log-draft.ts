/**
 * A trick or a catch being logged: the cards as they were tapped.
 *
 * Whose a card is, who wins and what may be laid is up to the engine.
 */

import type { Bar, Choices, Draft, Entry } from "../../../types.ts";
import type { Slot } from "../../parts/slots.ts";

/** A card that was tapped, with its seat where the table was asked whose it is. */
type TappedCard = string | { card: string; seat: number };

/** A card laid into the winner's row; a Fennek names its slot. */
export type LaidCard = string | { card: string; slot: Slot };

interface LogDraftBase extends Draft {
  /** A stored entry is being corrected: it is not written after the last tap. */
  mends?: boolean;
}

export interface TrickDraft extends LogDraftBase {
  entry: Entry & { leader: number | null; laid?: LaidCard[] | null; discarded?: string | null };
  cards: TappedCard[];
  /** A Fennek that waits for its slot. */
  waiting?: string;
  /** In a correction: whose cards are tapped anew, and at which position among the others. */
  gap?: { seat: number; at: number };
}

export interface CatchDraft extends LogDraftBase {
  entry: Entry & { seat: number | null; card: string | null; from: number | "discard" | null; pay: string[] };
}

/**
 * A card of the board. `code` says why it cannot be tapped, `seat` played it in this trick, `paid` is set
 * where it pays for a catch.
 */
export interface CardTap extends Partial<Bar> {
  card: string;
  slot: Slot | "hat" | "fennek";
  colour: string;
  seat?: number | null;
  paid?: boolean;
}

/** The engine's `taps` for a trick, as docs/engine.md describes them. */
export interface TrickTaps {
  leader: number | null;
  plays: { seat: number; cards: string[]; sum: number | null }[];
  /** Cards given to a player whose turn comes after that of somebody who has not played yet. */
  later: { card: string; seat: number }[];
  turn: number[];
  /** The cards tapped that no play of this trick has room for. */
  rest: string[];
  ask: { card: string; seat: number | null; seats: number[] } | null;
  full: boolean;
  winner: { seat: number; why: string; tied: number[] } | null;
  lay: ({ card: string; laid?: boolean; slots?: Slot[] } & Partial<Bar>)[];
  discard: string[];
  stuck: Entry | null;
  /** Who may still catch in a catch round that has begun. */
  catchers: number[];
  /** Whether somebody may catch now, and a card lies there to be caught. */
  can_catch: boolean;
  /** Who took the last trick of the open section. */
  took: number | null;
  cards: CardTap[];
}

/** The engine's `taps` for a catch. */
export interface CatchTaps {
  order: number[];
  seat: number | null;
  then: number[];
  targets: ({ card: string; from: number | "discard"; least?: number; points?: number } & Partial<Bar>)[];
  least: number | null;
  paid: number | null;
  ask: { card: string; seat: number | null } | null;
  cards: CardTap[];
}

export function trickTaps(choices: Choices | null): TrickTaps | null {
  return choices?.taps.plays ? (choices.taps as unknown as TrickTaps) : null;
}

export function catchTaps(choices: Choices | null): CatchTaps | null {
  return choices?.taps.order ? (choices.taps as unknown as CatchTaps) : null;
}

/** Return whether a draft is a catch and not a trick. */
export function isCatch(draft: Draft): draft is CatchDraft {
  return draft.entry.type === "catch";
}

/** Return whether a draft is logged card by card and not a whole section. */
export function isLogDraft(draft: Draft): draft is TrickDraft | CatchDraft {
  return draft.entry.type !== "section";
}

/** Return whether nothing has been tapped yet. */
export function isBlank(draft: TrickDraft | CatchDraft): boolean {
  return !isCatch(draft) && !draft.cards.length;
}

/**
 * Return whether a finished entry may still get a second card, or cards of the next trick are tapped
 * already.
 */
export function canGrow(draft: TrickDraft | CatchDraft, taps: Choices["taps"]): boolean {
  if (isCatch(draft)) return draft.entry.pay.length < 2;
  const { lay = [] } = taps as Partial<TrickTaps>;
  return (
    restOf(draft, taps as Partial<TrickTaps>).length > 0 ||
    (draft.entry.laid?.length === 1 && lay.some(({ slots }) => slots))
  );
}

/** Return the draft of the next trick, with these cards tapped. */
export function newTrick(cards: TappedCard[] = []): TrickDraft {
  const entry = { type: "trick", leader: null, plays: null, laid: null, discarded: null };
  return { entry, cards, seat: 0, depth: "cards" };
}

/** Return the next trick with the cards tapped while the trick before was being written; null without any. */
export function carryOver(submitted: Draft, tapped: Draft): Draft | null {
  if (isCatch(submitted)) return null;
  if (isCatch(tapped)) return tapped;
  const before = (submitted as TrickDraft).cards.map(nameOf);
  const cards = (tapped as TrickDraft).cards.filter((card) => !before.includes(nameOf(card)));
  return cards.length ? newTrick(cards) : null;
}

/** Return the draft of a catch by that seat; null: by the next in order. */
export function newCatch(seat: number | null = null): CatchDraft {
  return { entry: { type: "catch", seat, card: null, from: null, pay: [] }, seat: 0, depth: "cards" };
}

/** Return a draft for the correction of a stored entry. */
export function reopenEntry({ id, at, by, ...entry }: Entry): TrickDraft | CatchDraft {
  if (entry.type === "catch") return { ...newCatch(), entry: entry as CatchDraft["entry"], mends: true };
  if (entry.type === "stuck") {
    const lone = { card: String(entry.card), seat: Number(entry.seat) };
    return { ...newTrick([lone]), mends: true };
  }
  const { plays, leader, ...laid } = entry as Entry & { plays: string[][]; leader: number };
  const seatAt = (position: number) => (leader + position) % plays.length;
  const cards = plays.flatMap((play, position) => play.map((card) => ({ card, seat: seatAt(position) })));
  const draft = newTrick(cards);
  return { ...draft, entry: { ...draft.entry, ...laid, leader }, mends: true };
}

/**
 * Return a trick of so many players as it is led by another one: everybody keeps the cards that were played. Null
 * where only some played.
 */
export function withLeader(entry: Entry, leader: number, players: number): Entry | null {
  const { plays = [], leader: before } = entry as Entry & { plays?: string[][]; leader?: number };
  if (before === undefined || plays.length !== players) return null;
  const first = (leader - before + players) % players;
  return { ...entry, leader, plays: [...plays.slice(first), ...plays.slice(0, first)] };
}

/** Return the drafts of an entry after each of its taps but the last; none of an entry that has no cards. */
export function tapsBefore(entry: Entry): Draft[] {
  if (!["trick", "stuck", "catch"].includes(entry.type)) return [];
  const whole = reopenEntry(entry);
  if (isCatch(whole)) return catchTapsBefore(whole);
  const { laid = null, discarded = null } = whole.entry;
  const played = whole.cards.map((_, at) => newTrick(whole.cards.slice(0, at + 1)));
  const cards = played.at(-1) ?? newTrick();
  const rows = (laid ?? []).map((_, at) => withEntry(cards, { laid: (laid ?? []).slice(0, at + 1) }));
  const all = [...played, ...rows, ...(discarded ? [withDiscarded(rows.at(-1) ?? cards, discarded)] : [])];
  return entry.type === "stuck" ? all : all.slice(0, -1); // its last tap is a key of its own
}

function catchTapsBefore({ entry }: CatchDraft): Draft[] {
  const { seat, card, from, pay } = entry;
  const begun = newCatch(seat);
  const paid = pay.map((_, at) => ({
    ...begun,
    entry: { ...begun.entry, card, from, pay: pay.slice(0, at) },
  }));
  return [begun, ...paid];
}

/** Play a card, or take it back where it was played. */
export function withCard(draft: TrickDraft, card: string): TrickDraft {
  const others = draft.cards.filter((one) => nameOf(one) !== card);
  if (others.length < draft.cards.length) return { ...withoutWaiting(draft), cards: others, gap: undefined };
  const { gap } = draft;
  if (!gap) return { ...withoutWaiting(draft), cards: [...draft.cards, card] };
  const cards = [...draft.cards.slice(0, gap.at), { card, seat: gap.seat }, ...draft.cards.slice(gap.at)];
  return { ...withoutWaiting(draft), cards, gap: { ...gap, at: gap.at + 1 } };
}

/** Take back a player's cards, to be tapped anew; so is what was laid. */
export function withoutPlay(draft: TrickDraft, seat: number, played: string[]): TrickDraft {
  const at = draft.cards.findIndex((one) => played.includes(nameOf(one)));
  const cards = draft.cards.filter((one) => !played.includes(nameOf(one)));
  const draftWithoutLaid = withEntry(draft, { laid: null, discarded: null });
  return { ...draftWithoutLaid, cards, gap: { seat, at } };
}

/** Return the cards of a draft that name this seat, also those that no longer fit. */
export function cardsOf({ cards }: TrickDraft, seat: number): string[] {
  return cards.filter((one) => typeof one === "object" && one.seat === seat).map(nameOf);
}

/**
 * Return the cards that a full trick has no place for, those too which the engine has not read yet: they begin the next
 * one.
 */
export function restOf({ cards }: TrickDraft, { full, plays = [] }: Partial<TrickTaps>): string[] {
  const played = plays.flatMap((play) => play.cards);
  return full ? cards.map(nameOf).filter((card) => !played.includes(card)) : [];
}

/**
 * Return the cards tapped in a full trick that are not the next one's, as nothing is laid or discarded yet: nobody
 * played them. One that the engine has not read yet may be somebody's second.
 */
export function strayCards(draft: TrickDraft, taps: TrickTaps | null): string[] {
  const { entry, mends } = draft;
  const isDone = !mends && (entry.laid?.length || entry.discarded);
  return taps && !isDone ? restOf(draft, taps).filter((card) => taps.rest.includes(card)) : [];
}

/** Return the draft without some of its cards. */
export function withoutCards(draft: TrickDraft, names: string[]): TrickDraft {
  return { ...draft, cards: draft.cards.filter((one) => !names.includes(nameOf(one))) };
}

/** Assign a card to the seat that played it. */
export function withSeat(draft: TrickDraft, card: string, seat: number): TrickDraft {
  const cards = draft.cards.map((one) => (nameOf(one) === card ? { card, seat } : one));
  return { ...withoutWaiting(draft), cards };
}

/** Lay a card of the trick into the winner's row, or take it up again; none is discarded then. */
export function withLaid(draft: TrickDraft, laid: LaidCard): TrickDraft {
  const before = draft.entry.laid ?? [];
  const others = before.filter((one) => nameOf(one) !== nameOf(laid));
  const after = others.length < before.length ? others : [...before, laid];
  return withEntry(draft, { laid: after.length ? after : null, discarded: null });
}

/** Put a card of the trick on the discard pile, or take it up again; none is laid then. */
export function withDiscarded(draft: TrickDraft, card: string): TrickDraft {
  return withEntry(draft, { laid: null, discarded: draft.entry.discarded === card ? null : card });
}

/** Choose the card to catch, or none again. */
export function withTarget(draft: CatchDraft, card: string, from: number | "discard"): CatchDraft {
  const target = draft.entry.card === card ? { card: null, from: null } : { card, from };
  return { ...draft, entry: { ...draft.entry, ...target } };
}

/** Pay a card for a catch, or take it back. */
export function withPaid(draft: CatchDraft, card: string): CatchDraft {
  const { pay } = draft.entry;
  const after = pay.includes(card) ? pay.filter((one) => one !== card) : [...pay, card];
  return { ...draft, entry: { ...draft.entry, pay: after } };
}

/** Return the draft without a Fennek that waits for its slot. */
function withoutWaiting({ waiting, ...draft }: TrickDraft): TrickDraft {
  return draft;
}

function withEntry(draft: TrickDraft, change: Partial<TrickDraft["entry"]>): TrickDraft {
  return { ...withoutWaiting(draft), entry: { ...draft.entry, ...change } };
}

export function nameOf(card: TappedCard | LaidCard): string {
  return typeof card === "string" ? card : card.card;
}
