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
  /** The pad that the steps go on from, as the game had it, or the scorebook, when they were stored; earlier versions stored none. */
  base?: Pad | null;
}

export function beginWith(pad: Pad): History {
  return { pad, before: [], after: [], place: null };
}

/** Return the history with one step more; what is typed at the same place is one step. */
export function doStep(history: History, pad: Pad, place: string | null = null): History {
  if (JSON.stringify(pad) === JSON.stringify(history.pad)) return history;
  if (place !== null && place === history.place) return { ...history, pad };
  return { ...history, pad, before: [...history.before, history.pad], after: [], place };
}

/** Return the history without its last step; null where there is none. */
export function undoStep(history: History): History | null {
  const { pad, before, after = [] } = history;
  const earlier = before.at(-1);
  if (!earlier) return null;
  return { ...history, pad: earlier, before: before.slice(0, -1), after: [pad, ...after], place: null };
}

/** Return the history with the step again that was undone last; null where there is none. */
export function redoStep(history: History): History | null {
  const { pad, before, after = [] } = history;
  const [later, ...rest] = after;
  return later ? { ...history, pad: later, before: [...before, pad], after: rest, place: null } : null;
}
