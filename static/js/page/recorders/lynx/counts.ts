/**
 * Melds and hand by counts: people count the cards, then how many of them are
 * court cards, because points are cards plus pictures. The entry stores court cards
 * and others; while the court cards are unknown, all cards count as others.
 */

import { playerOf } from "../recorder.ts";
import {
  askWhenEmpty,
  type Counts,
  type Field,
  finisherOf,
  type GameDraft,
  itemOf,
  withItem,
  withoutOpen,
} from "./game.ts";

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
