/** The recorders by game, each loaded when it is first needed. */

import type { Setup } from "../../types.ts";
import type { RecorderKind } from "./recorder.ts";

/** Every file beside this one is a game's, except for the shared ones. */
const FILES = import.meta.glob<RecorderKind>(["./*.ts", "!./{kinds,points-pad,recorder}.ts"], {
  import: "kind",
});

/**
 * Load the recorder of a game: its code and its element; games by a pad have one for each kind of pad. The texts
 * have come before this module (`load-screen.ts`).
 */
export async function loadKind({ game, pad }: Pick<Setup, "game" | "pad">): Promise<RecorderKind> {
  const load = FILES[`./${pad?.rows ? "rows" : game}.ts`];
  if (!load) throw new Error(`no recorder for ${game}`);
  return load().catch(load); // the network that cut the first request may let the next one pass
}
