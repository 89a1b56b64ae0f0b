/**
 * The draft of a section, and how each tap changes it.
 *
 * A player is known by row, `{row: {"13": "green", "5": "fennek red"}}`, by counts,
 * `{sum, lizards, complete}`, or by points. The functions here only move cards;
 * what may lie where and what it is worth is up to the engine.
 */

import type { Depth, Draft, Setup } from "../../../types.ts";
import { playingSeats } from "../../log/draft.ts";
import type { Slot } from "../../parts/slots.ts";
import { playerOf, swapItem, withPlayer } from "../recorder.ts";

/** What lies in each slot: a colour, or "fennek COLOUR". */
export type RowCards = Partial<Record<Slot, string>>;

type SectionItem = Record<string, unknown>;

/** The draft a tap makes, its seat, and how it is announced: "green 13". */
export interface TapAction {
  draft: SectionDraft;
  seat: number;
  description: string;
}

export interface SectionDraft extends Draft {
  /** A card that lies in somebody else's row and was tapped once; a second tap moves it. */
  asked?: string;
  /** The colour of a Fennek that waits for its slot. */
  waiting?: string;
  /** By seat: the sum of the cards as typed, "34+21". */
  summed?: Record<number, string>;
  /** By seat and depth: what was filled in before another depth was chosen. */
  aside?: Record<string, SectionItem>;
}

/** Return the name of a card: "green 13", "green fennek". */
export function cardOf(slot: Slot, lying: string): string {
  const fennek = fennekOf(lying);
  return fennek ? `${fennek} fennek` : `${lying} ${slot}`;
}

/** Return the colour of a Fennek in a row, null for a lizard card. */
export function fennekOf(lying: string | undefined): string | null {
  return lying?.startsWith("fennek ") ? lying.slice("fennek ".length) : null;
}

/** Return a player's row as far as it is filled in; empty for a player known by counts or points. */
export function rowOf(draft: Draft, seat: number): RowCards {
  return (playerOf(draft, seat)?.row as RowCards | undefined) ?? {};
}

/** Return by card the seat in whose row it lies. */
export function holders(draft: Draft): Map<string, number> {
  const result = new Map<string, number>();
  for (const seat of (draft.entry.players as unknown[]).keys()) {
    for (const [slot, lying] of Object.entries(rowOf(draft, seat)))
      result.set(cardOf(slot as Slot, lying), seat);
  }
  return result;
}

/**
 * Lay a lizard card in the seat's row, or take it away where it lies there.
 *
 * A card in somebody else's row is only asked about: the second tap moves it.
 */
export function tapCard(draft: SectionDraft, slot: Slot, colour: string): SectionDraft {
  const card = cardOf(slot, colour);
  if (shouldAskFirst(draft, card)) return { ...withoutPending(draft), asked: card };
  return rowOf(draft, draft.seat)[slot] === colour ? removeCard(draft, card) : layCard(draft, slot, colour);
}

/** Let a Fennek wait for its slot, or take it away where it lies in the row. */
export function tapFennek(draft: SectionDraft, colour: string): SectionDraft {
  const card = `${colour} fennek`;
  if (shouldAskFirst(draft, card)) return { ...withoutPending(draft), asked: card };
  if (holders(draft).get(card) === draft.seat) return removeCard(draft, card);
  return draft.waiting === colour ? withoutPending(draft) : { ...withoutPending(draft), waiting: colour };
}

/** Lay the Fennek that waits into this slot. */
export function tapSlot(draft: SectionDraft, slot: Slot): SectionDraft {
  return layCard(draft, slot, `fennek ${draft.waiting}`);
}

/** Set some counts of the seat; those in `needed` that are not set yet become null. */
export function withFigures(
  draft: SectionDraft,
  figures: SectionItem,
  needed: readonly string[],
): SectionDraft {
  const unknown = Object.fromEntries(needed.map((key) => [key, null]));
  return withItem(draft, { ...unknown, ...playerOf(draft, draft.seat), ...figures });
}

