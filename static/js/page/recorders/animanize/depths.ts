/** Turning a round, or one player of it, from tricks to numbers to points and back. */

import type { Depth, Path } from "../../../types.ts";
import {
  blank,
  type Haul,
  haulOf,
  type Item,
  isPointed,
  isUntouched,
  openSeats,
  type RoundDraft,
  settled,
  withHaul,
} from "./round.ts";

/**
 * The draft with a player known by points. Who has nothing yet is now unknown: where
 * only points are left, nobody's "no trick" was ever meant.
 */
export function pointed(draft: RoundDraft, typed: string, points: number | null): RoundDraft {
  const players = draft.entry.players.map((item) => (isUntouched(item) ? null : item));
  players[draft.seat] = points === null ? null : { points };
  return { ...draft, entry: { ...draft.entry, players }, typed };
}

/**
 * The draft turned to another depth (*123*). Turning to points changes nothing before
 * a figure is typed; turning from points makes room for tricks again.
 */
export function turned(draft: RoundDraft, depth: Depth): RoundDraft {
  const bare = { ...settled(draft), depth, asked: null };
  if (depth === "points") return bare;
  const { players } = draft.entry;
  const freed = players.map((item, seat) => (seat === draft.seat && isPointed(item) ? null : item));
  if (freed.some(isPointed)) return recounted(bare, freed);
  const fresh = freed.every(isUntouched);
  const counted = freed.map((item) => (fresh || !item ? blank(depth) : item));
  const after = { ...bare, entry: { ...draft.entry, players: counted } };
  if (depth === "cards") return { ...withZeros(after), asked: fresh ? "tricks" : null };
  return { ...after, seat: openSeats(after)[0] ?? 0, asked: "tricks" };
}

/** The draft with its cursor on the place a problem names. */
export function ledTo(draft: RoundDraft, at: Path): RoundDraft {
  const haul = at.length > 1 ? haulOf(draft, draft.seat) : null;
  if (!haul) return { ...draft, asked: null };
  if (at[2] === "eliminated") return { ...draft, asked: "hand" };
  const byStrip = draft.depth === "points" || at[2] === "animals" || haul.tricks === null;
  return { ...draft, depth: byStrip ? "counts" : draft.depth, asked: "tricks" };
}

/** The seat turned back from points among others who are still known by points. */
function recounted(draft: RoundDraft, players: Item[]): RoundDraft {
  const items = players.map((item, seat) => (seat === draft.seat ? (item ?? blank("counts")) : item));
  return { ...draft, entry: { ...draft.entry, players: items }, asked: "tricks" };
}

/** Unknown numbers as "none yet", unless only one is unknown: that one follows. */
function withZeros(draft: RoundDraft): RoundDraft {
  if (openSeats(draft).length === 1) return draft;
  return openSeats(draft).reduce((after, seat) => {
    const haul = haulOf(after, seat) as Haul;
    return withHaul(after, seat, { ...haul, tricks: 0 });
  }, draft);
}
