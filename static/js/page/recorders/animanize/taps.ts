/** What each tap on a tile, an animal, the strip or "Out" makes of a round. */

import {
  ANIMALS,
  blank,
  type Haul,
  haulOf,
  holderOf,
  lastFollows,
  openSeats,
  outSeat,
  type RoundDraft,
  type RoundTaps,
  settled,
  withHaul,
} from "./round.ts";

/** A tap on a player's tile while tricks are counted: he won one more. */
export function won(draft: RoundDraft, seat: number, taps: RoundTaps | null): RoundDraft {
  const haul = haulOf(draft, seat);
  if (!haul) return { ...settled(draft), seat };
  const tricks = (haul.tricks ?? taps?.rest ?? 0) + 1;
  return { ...withHaul(settled(draft), seat, { ...haul, tricks }), seat, asked: null };
}

/** A trick of these cards counted for a player, with the animal in it. */
export function tookCards(draft: RoundDraft, seat: number, cards: string[]): RoundDraft {
  const animal = ANIMALS.find((one) => cards.includes(`animal ${one}`));
  const fresh = animal !== undefined && holderOf(draft, animal) === null;
  return fresh ? captured(draft, seat, animal, false) : won(draft, seat, null);
}

/** A tap on a player's tile after the round: his number is asked for, or no longer. */
export function askedFor(draft: RoundDraft, seat: number): RoundDraft {
  const again = draft.seat === seat && draft.asked === "tricks";
  return { ...settled(draft), seat, asked: again || !haulOf(draft, seat) ? null : "tricks" };
}

/** The draft after a number on the strip; then the next number is asked for. */
export function numbered(draft: RoundDraft, tricks: number): RoundDraft {
  const haul = haulOf(draft, draft.seat) ?? { tricks, animals: [] };
  const carrying = draft.carrying.filter((animal) => !haul.animals.includes(animal));
  const after = { ...withHaul(draft, draft.seat, { ...haul, tricks }), carrying };
  return onward(after, following(after));
}

/**
 * A tap on an animal in a player's column: he takes it, from whoever had it, or gives
 * it back. While playing it comes with its trick, unless all `full` tricks are taken.
 */
export function captured(draft: RoundDraft, seat: number, animal: number, full: boolean): RoundDraft {
  if (!haulOf(draft, seat)) return { ...settled(draft), seat };
  const holder = holderOf(draft, animal);
  const brings = holder === null && draft.depth === "cards" && !full;
  const carries = brings || draft.carrying.includes(animal);
  const freed = holder === null ? draft : handed(draft, holder, animal, carries ? -1 : 0);
  const after = holder === seat ? freed : handed(freed, seat, animal, carries ? 1 : 0);
  const carrying = draft.carrying.filter((other) => other !== animal);
  if (carries && holder !== seat) carrying.push(animal);
  return draft.depth === "cards"
    ? { ...settled(after), carrying, seat, asked: draft.asked === "out" ? "out" : null }
    : { ...after, carrying };
}

/** The draft after the side key "Out": it asks who, or takes back that somebody was. */
export function outPressed(draft: RoundDraft): RoundDraft {
  const seat = outSeat(draft);
  if (seat === null) return { ...draft, asked: draft.asked === "out" ? null : "out" };
  const { eliminated, ...haul } = haulOf(draft, seat) as Haul;
  return { ...withHaul(draft, seat, haul), asked: null };
}

/** The draft after a tap on the tile of who was out; how many animals he held is asked next. */
export function putOut(draft: RoundDraft, seat: number): RoundDraft {
  const haul = haulOf(draft, seat) ?? (blank(draft.depth === "cards" ? "cards" : "counts") as Haul);
  return { ...withHaul(draft, seat, { ...haul, eliminated: null }), seat, asked: "hand" };
}

/** The draft with the animals left in the eliminated hand; then the next number is asked for. */
export function held(draft: RoundDraft, eliminated: number): RoundDraft {
  const haul = haulOf(draft, draft.seat);
  if (!haul) return draft;
  const after = withHaul(draft, draft.seat, { ...haul, eliminated });
  return onward(after, openSeats(after).length > 1 ? following(after) : null);
}

/**
 * The seat whose number is asked for after this one: the next one unknown, going
 * round; none when the last follows from the others; with all known the next in order.
 */
function following(draft: RoundDraft): number | null {
  const open = openSeats(draft);
  if (lastFollows(draft)) return null;
  if (open.length) return open.find((seat) => seat > draft.seat) ?? open[0] ?? null;
  return haulOf(draft, draft.seat + 1) ? draft.seat + 1 : null;
}

function onward(draft: RoundDraft, seat: number | null): RoundDraft {
  return seat === null ? { ...draft, asked: null } : { ...draft, seat, asked: "tricks" };
}

/** The draft with an animal given to a player who lacks it, or taken from one who has it. */
function handed(draft: RoundDraft, seat: number, animal: number, tricks: number): RoundDraft {
  const haul = haulOf(draft, seat);
  if (!haul) return draft;
  const kept = haul.animals.filter((other) => other !== animal);
  const animals = kept.length < haul.animals.length ? kept : [...kept, animal].sort((a, b) => b - a);
  const counted = haul.tricks === null ? null : Math.max(haul.tricks + tricks, 0);
  return withHaul(draft, seat, { ...haul, animals, tricks: counted });
}
