/**
 * A round being filled in, and what each tap makes of it.
 *
 * A player is known by what he took, `{tricks, animals}` (with `eliminated`, the
 * animals left in his hand, when he was out), or by points. The functions here move
 * tricks and animals about and judge nothing: what fits and what it is worth, the
 * engine says. The last number missing stays null here: it follows, and the engine
 * fills it in.
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
 * What the table is asked for: the winner of the next trick or a number of tricks,
 * the animals left in a hand, whose hand that is, or nothing.
 */
export type Question = "tricks" | "hand" | "out" | null;

export interface RoundDraft extends Draft {
  entry: { type: string; players: RoundItem[] };
  asked: Question;
  /** The animals whose tap counted their trick as well: they take it along when they go. */
  carrying: number[];
  /** By seat: what stands on the keypad while points are typed, "7+5". */
  typed?: Record<number, string>;
}

/** Of one player: the room left below the brawl limit, how far he is past it, and what bars a tap. */
interface PlayerTaps {
  room: number;
  brawl: number;
  /** The tricks the others leave him. */
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
  players: PlayerTaps[];
}

/** What the engine says of a whole round; null while its newest answer was about a trick. */
export function tapsOf(choices: Choices | null): RoundTaps | null {
  return choices?.taps.players ? (choices.taps as unknown as RoundTaps) : null;
}

/** What a player took, null for who is known by points or not at all. */
export function haulOf(draft: RoundDraft, seat: number): Haul | null {
  const item = draft.entry.players[seat];
  return item && "tricks" in item ? item : null;
}

export function hasPoints(item: RoundItem | undefined): boolean {
  return !!item && "points" in item;
}

/** Who took that animal, null while nobody has. */
export function holderOf(draft: RoundDraft, animal: number): number | null {
  const seat = draft.entry.players.findIndex((_, at) => haulOf(draft, at)?.animals.includes(animal));
  return seat < 0 ? null : seat;
}

/** An empty round: counted from nothing while it is played, unknown numbers afterwards. */
export function newRound(seats: number, depth: Depth): RoundDraft {
  const players = Array.from({ length: seats }, () => blankItem(depth));
  const asked = depth === "points" ? null : "tricks";
  return { entry: { type: "round", players }, seat: 0, depth, asked, carrying: [] };
}

/** Who was out, null while nobody was. */
export function eliminatedSeat(draft: RoundDraft): number | null {
  const seat = draft.entry.players.findIndex((item) => item && "eliminated" in item);
  return seat < 0 ? null : seat;
}

export function blankItem(depth: Depth): RoundItem {
  return depth === "points" ? null : { tricks: depth === "cards" ? 0 : null, animals: [] };
}

/** Whether nothing was entered for a player yet. */
export function isUntouched(item: RoundItem): boolean {
  return !item || ("tricks" in item && !item.tricks && !item.animals.length && !("eliminated" in item));
}

/** The seats whose number of tricks is not known yet. */
export function uncountedSeats(draft: RoundDraft): number[] {
  return [...draft.entry.players.keys()].filter((seat) => haulOf(draft, seat)?.tricks === null);
}

/** Whether only one number is still open, so that it follows from all the others. */
export function isLastImplied(draft: RoundDraft): boolean {
  const hauls = draft.entry.players.map((_, seat) => haulOf(draft, seat));
  return uncountedSeats(draft).length === 1 && hauls.every((haul) => haul && haul.eliminated !== null);
}

export function withHaul(draft: RoundDraft, seat: number, haul: Haul): RoundDraft {
  const players = draft.entry.players.with(seat, haul);
  return { ...draft, entry: { ...draft.entry, players } };
}

/** The draft without what was being typed. */
export function withoutTyped({ typed, ...draft }: RoundDraft): RoundDraft {
  return draft as RoundDraft;
}

/** Whether two items say the same but for the animals taken. */
export function hasSameFigures(one: RoundItem | undefined, other: RoundItem | undefined): boolean {
  const figures = (item: RoundItem | undefined) =>
    JSON.stringify(Object.entries({ ...item, animals: null }).sort());
  return figures(one) === figures(other);
}
