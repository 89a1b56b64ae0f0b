/** What a new pad begins from: nothing, or another one, and which one is nearest to a name. */

import type { Pad } from "../../../types.ts";
import { copyOf, type OwnPad } from "../../local/own-pads.ts";
import { t } from "../../messages.ts";
import { namesOf } from "../new-game/pad-library.ts";
import { emptyPad, setPlain } from "./edits.ts";
import { EMPTY_ROWS, libraryPad } from "./paths.ts";
import { emptyRows } from "./row-edits.ts";

/** The pads that most games are like, where no name helps: cards are counted, tricks are bid. */
const USUAL = ["skyjo", "wizard"];
const MAX_NEAREST = 3;
/** So many letters two words begin alike with, if they are said to be alike; a shorter word has to be the same. */
const ALIKE = 4;
const WORDS = /[\p{L}\p{N}]{3,}/gu;

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

/** Return the pads that share a word with a name, or have one that begins alike; where none does, the usual ones. */
export function nearestPads<One extends { pad: Pad; from: string }>(
  pads: readonly One[],
  name: string,
): One[] {
  const wanted = wordsOfName(name);
  const near = pads.filter(({ pad }) =>
    namesOf(pad)
      .flatMap(wordsOfName)
      .some((word) => wanted.some((one) => isAlike(one, word))),
  );
  return near.length ? near.slice(0, MAX_NEAREST) : pads.filter(({ from }) => USUAL.includes(from));
}

function wordsOfName(name: string): string[] {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().match(WORDS) ?? [];
}

function isAlike(one: string, other: string): boolean {
  return one === other || (one.length >= ALIKE && one.slice(0, ALIKE) === other.slice(0, ALIKE));
}
