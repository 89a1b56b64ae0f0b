/**
 * A section being filled in, and what each tap makes of it.
 *
 * A player is known by row, `{row: {"13": "green", "5": "fennek red"}}`, by counts,
 * `{sum, lizards, complete}`, or by points. The functions here move cards about and
 * judge nothing: what may lie where and what it is worth, the engine says.
 */

import type { Depth, Draft, Setup } from "../../../types.ts";
import { playerOf, playingSeats, withPlayer } from "../../log/draft.ts";
import type { Slot } from "../../parts/coloured-card.ts";

/** What lies in each slot: a colour, or "fennek COLOUR". */
export type RowCards = Partial<Record<Slot, string>>;

type SectionItem = Record<string, unknown>;

/** What a tap makes of a draft, and how it is said: "green 13" for this seat. */
export interface TapAction {
  draft: SectionDraft;
  seat: number;
  description: string;
}

export interface SectionDraft extends Draft {
  /** The card last tapped in vain: it lies in somebody else's row. The next tap on it moves it. */
  asked?: string;
  /** The colour of a Fennek that waits for its slot. */
  waiting?: string;
  /** By seat: the sum of the cards as it was typed, "34+21". */
  summed?: Record<number, string>;
  /** By seat and depth: what was filled in there before another depth was chosen. */
  aside?: Record<string, SectionItem>;
}

/** The card as it is named: "green 13", "green fennek". */
export function cardOf(slot: Slot, lying: string): string {
  const fennek = fennekOf(lying);
  return fennek ? `${fennek} fennek` : `${lying} ${slot}`;
}

/** The colour of a Fennek lying in a row, null for a lizard card. */
export function fennekOf(lying: string | undefined): string | null {
  return lying?.startsWith("fennek ") ? lying.slice("fennek ".length) : null;
}

/** Somebody's row as far as it is filled in; empty for who is known by figures. */
export function rowOf(draft: Draft, seat: number): RowCards {
  return (playerOf(draft, seat)?.row as RowCards | undefined) ?? {};
}

/** By card: the seat in whose row it lies. */
export function holders(draft: Draft): Map<string, number> {
  const result = new Map<string, number>();
  for (const seat of (draft.entry.players as unknown[]).keys()) {
    for (const [slot, lying] of Object.entries(rowOf(draft, seat)))
      result.set(cardOf(slot as Slot, lying), seat);
  }
  return result;
}

/**
 * The draft after a tap on a lizard card: laid in the row, or taken away where it
 * lies there already. With somebody else it is only asked for; the second tap moves it.
 */
export function tapCard(draft: SectionDraft, slot: Slot, colour: string): SectionDraft {
  const card = cardOf(slot, colour);
  if (shouldAskFirst(draft, card)) return { ...withoutPending(draft), asked: card };
  return rowOf(draft, draft.seat)[slot] === colour ? removeCard(draft, card) : layCard(draft, slot, colour);
}

/** The draft after a tap on a Fennek: it waits for its slot, or is taken away where it lies already. */
export function tapFennek(draft: SectionDraft, colour: string): SectionDraft {
  const card = `${colour} fennek`;
  if (shouldAskFirst(draft, card)) return { ...withoutPending(draft), asked: card };
  if (holders(draft).get(card) === draft.seat) return removeCard(draft, card);
  return draft.waiting === colour ? withoutPending(draft) : { ...withoutPending(draft), waiting: colour };
}

/** The draft after a tap on a slot, while a Fennek waits for one. */
export function tapSlot(draft: SectionDraft, slot: Slot): SectionDraft {
  return layCard(draft, slot, `fennek ${draft.waiting}`);
}

/** The draft with some figures of the seat known; `needed` names those it takes, the others are unknown. */
export function withFigures(
  draft: SectionDraft,
  figures: SectionItem,
  needed: readonly string[],
): SectionDraft {
  const unknown = Object.fromEntries(needed.map((key) => [key, null]));
  return withItem(draft, { ...unknown, ...playerOf(draft, draft.seat), ...figures });
}

/** The draft after the sum of the cards was typed. */
export function withSum(
  draft: SectionDraft,
  text: string,
  sum: number | null,
  needed: readonly string[],
): SectionDraft {
  return { ...withFigures(draft, { sum }, needed), summed: { ...draft.summed, [draft.seat]: text } };
}

/** Whether everything of a player is told, whatever the depth. */
export function isKnown(draft: Draft, seat: number): boolean {
  const item = playerOf(draft, seat);
  return item !== null && !Object.values(item).includes(null);
}

/** The draft at the next player nobody has filled in, once this one's figures are all known. */
export function moveToNextSeat(draft: SectionDraft, setup: Setup): SectionDraft {
  const next = playingSeats(setup).find((seat) => seat > draft.seat && !playerOf(draft, seat));
  return isKnown(draft, draft.seat) && next !== undefined ? { ...draft, seat: next } : draft;
}

/** The draft without what the next tap would have decided. */
export function withoutPending({ asked, waiting, ...draft }: SectionDraft): SectionDraft {
  return draft;
}

/** The depth a player was filled in with, null when nothing is there. */
export function depthOf(draft: Draft, seat: number): Depth | null {
  const item = playerOf(draft, seat);
  if (!item) return null;
  if ("row" in item) return "cards";
  return "points" in item ? "points" : "counts";
}

/** The draft with its seat turned to another depth: what was there is put aside and comes back with its depth. */
export function changeDepth(draft: SectionDraft, depth: Depth): SectionDraft {
  const item = playerOf(draft, draft.seat);
  const from = depthOf(draft, draft.seat);
  const aside = { ...draft.aside };
  if (item && from) aside[`${draft.seat} ${from}`] = item;
  const { summed, typed, ...rest } = withItem(draft, aside[`${draft.seat} ${depth}`] ?? null);
  return { ...rest, aside, depth };
}

/** The draft as it counts when the person walks on: who laid nothing has an empty row. */
export function completeSeat(draft: SectionDraft, setup: Setup): SectionDraft {
  const isUntouched = draft.depth === "cards" && playerOf(draft, draft.seat) === null;
  return isUntouched && setup.playing[draft.seat] ? withItem(draft, { row: {} }) : draft;
}

function shouldAskFirst(draft: SectionDraft, card: string): boolean {
  const holder = holders(draft).get(card) ?? draft.seat;
  return holder !== draft.seat && draft.asked !== card;
}

/** The draft with a card in the seat's row; a card lies in one place only. */
function layCard(draft: SectionDraft, slot: Slot, lying: string): SectionDraft {
  const withoutCard = removeCard(draft, cardOf(slot, lying));
  return withItem(withoutCard, { row: { ...rowOf(withoutCard, draft.seat), [slot]: lying } });
}

/** The draft with a card taken out of whosever row it lies in. */
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
