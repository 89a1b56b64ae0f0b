/** The recorders by game, each loaded when it is first needed. */

import type { Game } from "../../types.ts";
import type { RecorderKind } from "./recorder.ts";

/** Every file beside this one is a game's, except for the shared ones. */
const FILES = import.meta.glob<RecorderKind>(["./*.ts", "!./{kinds,points-pad,recorder}.ts"], {
  import: "kind",
});

/** Load the recorder of a game: its code and its element. The texts have come before this module (`load-screen.ts`). */
export async function loadKind(game: Game): Promise<RecorderKind> {
  const load = FILES[`./${game}.ts`];
  if (!load) throw new Error(`no recorder for ${game}`);
  return load();
}
