/**
 * One round filled in on several phones: what each has filled in of it, put together and taken apart again.
 *
 * A *part* is a seat's item ("0", "1") or what belongs to no seat, by its name in the entry ("finisher").
 * Every phone keeps its own draft, and shows the others those parts of it that it has filled in itself.
 * Where two phones have different values of a part that is a *dispute*, until somebody has decided: the
 * values decided against stand in `over`, and whoever has one of them lets go of it.
 */

import type { Draft, Entry, Setup } from "../../types.ts";
import { isUntouched } from "./draft.ts";
import { fitItem } from "./fitting.ts";
import type { Filled, OtherPhone } from "./records.ts";

/** A part of which there are several values. */
export interface Dispute {
  part: string;
  /** This phone's own value comes first, where it has one. */
  values: Claim[];
}

/** A value of a part, and whose it is. */
export interface Claim {
  /** The fullest of them: who knows a seat in part agrees with who knows more of it. */
  value: unknown;
  isOwn: boolean;
  /** The other phones that have it. */
  phones: OtherPhone[];
}

/** What of an entry is nobody's part. */
const NO_PARTS = new Set(["type", "players", "id", "at", "by", "note"]);

/** Return the parts of a draft that differ from its opening, or were emptied of another phone's: what was filled in. */
export function findOwnParts({ entry, emptied }: Draft, { entry: opening }: Draft): Parts {
  const before = partsOf(opening);
  const isFilledIn = (part: string, value: unknown) =>
    emptied?.includes(part) || (!isSame(value, before[part]) && !(isSeat(part) && isUntouched(value)));
  return Object.fromEntries(
    Object.entries(partsOf(entry)).filter(([part, value]) => isFilledIn(part, value)),
  );
}

/** Return the draft as everybody sees it: what this phone has not filled in is taken from the others. */
export function mergeDrafts(own: Draft, ownParts: Parts, others: OtherPhone[], over: Over): Draft {
  const foreign: Parts = {};
  for (const [part, [claim]] of claimsOf(ownParts, others, over))
    if (claim && !isSame(claim.value, ownParts[part])) foreign[part] = claim.value;
  return Object.keys(foreign).length ? { ...own, entry: withParts(own.entry, foreign) } : own;
}

/** Return this phone's draft after a tap that made `tapped` of the draft `shown`: what the tap changed is its own. */
export function separateDraft(own: Draft, shown: Draft, tapped: Draft): Draft {
  const before = partsOf(shown.entry);
  const after = partsOf(tapped.entry);
  const kept = partsOf(own.entry);
  const parts: Parts = {};
  const emptied = new Set(own.emptied);
  for (const part of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const isTapped = !isSame(after[part], before[part]);
    parts[part] = isTapped ? after[part] : kept[part];
    if (isTapped && isSeat(part) && isSame(after[part], kept[part]) && !isUntouched(after[part]))
      emptied.add(part);
  }
  const { phones: _, ...draft } = tapped; // whose seats they are is found anew
  return { ...draft, emptied: [...emptied], entry: withParts(tapped.entry, parts) } as Draft;
}

/** Return the parts of which there are several values, none decided against. */
export function findDisputes(ownParts: Parts, others: OtherPhone[], over: Over): Dispute[] {
  return claimsOf(ownParts, others, over)
    .map(([part, values]) => ({ part, values }))
    .filter(({ values }) => values.length > 1);
}

/**
 * Return the own parts that somebody else has decided against, by part with the phones that did. Where two
 * have decided against each other, neither has.
 */
export function findLost(ownParts: Parts, others: OtherPhone[], over: Over): Record<string, OtherPhone[]> {
  const lost: Record<string, OtherPhone[]> = {};
  for (const [part, value] of Object.entries(ownParts)) {
    const against = others.filter(
      ({ filled }) => holds(filled.over[part], value) && !holds(over[part], filled.parts[part]),
    );
    if (against.length) lost[part] = against;
  }
  return lost;
}

