import { nameOf } from "../game-texts.ts";
import { playingSeats } from "../log/draft.ts";
import type { DraftSession } from "../recording/draft-session.ts";

/** The recorder beneath the rules, into which a looked-up trick can be counted. */
export interface TrickCounter {
  /** Who may have taken it. */
  seats: { seat: number; name: string }[];
  /** Counts the trick, and what was in it, for this seat. */
  count(seat: number, cards: string[]): void;
}

/** Return a counter of tricks for the open recorder; null where tricks are not counted one by one. */
export function trickCounter(session: DraftSession): TrickCounter | null {
  const { kind, setup } = session.context;
  const after = (seat: number, cards: string[]) => kind.countTrick?.(session.draft, seat, cards) ?? null;
  if (!after(0, [])) return null;
  return {
    seats: playingSeats(setup).map((seat) => ({ seat, name: nameOf(setup, seat) })),
    count: (seat, cards) => {
      const draft = after(seat, cards);
      if (draft) session.tap(draft);
    },
  };
}
