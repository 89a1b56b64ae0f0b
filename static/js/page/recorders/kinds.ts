/** The recorders by game, each loaded when it is first needed. */

import type { Game } from "../../types.ts";
import { loadTexts } from "../messages.ts";
import type { RecorderKind } from "./recorder.ts";

/** Every file beside this one is a game's, except for the shared ones. */
const FILES = import.meta.glob<RecorderKind>(["./*.ts", "!./{kinds,points-pad,recorder}.ts"], {
  import: "kind",
});

/** Load the recorder of a game: its code, its element and its texts. */
export async function loadKind(game: Game): Promise<RecorderKind> {
  const load = FILES[`./${game}.ts`];
  if (!load) throw new Error(`no recorder for ${game}`);
  const [kind] = await Promise.all([load(), loadTexts("later")]);
  return kind;
}