/** Set the sum of the cards, with the text it was typed as. */
export function withSum(
  draft: SectionDraft,
  text: string,
  sum: number | null,
  needed: readonly string[],
): SectionDraft {
  return { ...withFigures(draft, { sum }, needed), summed: { ...draft.summed, [draft.seat]: text } };
}

/** Return whether all about a player is known, at any depth. */
export function isKnown(draft: Draft, seat: number): boolean {
  const item = playerOf(draft, seat);
  return item !== null && !Object.values(item).includes(null);
}

/** Move to the next player without an item once this one's is complete. */
export function moveToNextSeat(draft: SectionDraft, setup: Setup): SectionDraft {
  const next = playingSeats(setup).find((seat) => seat > draft.seat && !playerOf(draft, seat));
  return isKnown(draft, draft.seat) && next !== undefined ? { ...draft, seat: next } : draft;
}

/** Return whether nobody has said yet what lies in the row of the draft's seat. */
export function isRowUnknown(draft: Draft, setup: Setup): boolean {
  const { depth, seat } = draft;
  return depth === "cards" && setup.playing[seat] === true && playerOf(draft, seat) === null;
}

/** Give the seat an empty row, as said by a key of its own, and move on. */
export function withEmptyRow(draft: SectionDraft, setup: Setup): SectionDraft {
  return moveToNextSeat(withItem(draft, { row: {} }), setup);
}

/** Return the draft without a card asked about and without a Fennek that waits. */
export function withoutPending({ asked, waiting, ...draft }: SectionDraft): SectionDraft {
  return draft;
}

/** Return the depth a player was filled in with, null without an item. */
export function depthOf(draft: Draft, seat: number): Depth | null {
  const item = playerOf(draft, seat);
  if (!item) return null;
  if ("row" in item) return "cards";
  return "points" in item ? "points" : "counts";
}

/** Change the depth of the draft's seat. Its item is put aside and comes back with its depth. */
export function changeDepth(draft: SectionDraft, depth: Depth): SectionDraft {
  const { item, aside } = swapItem(draft, depthOf(draft, draft.seat), depth);
  const { summed, typed, ...rest } = withItem(draft, item);
  return { ...rest, aside, depth };
}

/** Give a row whose cards come to nothing no lizards, as when the person moves on. */
export function completeSeat(draft: SectionDraft): SectionDraft {
  const { sum, lizards, complete } = playerOf(draft, draft.seat) ?? {};
  const isEmpty = sum === 0 && lizards === null && complete === undefined;
  return isEmpty ? withFigures(draft, { lizards: 0 }, []) : draft;
}

function shouldAskFirst(draft: SectionDraft, card: string): boolean {
  const holder = holders(draft).get(card) ?? draft.seat;
  return holder !== draft.seat && draft.asked !== card;
}

/** Lay a card into the seat's row and take it out of any other. */
function layCard(draft: SectionDraft, slot: Slot, lying: string): SectionDraft {
  const withoutCard = removeCard(draft, cardOf(slot, lying));
  return withItem(withoutCard, { row: { ...rowOf(withoutCard, draft.seat), [slot]: lying } });
}

/** Take a card out of whatever row it lies in. */
function removeCard(draft: SectionDraft, card: string): SectionDraft {
  const players = (draft.entry.players as (SectionItem | null)[]).map((item) => {
    const row = item?.row as RowCards | undefined;
    return row ? { ...item, row: rowWithout(row, card) } : item;
  });
  return { ...withoutPending(draft), entry: { ...draft.entry, players } };
}

function rowWithout(row: RowCards, card: string): RowCards {
  return Object.fromEntries(
    Object.entries(row).filter(([slot, lying]) => cardOf(slot as Slot, lying) !== card),
  );
}

function withItem(draft: SectionDraft, item: SectionItem | null): SectionDraft {
  return withPlayer(withoutPending(draft), draft.seat, item) as SectionDraft;
}
