/** Changes of depth, for a round or one of its players: tricks, numbers, points. */

import type { Depth, Path } from "../../../types.ts";
import {
  blankItem,
  type Haul,
  hasPoints,
  haulOf,
  isLastImplied,
  isUntouched,
  type RoundDraft,
  type RoundItem,
  uncountedSeats,
  withHaul,
  withoutTyped,
} from "./round.ts";

/**
 * Change the depth of the draft (the key in the header).
 *
 * Towards points, tricks stay, but players without any become unknown: where only points are left, "no
 * trick" was never entered. From points, the seat's item is emptied.
 */
export function changeDepth(draft: RoundDraft, depth: Depth): RoundDraft {
  const bare = { ...withoutTyped(draft), depth, asked: null };
  const { players } = draft.entry;
  if (depth === "points") return isLastImplied(draft) ? bare : withItems(bare, players.map(nullIfUntouched));
  const freed = players.map((item, seat) => (seat === draft.seat && hasPoints(item) ? null : item));
  if (freed.some(hasPoints)) return countSeat(bare, freed);
  const isFresh = freed.every(isUntouched);
  const after = withItems(
    bare,
    freed.map((item) => (isFresh || !item ? blankItem(depth) : item)),
  );
  if (depth === "cards") return { ...withZeros(after), asked: isFresh ? "tricks" : null };
  return { ...after, seat: uncountedSeats(after)[0] ?? 0, asked: "tricks" };
}

/** Move the cursor to the place a problem names. */
export function moveCursor(draft: RoundDraft, at: Path): RoundDraft {
  const haul = at.length > 1 ? haulOf(draft, draft.seat) : null;
  if (!haul) return { ...draft, asked: null };
  if (at[2] === "eliminated") return { ...draft, asked: "hand" };
  const isStripNeeded = draft.depth === "points" || at[2] === "animals" || haul.tricks === null;
  return { ...draft, depth: isStripNeeded ? "counts" : draft.depth, asked: "tricks" };
}

function nullIfUntouched(item: RoundItem): RoundItem {
  return isUntouched(item) ? null : item;
}

/** Turn the seat back from points to counts, while others are still known by points. */
function countSeat(draft: RoundDraft, players: RoundItem[]): RoundDraft {
  const items = players.map((item, seat) => (seat === draft.seat ? (item ?? blankItem("counts")) : item));
  return { ...withItems(draft, items), asked: "tricks" };
}

function withItems(draft: RoundDraft, players: RoundItem[]): RoundDraft {
  return { ...draft, entry: { ...draft.entry, players } };
}

/** Set unknown numbers to 0, unless only one is unknown: that one is implied. */
function withZeros(draft: RoundDraft): RoundDraft {
  if (isLastImplied(draft)) return draft;
  return uncountedSeats(draft).reduce((after, seat) => {
    const haul = haulOf(after, seat) as Haul;
    return withHaul(after, seat, { ...haul, tricks: 0 });
  }, draft);
}