/** Return the own parts without those that somebody else has decided against, or gone on from. */
export function withoutLost(ownParts: Parts, others: OtherPhone[], over: Over): Parts {
  const lost = findLost(ownParts, others, over);
  return Object.fromEntries(Object.entries(ownParts).filter(([part]) => !(part in lost)));
}

/** Return the values decided against that somebody still has: the others have let go. */
export function keepNeeded(over: Over, others: OtherPhone[]): Over {
  const needed: Over = {};
  for (const [part, values] of Object.entries(over)) {
    const kept = values.filter((value) => others.some(({ filled }) => isSame(filled.parts[part], value)));
    if (kept.length) needed[part] = kept;
  }
  return needed;
}

/** Return the values decided against after a tap: where it counted on from a seat of other phones, what they have there. */
export function overAfterTap(over: Over, shown: Draft, tapped: Draft, others: OtherPhone[]): Over {
  const [before, after] = [partsOf(shown.entry), partsOf(tapped.entry)];
  const now: Over = { ...over };
  for (const part of Object.keys(shown.phones ?? {})) {
    if (isSame(before[part], after[part])) continue;
    const counted = others
      .filter(({ filled }) => part in filled.parts)
      .map(({ filled }) => filled.parts[part]);
    const kept = (over[part] ?? []).filter((value) => !holds(counted, value));
    now[part] = [...kept, ...counted];
  }
  return now;
}

/**
 * Return the values decided against after an undo: a part that is empty again is against none, and one that is back at a
 * value from which another phone went on is not against what that phone has made of it.
 */
export function overAfterUndo(over: Over, ownParts: Parts, others: OtherPhone[]): Over {
  const kept = Object.entries(over).filter(([part]) => part in ownParts);
  return Object.fromEntries(
    kept.map(([part, values]) => {
      const newer = others.filter(({ filled }) => holds(filled.over[part], ownParts[part]));
      const stays = (value: unknown) => !newer.some(({ filled }) => isSame(filled.parts[part], value));
      return [part, values.filter(stays)];
    }),
  );
}

/** Return a draft without what was filled in of a part. */
export function withoutPart(draft: Draft, opening: Draft, part: string): Draft {
  const emptied = draft.emptied?.filter((one) => one !== part);
  return { ...draft, emptied, entry: withParts(draft.entry, { [part]: partsOf(opening.entry)[part] }) };
}

/** Return a draft with a value of a part. */
export function withPart(draft: Draft, part: string, value: unknown): Draft {
  return { ...draft, entry: withParts(draft.entry, { [part]: value }) };
}

/** Return whether everything that was filled in stands in an entry; what was still unknown may be known there. */
export function isContained(ownParts: Parts, entry: Entry): boolean {
  const parts = partsOf(entry);
  return Object.entries(ownParts).every(([part, value]) => isWithin(value, parts[part]));
}

/** Return the seats that come from other phones, with the phone each comes from. */
export function findForeignSeats(ownParts: Parts, others: OtherPhone[], over: Over): Map<number, OtherPhone> {
  const seats = new Map<number, OtherPhone>();
  for (const [part, [claim]] of claimsOf(ownParts, others, over)) {
    const [phone] = claim?.phones ?? [];
    if (phone && isSeat(part) && !(part in ownParts)) seats.set(Number(part), phone);
  }
  return seats;
}

/**
 * Return of what another phone shows only what can stand in this draft: items of seats that play, and of what
 * belongs to no seat the `fields` that the recorder knows; of a pad what it asks for.
 */
export function acceptFilled(filled: Filled, setup: Setup, fields: readonly string[]): Filled {
  const fits = ([part, value]: [string, unknown]) =>
    isSeat(part)
      ? setup.playing[Number(part)] === true && isObject(value) && !Array.isArray(value)
      : fields.includes(part);
  const parts = Object.entries(filled.parts)
    .filter(fits)
    .map(([part, value]): [string, unknown] => [part, isSeat(part) ? fitItem(value, setup) : value])
    .filter(([, value]) => value !== null);
  return { ...filled, parts: Object.fromEntries(parts) };
}

