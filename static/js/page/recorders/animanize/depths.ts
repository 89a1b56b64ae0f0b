/** Turning a round, or one player of it, from tricks to numbers to points and back. */

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
 * The draft turned to another depth (*123*). Tricks stay when points are to be typed,
 * but who has nothing is then unknown: where only points are left, nobody's "no trick"
 * was ever meant. Turning from points makes room for tricks again.
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

/** The draft with its cursor on the place a problem names. */
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

/** The seat turned back from points among others who are still known by points. */
function countSeat(draft: RoundDraft, players: RoundItem[]): RoundDraft {
  const items = players.map((item, seat) => (seat === draft.seat ? (item ?? blankItem("counts")) : item));
  return { ...withItems(draft, items), asked: "tricks" };
}

function withItems(draft: RoundDraft, players: RoundItem[]): RoundDraft {
  return { ...draft, entry: { ...draft.entry, players } };
}

/** Unknown numbers as "none yet", unless only one is unknown: that one follows. */
function withZeros(draft: RoundDraft): RoundDraft {
  if (isLastImplied(draft)) return draft;
  return uncountedSeats(draft).reduce((after, seat) => {
    const haul = haulOf(after, seat) as Haul;
    return withHaul(after, seat, { ...haul, tricks: 0 });
  }, draft);
}
