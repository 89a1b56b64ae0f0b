/** What a new pad begins from: nothing, or another one. */

import type { Pad } from "../../../types.ts";
import { copyOf, type OwnPad } from "../../local/own-pads.ts";
import { t } from "../../messages.ts";
import { PAD_FILES } from "../new-game/pad-library.ts";
import { emptyPad, setPlain } from "./edits.ts";
import { EMPTY_ROWS } from "./paths.ts";
import { emptyRows } from "./row-edits.ts";

const FOLDER = "../../../../../companion/pads/";

/** Return a pad of the library by the name of its file; null where there is none. */
function libraryPad(name: string): Pad | null {
  return PAD_FILES[`${FOLDER}${name}.json`] ?? null;
}

/** Return the name of the file of a pad of the library. */
export function fileOf(pad: Pad): string {
  const file = Object.keys(PAD_FILES).find((name) => PAD_FILES[name] === pad) ?? "";
  return file.slice(FOLDER.length).replace(/\.json$/, "");
}

/** Return a new pad like the one that is named, `called` what is said; null where there is none. The note of another game stays there. */
export function sourcePad(from: string | null, called: string, own: readonly OwnPad[]): Pad | null {
  const like = own.find(({ id }) => id === from)?.pad;
  const others = own.map(({ pad }) => pad);
  const other = like ? copyOf(like, others) : libraryPad(from ?? "");
  const source =
    (other && setPlain(other, "note", null)) ??
    (from === "" ? emptyPad(t("maker.field.first")) : null) ??
    (from === EMPTY_ROWS ? emptyRows(t("maker.row.first")) : null);
  return source && called ? { ...source, name: called } : source;
}
