/**
 * Melds and hand by counts: people count the cards, then how many of them are
 * court cards, because points are cards plus pictures. The entry stores court cards
 * and others; while the court cards are unknown, all cards count as others.
 */

import type { Depth } from "../../../types.ts";
import { playerOf, swapItem, withPlayer } from "../recorder.ts";
import {
  askWhenEmpty,
  type Counts,
  depthOf,
  type Field,
  finisherOf,
  type GameDraft,
  itemOf,
  type Meld,
  type MeldsItem,
  NO_CARDS,
  UNSET_COUNTS,
  withHand,
  withItem,
  withoutOpen,
} from "./game.ts";

/** The ranks as runs go; an ace stands above the king, too. */
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
const FACES: readonly string[] = ["J", "Q", "K"];

/** The fields in the order they are asked for. */
export const FIELDS: readonly Field[] = [
  { of: "melded", what: "cards" },
  { of: "melded", what: "faces" },
  { of: "held", what: "cards" },
  { of: "held", what: "faces" },
];

/** Return the figure in a field, null for none. */
export function figureIn(draft: GameDraft, { of, what }: Field): number | null {
  const counts = playerOf(draft, draft.seat)?.[of] as Counts | undefined;
  if (!counts) return null;
  return what === "faces" ? counts.faces : cardsOf(counts);
}

/** Set a field. With fewer cards than court cards, the court cards become unknown; an empty hand asks who went out. */
export function withFigure(draft: GameDraft, { of, what }: Field, figure: number | null): GameDraft {
  const item = itemOf(draft);
  const before = item[of] as Counts;
  const counts = what === "cards" ? withCards(before, figure) : withFaces(before, figure);
  const after = withItem(withoutOpen(draft), { ...item, [of]: counts });
  return of === "held" ? askWhenEmpty(after) : after;
}

/** Return the fields to fill in for the seat; a player who went out has no hand. */
export function fieldsOf(draft: GameDraft): Field[] {
  const isOut = finisherOf(draft) === draft.seat;
  return FIELDS.filter(({ of }) => !isOut || of === "melded");
}

/** Return the current field: the one tapped, else the first empty one, else the last. */
export function fieldOf(draft: GameDraft): Field {
  const { open, seat } = draft;
  if (open?.seat === seat && "field" in open) return open.field;
  return emptyField(draft) ?? (fieldsOf(draft).at(-1) as Field);
}

/** Return the first field of the seat in which nothing stands yet; null when all are filled in. */
export function emptyField(draft: GameDraft): Field | null {
  return fieldsOf(draft).find((field) => figureIn(draft, field) === null) ?? null;
}

/**
 * Change the depth of the draft's seat. Its item is put aside and comes back with its depth; counts where nothing
 * was entered are those of its cards.
 */
export function changeDepth(draft: GameDraft, depth: Depth): GameDraft {
  const { seat } = draft;
  const { aside } = swapItem(draft, depthOf(draft, seat), depth);
  const cards = aside[`${seat} cards`];
  const counts = aside[`${seat} counts`];
  const known = cards && countItem(cards);
  if (known && counts) aside[`${seat} counts`] = withoutKnown(counts, known);
  const item = aside[`${seat} ${depth}`] ?? null;
  const filled = known && depth === "counts" ? withKnown(item, known) : item;
  const fits = filled && finisherOf(draft) === seat ? withHand(filled, NO_CARDS) : filled;
  return { ...withoutOpen(withPlayer(draft, seat, fits)), aside, depth };
}

/** Return melds and hand of a player's cards by counts, unset where they are not known. */
function countItem({ melds, hand }: MeldsItem): Record<"melded" | "held", Counts> {
  const isByCounts = hand && !Array.isArray(hand);
  return { melded: countMelds(melds as Meld[]), held: isByCounts ? (hand as Counts) : UNSET_COUNTS };
}

/** Return the cards of melds by counts; of none, and of melds entered card by card, nothing is known. */
function countMelds(melds: Meld[]): Counts {
  if (!melds.length || melds.some(Array.isArray)) return UNSET_COUNTS;
  const ranks = melds.flatMap(ranksOf);
  const faces = ranks.filter((rank) => FACES.includes(rank)).length;
  return { faces, others: ranks.length - faces };
}

function ranksOf(meld: Meld): string[] {
  if (Array.isArray(meld)) return meld;
  if ("set" in meld) return Array<string>(meld.n).fill(meld.set);
  const [low, high] = meld.run;
  const places = [...RANKS, "A"];
  return places.slice(places.indexOf(low), places.lastIndexOf(high) + 1);
}

/** Return counts without what the cards say as well: that follows the cards. */
function withoutKnown(item: MeldsItem, known: MeldsItem): MeldsItem {
  const own = Object.entries(item).filter(([of, counts]) => !isSame(counts, known[of]));
  return { melded: UNSET_COUNTS, held: UNSET_COUNTS, ...Object.fromEntries(own) };
}

/** Return counts with what the cards say where nothing was entered. */
function withKnown(item: MeldsItem | null, known: MeldsItem): MeldsItem {
  const own = Object.entries(item ?? {}).filter(([, counts]) => !isSame(counts, UNSET_COUNTS));
  return { ...known, ...Object.fromEntries(own) };
}

function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one as Counts, other as Counts];
  return a.faces === b.faces && a.others === b.others;
}

function cardsOf({ faces, others }: Counts): number | null {
  return others === null ? null : others + (faces ?? 0);
}

/** Set the number of cards; with no cards there are no court cards either. */
function withCards({ faces }: Counts, cards: number | null): Counts {
  if (cards === 0) return { faces: 0, others: 0 };
  if (cards === null || faces === null || faces > cards) return { faces: null, others: cards };
  return { faces, others: cards - faces };
}

function withFaces(before: Counts, faces: number | null): Counts {
  const cards = cardsOf(before);
  if (faces === null) return { faces: null, others: cards };
  return { faces, others: cards === null ? null : Math.max(cards - faces, 0) };
}
