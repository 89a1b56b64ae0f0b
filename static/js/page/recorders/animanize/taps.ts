/** How each tap on a tile, an animal, the strip or "Out" changes a round. */

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

/** Count one more trick for a player (a tap on the tile during play). */
export function countTrick(draft: RoundDraft, seat: number, taps: RoundTaps | null): RoundDraft {
  const haul = haulOf(draft, seat);
  if (!haul) return { ...withoutTyped(draft), seat };
  const tricks = (haul.tricks ?? taps?.rest ?? 0) + 1;
  return { ...withHaul(withoutTyped(draft), seat, { ...haul, tricks }), seat, asked: null };
}

/** Take one trick back from a player (a long press on the tile); the draft as it was where only those with animals are left. */
export function takeTrickBack(draft: RoundDraft, seat: number): RoundDraft {
  const haul = haulOf(draft, seat);
  const tricks = haul?.tricks ?? 0;
  if (!haul || tricks <= haul.animals.length) return draft;
  return { ...withHaul(withoutTyped(draft), seat, { ...haul, tricks: tricks - 1 }), seat, asked: null };
}

/** Count a trick of these cards for a player, with the animal in it. */
export function countCards(
  draft: RoundDraft,
  seat: number,
  cards: string[],
  taps: RoundTaps | null,
): RoundDraft {
  const animal = ANIMALS.find((one) => cards.includes(`animal ${one}`));
  const isFree = animal !== undefined && holderOf(draft, animal) === null;
  return isFree ? toggleAnimal(draft, seat, animal, false) : countTrick(draft, seat, taps);
}

/** Ask for a player's number of tricks, or no longer (a tap on the tile after the round). */
export function toggleQuestion(draft: RoundDraft, seat: number): RoundDraft {
  const isRepeated = draft.seat === seat && draft.asked === "tricks";
  return { ...withoutTyped(draft), seat, asked: isRepeated || !haulOf(draft, seat) ? null : "tricks" };
}

/** Set the number of tricks, then ask for the next one. */
export function withTricks(draft: RoundDraft, tricks: number): RoundDraft {
  const haul = haulOf(draft, draft.seat) ?? { tricks, animals: [] };
  const carrying = draft.carrying.filter((animal) => !haul.animals.includes(animal));
  const after = { ...withHaul(draft, draft.seat, { ...haul, tricks }), carrying };
  return askSeat(after, nextSeatToAsk(after));
}

/**
 * Give an animal to a player, from whoever had it, or take it back.
 *
 * During play its trick is counted with it, unless all tricks are taken (`isFull`). An animal that moves takes
 * its trick along, while a round is recorded as in a correction: nobody wins one without the other.
 */
export function toggleAnimal(draft: RoundDraft, seat: number, animal: number, isFull: boolean): RoundDraft {
  if (!haulOf(draft, seat)) return { ...withoutTyped(draft), seat };
  const holder = holderOf(draft, animal);
  const bringsTrick = holder === null && draft.depth === "cards" && !isFull;
  const isCarried = bringsTrick || draft.carrying.includes(animal);
  const shouldCarry = isCarried || movesTrick(draft, holder, seat);
  const freed = holder === null ? draft : moveAnimal(draft, holder, animal, shouldCarry ? -1 : 0);
  const after = holder === seat ? freed : moveAnimal(freed, seat, animal, shouldCarry ? 1 : 0);
  const carrying = draft.carrying.filter((other) => other !== animal);
  if (isCarried && holder !== seat) carrying.push(animal);
  return draft.depth === "cards"
    ? { ...withoutTyped(after), carrying, seat, asked: draft.asked === "out" ? "out" : null }
    : { ...after, carrying };
}

/** Return whether a trick goes from one player to another along with its animal: the numbers of both are known, or follow. */
function movesTrick(draft: RoundDraft, from: number | null, to: number): boolean {
  if (from === null || from === to || haulOf(draft, from)?.tricks === 0) return false;
  const isKnown = [from, to].every((seat) => haulOf(draft, seat)?.tricks !== null);
  return isKnown || isLastImplied(draft);
}

/** Ask who is out, or take back that somebody was (the side key "Out"). */
export function toggleOut(draft: RoundDraft): RoundDraft {
  const seat = eliminatedSeat(draft);
  if (seat === null) return { ...draft, asked: draft.asked === "out" ? null : "out" };
  const { eliminated, ...haul } = haulOf(draft, seat) as Haul;
  return { ...withHaul(draft, seat, haul), asked: null };
}

/** Mark a player as out, then ask how many animals were left in that hand. */
export function markOut(draft: RoundDraft, seat: number): RoundDraft {
  const haul = haulOf(draft, seat) ?? (blankItem(draft.depth === "cards" ? "cards" : "counts") as Haul);
  return { ...withHaul(draft, seat, { ...haul, eliminated: null }), seat, asked: "hand" };
}

/** Set the animals left in the eliminated hand, then ask for the first number of tricks that is missing. */
export function withHand(draft: RoundDraft, eliminated: number): RoundDraft {
  const haul = haulOf(draft, draft.seat);
  if (!haul) return draft;
  const after = withHaul(draft, draft.seat, { ...haul, eliminated });
  const [first = null, second] = uncountedSeats(after);
  return askSeat(after, second === undefined ? null : first);
}

/**
 * Return the seat whose number is asked for next: the next unknown one, going round; null where the last
 * is implied; with all known the next in order.
 */
function nextSeatToAsk(draft: RoundDraft): number | null {
  const open = uncountedSeats(draft);
  if (isLastImplied(draft)) return null;
  if (open.length) return open.find((seat) => seat > draft.seat) ?? open[0] ?? null;
  return haulOf(draft, draft.seat + 1) ? draft.seat + 1 : null;
}

function askSeat(draft: RoundDraft, seat: number | null): RoundDraft {
  return seat === null ? { ...draft, asked: null } : { ...draft, seat, asked: "tricks" };
}

/** Give an animal to a player who lacks it, or take it from one who has it. */
function moveAnimal(draft: RoundDraft, seat: number, animal: number, tricks: number): RoundDraft {
  const haul = haulOf(draft, seat);
  if (!haul) return draft;
  const others = haul.animals.filter((other) => other !== animal);
  const animals = others.length < haul.animals.length ? others : [...others, animal].sort((a, b) => b - a);
  const newTricks = haul.tricks === null ? null : Math.max(haul.tricks + tricks, 0);
  return withHaul(draft, seat, { ...haul, animals, tricks: newTricks });
}
