/** A pad, as files and games have it (docs/pads.md). */

/** What people call something: one text, or one by language. */
export type Words = string | Record<string, string>;

/** A formula of a pad, or a number in its place. */
export type Formula = number | string;

/** One of several things that may be written down. */
export interface PadChoice {
  id: string;
  name: Words;
  worth: number;
}

/** What must hold over all players of a round. */
export interface PadCheck {
  name: Words;
  holds: Formula;
}

/** What every player is asked for in a round of a pad, or what is worked out of that. */
export interface PadField {
  id: string;
  name: Words;
  /** Left out: "number". */
  kind?: "number" | "flag" | "choice" | "computed";
  /** The formula of the kind "computed", which is asked of nobody. */
  is?: Formula;
  /** Bounds of a number: formulas, or numbers. */
  least?: Formula;
  most?: Formula;
  choices?: PadChoice[];
  /** The field of the kind "flag" in which a player must have said yes to be asked for this one. */
  of?: string;
}

/** What each player fills in once by a pad of rows; one of the kind "computed" or "subtotal" is filled in by nobody. */
export interface PadRow extends Omit<PadField, "kind" | "of" | "is"> {
  /** A "subtotal" says what other rows come to, and is not in the total. */
  kind?: "number" | "flag" | "choice" | "computed" | "subtotal";
  points?: Formula;
}

/** A score sheet that a table has made for itself (docs/pads.md), as far as screens ask of it. */
export interface Pad {
  name: Words;
  note?: Words;
  kind: string;
  /** Fewest and most. */
  seats: [number, number];
  /** How many partners share a seat, in a game that is played in teams. */
  teams?: number | null;
  fields: PadField[];
  /** In a pad of rows, in place of fields. */
  rows?: PadRow[];
  /** What a round is worth to a player. */
  points?: Formula;
  checks?: PadCheck[];
  target?: number | null;
  rounds?: Formula | null;
  /** What a player's total is after a round; left out: the total before, and the points. */
  total?: Formula | null;
  /** The formula that ends the game after a round. */
  ends?: Formula;
  wins?: "high" | "low";
  /** The total at which a player is out: from it up, or where it is not above nought, down. */
  out?: number | null;
  /** Who deals, and who begins the next round. */
  deals?: PadTurn | null;
  begins?: PadTurn | null;
  /** What breaks a tie: "play", one more round, or the id of a row; left out: the win is shared. */
  tie?: string | null;
}

/** Who is next: on the left, or whoever scored best or worst. */
export type PadTurn = "left" | "winner" | "loser";
