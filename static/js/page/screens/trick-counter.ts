import { nameOf } from "../game-texts.ts";
import { playingSeats } from "../log/draft.ts";
import type { RecorderSession } from "../recording/recorder-session.ts";

/** The recorder beneath the rules, into which a looked-up trick can be counted. */
export interface TrickCounter {
  /** Who may have taken it. */
  seats: { seat: number; name: string }[];
  /** Counts the trick, and what was in it, for this seat. */
  count(seat: number, cards: string[]): void;
}

/** Return a counter of tricks for the open recorder; null where tricks are not counted one by one. */
export function trickCounter(session: RecorderSession): TrickCounter | null {
  const { context, draft } = session.current ?? {};
  if (!context || !draft || !context.kind.countTrick?.(draft, 0, [], null)) return null;
  const { setup } = context;
  return {
    seats: playingSeats(setup).map((seat) => ({ seat, name: nameOf(setup, seat) })),
    count: (seat, cards) => session.countTrick(seat, cards),
  };
}
