/** The rulebook of one language, as the build makes it of companion/rulebook/*.md. */

import type { Colour, Game } from "../../types.ts";

export interface Book {
  language: string;
  games: Rules[];
}

/** The rules of one game. */
export interface Rules {
  game: Game;
  /** What it is written in: English where a language has no rules of this game yet. */
  language: string;
  title: string;
  sections: Section[];
  /** What else leads to a paragraph: an option, a problem's code, a screen. */
  links: Record<string, string>;
}

/** The same as it stands on its page: the text in one piece, with places for its pictures. */
export interface RulesPage extends Omit<Rules, "sections"> {
  contents: Omit<Section, "paragraphs">[];
  /** Whether it is played in tricks. */
  tricks: boolean;
  text: string;
  pictures: Picture[];
}

/** What the phone reads. */
export interface Pages {
  language: string;
  games: RulesPage[];
}

export interface Section {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

/** What one id names: its text as HTML, and the pictures in it. */
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

/** A colour of a card in a picture, and whether it is a Fennek: "fennek blue". */
export function rowColour(text: string): { colour: Colour; fennek: boolean } {
  const fennek = text.startsWith("fennek ");
  return { colour: text.replace("fennek ", "") as Colour, fennek };
}

/** A paragraph as the search knows it. */
export interface Passage {
  /** The game and the paragraph: "agame#hat". */
  id: string;
  game: Game;
  /** The section it stands in. */
  section: string;
  /** The heading it stands under, or is. */
  heading: string;
  /** The paragraph itself is a heading: a question, or a section. */
  isHeading: boolean;
  /** The words in bold that it begins with: what it is about. */
  topic: string;
  text: string;
}

/**
 * The paragraph of a place: its own id, or what leads to it.
 *
 * "screen.record.catch" leads where "screen.record" does when the rules say nothing
 * finer, and nowhere in particular (null) when they do not know it at all.
 */
export function paragraphAt({ links }: Pick<RulesPage, "links">, place: string): string | null {
  if (!place.includes(".")) return place;
  const names = place.split(".").map((_, at, steps) => steps.slice(0, steps.length - at).join("."));
  const name = names.find((name) => name in links);
  return name === undefined ? null : (links[name] ?? null);
}
