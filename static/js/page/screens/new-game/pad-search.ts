/** Pads by what somebody types: by what they are called, anywhere, by a slip of it, or by what is written down. */

import type { Pad } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { language } from "../../language.ts";
import otherNames from "./other-names.json";
import { fieldsToFill } from "./pad-texts.ts";

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

/**
 * Return the pads, three at most, that share a word with a name, or have one like it; of their other names, a slip of one.
 * Where there are none, all that have something called so to be written down.
 */
export function nearPads<One extends { pad: Pad }>(pads: readonly One[], name: string): One[] {
  const wanted = wordsOfName(name);
  const isNear = ({ pad }: One) =>
    titlesOf(pad)
      .flatMap(wordsOfName)
      .some((word) => wanted.some((one) => isAlike(one, word))) ||
    othersOf(pad)
      .flatMap(wordsOfName)
      .some((word) => wanted.some((one) => isSlip(one, word)));
  const near = pads.filter(isNear);
  return near.length ? near.slice(0, MAX_NEAR) : pads.filter(({ pad }) => asksFor(pad, name));
}

/** Whether something is called so, in any language, that a pad has written down. */
function asksFor(pad: Pad, text: string): boolean {
  const wanted = foldText(text);
  const names = fieldsToFill(pad).flatMap(titlesOf);
  return wanted.length >= ALIKE && names.some((name) => foldText(name).startsWith(wanted));
}

/** Return what a pad is called in each language, and what else. */
function namesOf(pad: Pad): string[] {
  return titlesOf(pad).concat(othersOf(pad));
}

/** Return the other names of a pad, by which it is found and not shown. */
function othersOf(pad: Pad): readonly string[] {
  return ALSO[titlesOf(pad)[0] ?? ""] ?? [];
}

function titlesOf({ name }: Pick<Pad, "name">): string[] {
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
  return one.slice(0, ALIKE) === other.slice(0, ALIKE) || isSlip(one, other);
}

/** Whether two words, neither of them short, differ by a slip of the finger, or by two where they are long. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < ALIKE) return false;
  return isWithin(one, other, Math.max(one.length, other.length) >= LONG ? 2 : 1);
}

/**
 * Whether two words differ by so many slips at most: a letter that is wrong, missing, too many or swapped with the next.
 *
 * Written here, because nobody asks for more than two slips: it is shorter than any package that was looked at, and
 * some of those take a swapped letter for two.
 */
function isWithin(one: string, other: string, slips: number): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (!slips || !a || !b) return a.length + b.length <= slips;
  const isRest = (from: number, to: number) => isWithin(a.slice(from), b.slice(to), slips - 1);
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  return isRest(1, 1) || isRest(1, 0) || isRest(0, 1) || (isSwapped && isRest(2, 2));
}
