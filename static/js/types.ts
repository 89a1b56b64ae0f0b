/**
 * The data exchanged between phone, engine and server, as docs/engine.md and
 * docs/format.md describe it. What differs from game to game is left open here:
 * the recorder of a game knows its own entries and taps.
 */

import type { Pad } from "./pad-types.ts";

export type * from "./pad-types.ts";

/** The name of a game: that of its file in companion/engine/games. */
export type Game = string;

export const COLOURS = [
  "blue",
  "green",
  "purple",
  "red",
  "yellow",
  "sand",
  "teal",
  "grey",
  "rose",
  "moss",
  "sky",
  "rust",
] as const;

/** A player's mark: a colour, and the shape that goes with it. */
export type Colour = (typeof COLOURS)[number];

/** One of the people who share a seat. */
export interface Member {
  name: string;
  /** The id of a player of the scorebook. */
  player?: string;
}

export interface Seat extends Member {
  color?: Colour;
  /** Who plays there as a team, which the name is of then. */
  members?: Member[];
}

/** Values of a game's options: numbers, booleans, strings, null, lists, or Greta's table of values. */
export type Options = Record<string, unknown>;

export interface GameFile {
  format: "companion/1";
  game: Game;
  /** The sheet it is played by, in a game by a pad. */
  pad?: Pad;
  id?: string;
  started?: string;
  seats: Seat[];
  options: Options;
  log: Entry[];
}

/** The current set-up, after corrections, joins and leaves. */
export interface Setup {
  game: Game;
  pad?: Pad;
  seats: Seat[];
  options: Options;
  /** By seat: false for a player who has left. */
  playing: boolean[];
}

export interface Entry {
  type: string;
  id?: string;
  at?: string;
  by?: string;
  note?: string;
  [field: string]: unknown;
}

/** A place inside an entry: `["players", 1, "tricks"]`. */
export type Path = (string | number)[];

/** A fault of a game file, an entry or a draft; as a warning, something unlikely. */
export interface Problem {
  /** Counted from 1; 0 is the set-up, or the draft. */
  entry: number;
  at: Path;
  /** Also the key of its text in the message catalogue. */
  code: string;
  params: Record<string, number | string>;
}

/** One line of a score's arithmetic; `what` is also the paragraph of the rulebook it rests on. */
export interface Line {
  what: string;
  count?: number;
  /** The formula of a pad with its figures put in. */
  text?: string;
  /** The function that the formula is, where it is nothing else, and its arguments, or those of everybody, with their figures put in. */
  call?: string;
  values?: string[];
  /** What decided, where the points are a number of the pad, or what is compared. */
  when?: string;
  /** Whether what decided and is said with yes or no was yes, by the ids of its fields, or rows. */
  said?: Record<string, boolean>;
  /** What the row is worth now, where the points are what has changed. */
  worth?: number;
  /** The row of a pad that has these points. */
  row?: string;
  points: number;
}

export interface Result {
  /** Null only in the answer to a draft, where nothing is known yet. */
  points: number | null;
  /** The running total before this round; only in the answer to a draft. */
  before?: number;
  /** The running total after this round. */
  total: number;
  lines: Line[];
}

export interface Round {
  /** Null for an adjustment, which is no round. */
  no: number | null;
  open: boolean;
  /** The ids of its entries. */
  entries: string[];
  players: Result[];
}

type Reason = "target" | "rounds" | "games" | "finished";

export interface Sheet {
  /** On a phone "" where its engine does not know all that is in the set-up: a newer version does. */
  game: Game;
  target: number | null;
  /** Oldest first. */
  rounds: Round[];
  totals: number[];
  ranks: number[];
  over: boolean;
  reason: Reason | null;
  winners: number[];
  /** What the table is waiting for; by game. */
  next: Record<string, unknown>;
  /** What lies on the table; by game. */
  table: Record<string, unknown>;
  warnings: Problem[];
  /** What screens say of the course of the game; a sheet that an earlier version kept has none. */
  outlook?: Outlook;
}

/** What the engine says of the course of a game, for its screens; a game adds parts of its own. */
export interface Outlook {
  /** Who is nearest to the target, and what is missing; null while it is more than half the way off. */
  nearest: { seat: number; points: number } | null;
  /** What would break the tie at the top, once the end is near. */
  tie: string | null;
  /** How the winners' tie was broken, by how many points; null without a tie. */
  tie_break: { shared: boolean; points: number } | null;
  /** Agame: who may still catch in a catch round that has begun. */
  catchers?: number[];
  /** Greta: whether a finished game still lies on the table. */
  finished?: boolean;
  /** Greta: who leads the second level, and why, before its first card. */
  lead?: { seat: number; why: "points" | "last" } | null;
}

/** The engine's answer to a game, or to further entries of it. */
export interface Evaluation {
  setup: Setup | null;
  sheet: Sheet | null;
  problem: Problem | null;
}

/** How a player is filled in: card by card, by counts, or by points alone. */
export type Depth = "cards" | "counts" | "points";

/** An unfinished entry with null where nothing is known yet; other keys are the recorder's cursor. */
export interface Draft {
  entry: Entry;
  seat: number;
  depth: Depth;
  /** By seat, who has filled it in on another phone; it is not kept (`recording/other-phones.ts`). */
  phones?: Record<number, string>;
  /** The seats that a tap here has emptied which another phone had filled in (`log/shared-draft.ts`). */
  emptied?: string[];
  [cursor: string]: unknown;
}

/** The engine's answer to a draft: its points, what is missing or wrong, and every legal tap. */
export interface Choices {
  /** The finished entry; null exactly when there is a problem. */
  entry: Entry | null;
  problem: Problem | null;
  warnings: Problem[];
  players: Result[];
  /** Whether the game would be over with this entry. */
  over: boolean;
  winners: number[];
  /** By game; docs/engine.md says what is in it. */
  taps: Record<string, unknown>;
}

/** Why a tap is not legal. */
export interface Bar {
  code: string;
  params: Record<string, number | string>;
}

interface Named {
  name: string;
}

/** One option of a game, for forms. A default of null may depend on the seats; the engine's `defaults` tells. */
export type OptionSpec = Named &
  (
    | {
        kind: "number";
        default: number | null;
        low: number;
        high: number;
        none: boolean;
        step: number;
        first: number | null;
      }
    | { kind: "flag"; default: boolean }
    | { kind: "choice"; default: string; values: string[] }
    | { kind: "text"; default: null; none: true; most: number }
    | { kind: "seat"; default: number | null; none: boolean; begins: number }
    | { kind: "neutral" | "values"; default: unknown }
  );

export interface CatalogueGame {
  game: Game;
  /** Fewest and most. */
  seats: [number, number];
  /** The marks that are colours of cards; null where any mark may be chosen. */
  colors: Colour[] | null;
  /** Marks that look like cards of the game: no player wears one. */
  suits: Colour[];
  /** Whether players may join and leave. */
  open: boolean;
  /** Whether a seat may be that of several people. */
  teams: boolean;
  options: OptionSpec[];
}

/** What the page knows of a game without the engine. */
export interface GameFacts extends Pick<CatalogueGame, "colors" | "suits" | "open" | "teams"> {
  /** The largest number of players. */
  most: number;
  /** The option that says who begins (the seat `begins` places after the one it names). */
  starter: { name: string; none: boolean; begins: number } | null;
}

export interface Catalogue {
  games: CatalogueGame[];
}