/** Values by part. */
export type Parts = Filled["parts"];

/** The values decided against, by part. */
export type Over = Filled["over"];

/** Return by part the values that still stand, the own one first, then those of the other phones in their order. */
function claimsOf(ownParts: Parts, others: OtherPhone[], over: Over): [part: string, claims: Claim[]][] {
  const names = new Set([
    ...Object.keys(ownParts),
    ...others.flatMap(({ filled }) => Object.keys(filled.parts)),
  ]);
  return [...names].sort().map((part) => {
    const claims: Claim[] = part in ownParts ? [{ value: ownParts[part], isOwn: true, phones: [] }] : [];
    for (const phone of others.filter(({ filled }) => part in filled.parts)) {
      const value = phone.filled.parts[part];
      const claim = claims.find((one) => isSameClaim(part, one.value, value));
      if (claim && isWithin(claim.value, value)) claim.value = value;
      if (claim) claim.phones.push(phone);
      else if (!isDecidedAgainst({ part, value, phone }, ownParts, others, over))
        claims.push({ value, isOwn: false, phones: [phone] });
    }
    return [part, claims];
  });
}

/** Return whether somebody has decided against a value; where its phone has decided against that one's, neither has. */
function isDecidedAgainst(
  { part, value, phone }: { part: string; value: unknown; phone: OtherPhone },
  ownParts: Parts,
  others: OtherPhone[],
  over: Over,
): boolean {
  const { filled } = phone;
  const isMutual = (own: unknown) => holds(filled.over[part], own);
  return (
    (holds(over[part], value) && !(part in ownParts && isMutual(ownParts[part]))) ||
    others.some(
      (one) => one !== phone && holds(one.filled.over[part], value) && !isMutual(one.filled.parts[part]),
    )
  );
}

/** Return whether two values are one: of a seat one may say more than the other, where that has nothing yet. */
function isSameClaim(part: string, one: unknown, other: unknown): boolean {
  return isSeat(part) ? isWithin(one, other) || isWithin(other, one) : isSame(one, other);
}

/** Return all parts of an entry. */
export function partsOf(entry: Entry): Parts {
  const { players, ...rest } = entry;
  const seats = Array.isArray(players)
    ? players.map((item, seat): [string, unknown] => [String(seat), item])
    : [];
  return Object.fromEntries([...seats, ...Object.entries(rest).filter(([name]) => !NO_PARTS.has(name))]);
}

/** Return an entry with these parts; undefined takes one away. */
function withParts(entry: Entry, parts: Parts): Entry {
  const players = Array.isArray(entry.players) ? [...entry.players] : null;
  const after: Entry = { ...entry };
  for (const [part, value] of Object.entries(parts)) {
    if (isSeat(part)) players?.splice(Number(part), 1, value ?? null);
    else if (value === undefined) delete after[part];
    else after[part] = value;
  }
  return players ? { ...after, players } : after;
}

export function isSeat(part: string): boolean {
  return /^\d+$/.test(part);
}

function holds(values: unknown[] | undefined, value: unknown): boolean {
  return values?.some((one) => isSame(one, value)) ?? false;
}

/** Return whether two values are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}

/** Return whether a value says nothing else than another one, in which more may be known. */
function isWithin(value: unknown, whole: unknown): boolean {
  if (value === null || Object.is(value, whole)) return true;
  if (!isObject(value) || !isObject(whole) || Array.isArray(value) !== Array.isArray(whole)) return false;
  const keys = Object.keys(value);
  if (keys.length !== Object.keys(whole).length) return false;
  return keys.every((key) => key in whole && isWithin(value[key], whole[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
