/** The steps in which a pad was made: each can be undone, and done again. */

import type { Pad } from "../../../types.ts";

/**
 * As it is stored: plain JSON. Each step has a whole pad, but parts that a step left as they were are the
 * same objects, on the disk too: a thousand steps take little room.
 */
export interface History {
  pad: Pad;
  /** The pad before each step, the oldest first. */
  before: Pad[];
  /** The pad after each step that was undone, the next one first; earlier versions stored none. */
  after?: Pad[];
  /** What the last step changed, where typing goes on in it: one step with what is typed next. */
  place: string | null;
  /** Of the pad of a running game: the pad the game had when these steps were stored; earlier versions stored none. */
  base?: Pad;
}

export function beginWith(pad: Pad): History {
  return { pad, before: [], after: [], place: null };
}

/** Return the history with one step more; what is typed at the same place is one step. */
export function doStep(history: History, pad: Pad, place: string | null = null): History {
  if (JSON.stringify(pad) === JSON.stringify(history.pad)) return history;
  if (place !== null && place === history.place) return { ...history, pad };
  return { pad, before: [...history.before, history.pad], after: [], place };
}

/** Return the history without its last step; null where there is none. */
export function undoStep({ pad, before, after = [] }: History): History | null {
  const earlier = before.at(-1);
  return earlier ? { pad: earlier, before: before.slice(0, -1), after: [pad, ...after], place: null } : null;
}

/** Return the history with the step again that was undone last; null where there is none. */
export function redoStep({ pad, before, after = [] }: History): History | null {
  const [later, ...rest] = after;
  return later ? { pad: later, before: [...before, pad], after: rest, place: null } : null;
}
