/** Finds the recorder of a game; its code is fetched when it is first needed. */

import type { Game } from "../../types.ts";
import type { RecorderKind } from "./recorder.ts";

const FILES = import.meta.glob<RecorderKind>("./{agame,animanize,lynx,greta,tally}.ts", { import: "kind" });

/** The recorder of a game; its element is defined when the promise resolves. */
export function kindOf(game: Game): Promise<RecorderKind> {
  const load = FILES[`./${game}.ts`];
  if (!load) throw new Error(`no recorder for ${game}`);
  return load();
}
