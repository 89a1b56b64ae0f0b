/** What each tap on a tile, an animal, the strip or "Out" makes of a round. */

import {
  ANIMALS,
  blankItem,
  eliminatedSeat,
  type Haul,
  haulOf,
  holderOf,
  isLastImplied,
  type RoundDraft,
  type RoundTaps,
  uncountedSeats,
  withHaul,
  withoutTyped,
} from "./round.ts";

/** A tap on a player's tile while tricks are counted: he won one more. */
export function countTrick(draft: RoundDraft, seat: number, taps: RoundTaps | null): RoundDraft {
  const haul = haulOf(draft, seat);
  if (!haul) return { ...withoutTyped(draft), seat };
  const tricks = (haul.tricks ?? taps?.rest ?? 0) + 1;
  return { ...withHaul(withoutTyped(draft), seat, { ...haul, tricks }), seat, asked: null };
}

/** A trick of these cards counted for a player, with the animal in it. */
export function countCards(draft: RoundDraft, seat: number, cards: string[]): RoundDraft {
  const animal = ANIMALS.find((one) => cards.includes(`animal ${one}`));
  const isFree = animal !== undefined && holderOf(draft, animal) === null;
  return isFree ? toggleAnimal(draft, seat, animal, false) : countTrick(draft, seat, null);
}

/** A tap on a player's tile after the round: his number is asked for, or no longer. */
export function toggleQuestion(draft: RoundDraft, seat: number): RoundDraft {
  const isRepeated = draft.seat === seat && draft.asked === "tricks";
  return { ...withoutTyped(draft), seat, asked: isRepeated || !haulOf(draft, seat) ? null : "tricks" };
}

/** The draft after a number on the strip; then the next number is asked for. */
export function withTricks(draft: RoundDraft, tricks: number): RoundDraft {
  const haul = haulOf(draft, draft.seat) ?? { tricks, animals: [] };
  const carrying = draft.carrying.filter((animal) => !haul.animals.includes(animal));
  const after = { ...withHaul(draft, draft.seat, { ...haul, tricks }), carrying };
  return askSeat(after, nextSeatAsked(after));
}

/**
 * A tap on an animal in a player's column: he takes it, from whoever had it, or gives
 * it back. While playing it comes with its trick, unless all `full` tricks are taken.
 */
export function toggleAnimal(draft: RoundDraft, seat: number, animal: number, isFull: boolean): RoundDraft {
  if (!haulOf(draft, seat)) return { ...withoutTyped(draft), seat };
  const holder = holderOf(draft, animal);
  const bringsTrick = holder === null && draft.depth === "cards" && !isFull;
  const shouldCarry = bringsTrick || draft.carrying.includes(animal);
  const freed = holder === null ? draft : moveAnimal(draft, holder, animal, shouldCarry ? -1 : 0);
  const after = holder === seat ? freed : moveAnimal(freed, seat, animal, shouldCarry ? 1 : 0);
  const carrying = draft.carrying.filter((other) => other !== animal);
  if (shouldCarry && holder !== seat) carrying.push(animal);
  return draft.depth === "cards"
    ? { ...withoutTyped(after), carrying, seat, asked: draft.asked === "out" ? "out" : null }
    : { ...after, carrying };
}

/** The draft after the side key "Out": it asks who, or takes back that somebody was. */
export function toggleOut(draft: RoundDraft): RoundDraft {
  const seat = eliminatedSeat(draft);
  if (seat === null) return { ...draft, asked: draft.asked === "out" ? null : "out" };
  const { eliminated, ...haul } = haulOf(draft, seat) as Haul;
  return { ...withHaul(draft, seat, haul), asked: null };
}

/** The draft after a tap on the tile of who was out; how many animals he held is asked next. */
export function markOut(draft: RoundDraft, seat: number): RoundDraft {
  const haul = haulOf(draft, seat) ?? (blankItem(draft.depth === "cards" ? "cards" : "counts") as Haul);
  return { ...withHaul(draft, seat, { ...haul, eliminated: null }), seat, asked: "hand" };
}

/** The draft with the animals left in the eliminated hand; then the next number is asked for. */
export function withHand(draft: RoundDraft, eliminated: number): RoundDraft {
  const haul = haulOf(draft, draft.seat);
  if (!haul) return draft;
  const after = withHaul(draft, draft.seat, { ...haul, eliminated });
  return askSeat(after, uncountedSeats(after).length > 1 ? nextSeatAsked(after) : null);
}

/**
 * The seat whose number is asked for after this one: the next one unknown, going
 * round; none when the last follows from the others; with all known the next in order.
 */
function nextSeatAsked(draft: RoundDraft): number | null {
  const open = uncountedSeats(draft);
  if (isLastImplied(draft)) return null;
  if (open.length) return open.find((seat) => seat > draft.seat) ?? open[0] ?? null;
  return haulOf(draft, draft.seat + 1) ? draft.seat + 1 : null;
}

function askSeat(draft: RoundDraft, seat: number | null): RoundDraft {
  return seat === null ? { ...draft, asked: null } : { ...draft, seat, asked: "tricks" };
}

/** The draft with an animal given to a player who lacks it, or taken from one who has it. */
function moveAnimal(draft: RoundDraft, seat: number, animal: number, tricks: number): RoundDraft {
  const haul = haulOf(draft, seat);
  if (!haul) return draft;
  const others = haul.animals.filter((other) => other !== animal);
  const animals = others.length < haul.animals.length ? others : [...others, animal].sort((a, b) => b - a);
  const newTricks = haul.tricks === null ? null : Math.max(haul.tricks + tricks, 0);
  return withHaul(draft, seat, { ...haul, animals, tricks: newTricks });
}
