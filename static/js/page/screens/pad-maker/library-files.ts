/** The pads of the library by the names of their files, as addresses have them. */

import type { Pad } from "../../../types.ts";
import { PAD_FILES } from "../new-game/pad-library.ts";

const FOLDER = "../../../../../companion/pads/";

/** Return a pad of the library by the name of its file; null where there is none. */
export function libraryPad(name: string): Pad | null {
  return PAD_FILES[`${FOLDER}${name}.json`] ?? null;
}

/** Return the name of the file of a pad of the library. */
export function fileOf(pad: Pad): string {
  const file = Object.keys(PAD_FILES).find((name) => PAD_FILES[name] === pad) ?? "";
  return file.slice(FOLDER.length).replace(/\.json$/, "");
}
