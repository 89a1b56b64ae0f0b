/** The steps in which a pad was made: each can be undone. */

import type { Pad } from "../../../types.ts";

/** As it is stored: plain JSON. */
export interface History {
  pad: Pad;
  /** The pad before each step, the oldest first. */
  before: Pad[];
  /** What the last step changed, where typing goes on in it: one step with what is typed next. */
  place: string | null;
}

const MAX_STEPS = 60;

export function beginWith(pad: Pad): History {
  return { pad, before: [], place: null };
}

/** Return the history with one step more; what is typed at the same place is one step. */
export function doStep(history: History, pad: Pad, place: string | null = null): History {
  if (JSON.stringify(pad) === JSON.stringify(history.pad)) return history;
  if (place !== null && place === history.place) return { ...history, pad };
  return { pad, before: [...history.before, history.pad].slice(-MAX_STEPS), place };
}

/** Return the history without its last step; null where there is none. */
export function undoStep({ before }: History): History | null {
  const pad = before.at(-1);
  return pad ? { pad, before: before.slice(0, -1), place: null } : null;
}
