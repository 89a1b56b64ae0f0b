/** Pads by what somebody types: by what they are called, anywhere, or by a slip of it. */

import type { Pad } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { language } from "../../language.ts";
import otherNames from "./other-names.json";

/** What else games are called, by their names in English: what they are searched by, and are not shown by. */
const ALSO: Record<string, readonly string[]> = otherNames;
const MAX_NEAR = 3;
/** So many letters two words begin alike with, if they are said to be alike; a shorter word has to be the same. */
const ALIKE = 4;
/** So many letters has a word at least in which two may be wrong; in a shorter one it is one. */
const LONG = 7;
const WORDS = /[\p{L}\p{N}]{3,}/gu;

/** Return the pads called so in any language, by their names in this one; those that begin so come first. */
export function findPads(pads: readonly Pad[], query: string): Pad[] {
  const wanted = foldText(query);
  const place = (pad: Pad) => Math.min(...namesOf(pad).map((name) => foldText(name).indexOf(wanted) >>> 0));
  const collator = new Intl.Collator(language, { numeric: true });
  return pads
    .map((pad) => ({ pad, name: wordsOf(pad.name), place: Math.min(place(pad), 1 << 16) }))
    .filter(({ place }) => place < 1 << 16)
    .sort(
      (one, other) => Math.sign(one.place) - Math.sign(other.place) || collator.compare(one.name, other.name),
    )
    .map(({ pad }) => pad);
}

/** Return the pads, three at most, that share a word with a name, or have one like it. */
export function nearPads<One extends { pad: Pad }>(pads: readonly One[], name: string): One[] {
  const wanted = wordsOfName(name);
  const isNear = ({ pad }: One) =>
    titlesOf(pad)
      .flatMap(wordsOfName)
      .some((word) => wanted.some((one) => isAlike(one, word)));
  return pads.filter(isNear).slice(0, MAX_NEAR);
}

/** Return what a pad is called in each language, and what else. */
function namesOf(pad: Pad): string[] {
  const titles = titlesOf(pad);
  return titles.concat(ALSO[titles[0] ?? ""] ?? []);
}

function titlesOf({ name }: Pad): string[] {
  return typeof name === "string" ? [name] : Object.values(name);
}

/** Return a text as it is searched: small letters without their signs, and nothing between words. */
function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function wordsOfName(name: string): string[] {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().match(WORDS) ?? [];
}

/** Whether two words are the same, begin alike, or one is the other with a slip of the finger or the ear. */
function isAlike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < ALIKE) return one === other;
  const isLong = Math.max(one.length, other.length) >= LONG;
  return one.slice(0, ALIKE) === other.slice(0, ALIKE) || slips(one, other) <= (isLong ? 2 : 1);
}

/** Return how many letters are wrong, missing, too many or swapped with the next between two words. */
function slips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)];
  const at = (row: number, place: number) => rows[row]?.[place] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let place = 1; place <= other.length; place++) {
      const isSame = one[row - 1] === other[place - 1];
      const isSwapped = one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, place) + 1,
          at(row, place - 1) + 1,
          at(row - 1, place - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, place - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
