/** The drawing of a game, where a table has named what it plays with the first letters of that. */

import type { TemplateResult } from "lit";
import { type NamedGame, ownName } from "./game-texts.ts";
import { drawing } from "./parts/drawing.ts";

/** Render the drawing of a game: of one by a pad, or of a tally with a name, the sheet with its first letters. */
export function gameDrawing(setup: NamedGame, size: number): TemplateResult {
  return drawing(setup.game, size, initialsOf(setup));
}

/** Return what stands on the sheet of a game, as companion/core/names.py does: "Sk" of Skyjo, "500"; "" where it has a drawing of its own, or no name. */
export function initialsOf(setup: NamedGame): string {
  return /\d{1,3}|[\p{L}\p{N}]{1,2}/u.exec(ownName(setup).normalize())?.[0] ?? "";
}
