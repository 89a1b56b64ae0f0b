/** The types of the rulebook, which the build makes from companion/rulebook/*.md. */

import type { Colour, Game } from "../../types.ts";

/** The rulebook of one language, as the build parses it. */
export interface Book {
  language: string;
  games: Rules[];
}

/** The rules of one game. */
export interface Rules {
  game: Game;
  /** The language of the text: English where a language has no rules of this game yet. */
  language: string;
  title: string;
  sections: Section[];
  /** What else leads to a paragraph: an option, a problem's code, a screen. */
  links: Record<string, string>;
}

/** The rules of one game as their page shows them: the text in one piece, with places for its pictures. */
export interface RulesPage extends Omit<Rules, "sections"> {
  contents: Omit<Section, "paragraphs">[];
  /** Whether the game is played in tricks. */
  tricks: boolean;
  text: string;
  pictures: Picture[];
}

/** The rulebook of one language, as the phone loads it. */
export interface Pages {
  language: string;
  games: RulesPage[];
}

export interface Section {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

/** A paragraph with its id: its text as HTML, and the pictures in it. */
export interface Paragraph {
  id: string | null;
  parts: (string | Picture)[];
}

export type Picture = { caption: string } & (
  | { kind: "row"; row: Record<string, string> }
  | { kind: "trick"; game: "agame" | "animanize"; plays: [string, string[]][]; winner: number }
  | { kind: "melds"; melds: string[][]; hand?: string[]; finisher?: boolean }
  | {
      kind: "grid";
      cells: (string | null)[][];
      card: [number, number];
      lines: { to: [number, number]; points: number }[];
      level?: 2;
      /** On the second level, the card that the one just laid covers. */
      under?: string;
    }
  | { kind: "captures"; tricks: number; animals: number[]; limit: number }
  /** The sheet of a tally: the points of each round, and the ranks they come to. */
  | { kind: "board"; seats: string[]; target: number; rounds: number[][]; ranks: number[] }
);

/** Parse a card's colour in a picture, and whether it is a Fennek: "fennek blue". */
export function rowColour(text: string): { colour: Colour; isFennek: boolean } {
  const isFennek = text.startsWith("fennek ");
  return { colour: text.replace("fennek ", "") as Colour, isFennek };
}

/** A paragraph in the search. */
export interface Passage {
  /** Game and paragraph, "agame#hat"; of a question asked of one also a number, "agame#hat?7". */
  id: string;
  game: Game;
  /** The section it stands in. */
  section: string;
  /** The heading it stands under, or is. */
  heading: string;
  /** Whether the paragraph itself is a heading: a question, or a section. */
  isHeading: boolean;
  /** The words in bold at its beginning: what it is about. */
  topic: string;
  text: string;
}

/** Return the paragraph a passage leads to: "hat" of "agame#hat" and of "agame#hat?7". */
export function paragraphOf({ id }: Pick<Passage, "id">): string {
  return id.replace(/^\w+#|\?\d+$/g, "");
}

/** Whether a passage is a question asked of another paragraph. */
export function isAsked({ id }: Pick<Passage, "id">): boolean {
  return id.includes("?");
}

/**
 * Find the paragraph of a place, which is its id or a link to it; null where the rules do not know it.
 *
 * "screen.record.catch" leads where "screen.record" does unless the rules have a finer link.
 */
export function paragraphAt({ links }: Pick<RulesPage, "links">, place: string): string | null {
  if (!place.includes(".")) return place;
  const names = place.split(".").map((_, at, steps) => steps.slice(0, steps.length - at).join("."));
  const name = names.find((name) => name in links);
  return name === undefined ? null : (links[name] ?? null);
}
