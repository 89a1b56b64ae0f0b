/**
 * The draft of a round, and what is read from it.
 *
 * A player is known by tricks and animals, `{tricks, animals}` (with `eliminated`, the
 * animals left in his hand, when he was out), or by points. What
 * fits and what it is worth is up to the engine. The last unknown number stays null: it
 * is implied, and the engine fills it in.
 */

import type { Bar, Choices, Depth, Draft } from "../../../types.ts";

export const ANIMALS = [9, 8, 7, 6, 5, 4, 3, 2] as const;

/** What a player took. `eliminated` is there only for who was out. */
export interface Haul {
  tricks: number | null;
  animals: number[];
  eliminated?: number | null;
}

export type RoundItem = Haul | { points: number | null } | null;

/**
 * What the table is asked for: the winner of the next trick or a number of tricks, the animals left in a
 * hand, whose hand that is, or nothing.
 */
export type Question = "tricks" | "hand" | "out" | null;

export interface RoundDraft extends Draft {
  entry: { type: string; players: RoundItem[] };
  asked: Question;
  /** The animals whose tap counted their trick too: the trick goes with them when they are taken back. */
  carrying: number[];
  /** By seat: the input of the keypad while points are typed, "7+5". */
  typed?: Record<number, string>;
}

/** For one player: the room left below the brawl limit, how far it is exceeded, and what bars a tap. */
interface PlayerTaps {
  room: number;
  brawl: number;
  /** The tricks the others leave. */
  most: number;
  trick: Bar | null;
  animals: Record<string, Bar | null>;
}

/** The engine's `taps`, as docs/engine.md describes them. */
export interface RoundTaps {
  of: number;
  sum: number;
  rest: number | null;
  hand: number | null;
  /** The cards dealt to each player, and the most that an eliminated hand may hold. */
  deal: number;
  most_held: number;
  players: PlayerTaps[];
}

/** Return what the engine says of a whole round; null while its newest answer is to a trick. */
export function tapsOf(choices: Choices | null): RoundTaps | null {
  return choices?.taps.players ? (choices.taps as unknown as RoundTaps) : null;
}

/** Return what a player took, null where it is known by points or not at all. */
export function haulOf(draft: RoundDraft, seat: number): Haul | null {
  const item = draft.entry.players[seat];
  return item && "tricks" in item ? item : null;
}

export function hasPoints(item: RoundItem | undefined): boolean {
  return !!item && "points" in item;
}

/** Return the seat that took that animal, null for none. */
export function holderOf(draft: RoundDraft, animal: number): number | null {
  const seat = draft.entry.players.findIndex((_, at) => haulOf(draft, at)?.animals.includes(animal));
  return seat < 0 ? null : seat;
}

/** Return an empty round: numbers from 0 while it is played, unknown numbers afterwards. */
export function newRound(seats: number, depth: Depth): RoundDraft {
  const players = Array.from({ length: seats }, () => blankItem(depth));
  const asked = depth === "points" ? null : "tricks";
  return { entry: { type: "round", players }, seat: 0, depth, asked, carrying: [] };
}

/** Return the seat that was out, null for none. */
export function eliminatedSeat(draft: RoundDraft): number | null {
  const seat = draft.entry.players.findIndex((item) => item && "eliminated" in item);
  return seat < 0 ? null : seat;
}

export function blankItem(depth: Depth): RoundItem {
  return depth === "points" ? null : { tricks: depth === "cards" ? 0 : null, animals: [] };
}

/** Return whether nothing was entered for a player yet. */
export function isUntouched(item: RoundItem): boolean {
  return !item || ("tricks" in item && !item.tricks && !item.animals.length && !("eliminated" in item));
}

/** Return the seats whose number of tricks is not known yet. */
export function uncountedSeats(draft: RoundDraft): number[] {
  return [...draft.entry.players.keys()].filter((seat) => haulOf(draft, seat)?.tricks === null);
}

/** Return whether one number only is unknown, so that it follows from the others. */
export function isLastImplied(draft: RoundDraft): boolean {
  const hauls = draft.entry.players.map((_, seat) => haulOf(draft, seat));
  return uncountedSeats(draft).length === 1 && hauls.every((haul) => haul && haul.eliminated !== null);
}

export function withHaul(draft: RoundDraft, seat: number, haul: Haul): RoundDraft {
  const players = draft.entry.players.with(seat, haul);
  return { ...draft, entry: { ...draft.entry, players } };
}

/** Return the draft without keypad input. */
export function withoutTyped({ typed, ...draft }: RoundDraft): RoundDraft {
  return draft as RoundDraft;
}

/** Return whether two items are equal except for their animals. */
export function hasSameFigures(one: RoundItem | undefined, other: RoundItem | undefined): boolean {
  const figures = (item: RoundItem | undefined) =>
    JSON.stringify(Object.entries({ ...item, animals: null }).sort());
  return figures(one) === figures(other);
}
