/** What the phone keeps: the shapes of the rows in its database. */

import type { Colour, Draft, Entry, GameFile, Problem, Setup, Sheet } from "../../types.ts";

/** An entry of the log: like any other, but always with its id. */
export type LogEntry = Entry & { id: string };

/** A game's head, with what was last computed, so that its sheet is drawn before the engine is up. */
export interface GameRecord {
  id: string;
  /** The game file; its log is kept entry by entry in `entries`. */
  file: Omit<GameFile, "log">;
  setup: Setup;
  sheet: Sheet;
  /** The last number of the server's log this phone has, and the epoch it counts in. */
  seq: number;
  epoch: string | null;
  /** Whether the server has the head of this game. */
  known: boolean;
  /** How many of its entries are still to be sent. */
  waits: number;
  /** Why the server will not have it; it is kept on this phone all the same. */
  refused: Problem | null;
  /** When this phone last wrote in it or read news of it, in milliseconds. */
  touched: number;
}

/** One entry at its place in a game's log. No `seq`: it waits to be sent. */
export interface EntryRecord {
  game: string;
  place: number;
  entry: LogEntry;
  seq: number | null;
  /** Why it cannot count; such an entry stays visible until a person mends or drops it. */
  refused: Problem | null;
}

/** One change inside an amend. */
export type Change =
  | { of: string; entry: Record<string, unknown> | null }
  | { before: string; id: string; entry: Record<string, unknown> };

/** A draft with all its earlier states, oldest first; the last one is the draft itself. */
export interface DraftRecord {
  game: string;
  /** "new", "of:ID", "before:ID" or "setup". */
  place: string;
  history: Draft[];
  /** What else is mended in the same correction. */
  changes: Change[];
}

/** Somebody who has played on this phone. */
export interface Person {
  name: string;
  /** The mark last worn in a game where marks matter. */
  color: Colour | null;
  /** When this person last sat down, in milliseconds. */
  used: number;
}
