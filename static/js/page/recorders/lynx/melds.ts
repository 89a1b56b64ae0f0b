/** How each tap changes a player's melds: a meld is two taps, a third makes it longer, shorter, or takes it away. */

import {
  begunRank,
  type GameDraft,
  itemOf,
  type Meld,
  meldsOf,
  type Shape,
  withItem,
  withoutOpen,
} from "./game.ts";

/** Return the rank of the meld begun at the draft's seat, null for none. */
export function firstOf(draft: GameDraft): string | null {
  return begunRank(draft, draft.seat);
}

/** Return the position of the meld tapped at the draft's seat, null for none. */
export function openMeldOf({ open, seat }: GameDraft): number | null {
  return open?.seat === seat && "meld" in open ? open.meld : null;
}

/** Return the meld tapped at the draft's seat, null for none. */
export function tappedMeld(draft: GameDraft): Meld | null {
  const at = openMeldOf(draft);
  return at === null ? null : (meldsOf(draft, draft.seat)[at] ?? null);
}

/** Begin a meld with a rank, end the run that was begun, or take its beginning back. */
export function tapRank(draft: GameDraft, rank: string): GameDraft {
  const first = firstOf(draft);
  if (first === rank) return withoutBegun(draft);
  if (first !== null) return addMeld(draft, { run: [first, rank] });
  return { ...withoutOpen(draft), begun: { ...draft.begun, [draft.seat]: rank } };
}

/** Make the begun meld a set of this size; without one nothing changes. */
export function tapNumber(draft: GameDraft, n: number): GameDraft {
  const first = firstOf(draft);
  return first === null ? draft : addMeld(draft, { set: first, n });
}

/** Remove the begun meld, else the newest one. */
export function eraseLast(draft: GameDraft): GameDraft {
  if (openMeldOf(draft) !== null) return withoutOpen(draft);
  if (firstOf(draft) !== null) return withoutBegun(draft);
  const melds = meldsOf(draft, draft.seat);
  return melds.length ? withMelds(draft, melds.slice(0, -1)) : draft;
}

/** Open a meld for a change, or close it again. */
export function tapMeld(draft: GameDraft, meld: number): GameDraft {
  if (openMeldOf(draft) === meld) return withoutOpen(draft);
  return { ...withoutOpen(draft), open: { seat: draft.seat, meld } };
}

/** Replace the open meld; it stays open for the next card. */
export function changeMeld(draft: GameDraft, becomes: Shape): GameDraft {
  const tapped = openMeldOf(draft);
  const melds = meldsOf(draft, draft.seat).map((meld, at) => (at === tapped ? becomes : meld));
  return { ...withMelds(draft, melds), open: draft.open };
}

/** Remove the open meld. */
export function removeMeld(draft: GameDraft): GameDraft {
  const tapped = openMeldOf(draft);
  return withMelds(
    draft,
    meldsOf(draft, draft.seat).filter((_, at) => at !== tapped),
  );
}

function addMeld(draft: GameDraft, meld: Shape): GameDraft {
  return withMelds(withoutBegun(draft), [...meldsOf(draft, draft.seat), meld]);
}

/** Take back the meld begun at the draft's seat. */
function withoutBegun(draft: GameDraft): GameDraft {
  const { [draft.seat]: _, ...begun } = draft.begun ?? {};
  return { ...withoutOpen(draft), begun };
}

function withMelds(draft: GameDraft, melds: Meld[]): GameDraft {
  return withItem(withoutOpen(draft), { ...itemOf(draft), melds });
}
