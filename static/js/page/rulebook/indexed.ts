/** How passages stand in the index of the search: the build fills it, the phone asks it. */

import type { AsPlainObject, Options } from "minisearch";
import type { Game } from "../../types.ts";
import type { Passage } from "./book.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { words } from "./words.ts";

/** What the build hands over: the index, and words that mean the same. */
export interface Searched {
  language: string;
  synonyms: string[][];
  index: AsPlainObject;
}

/** A passage as it is indexed. */
export interface Indexed {
  id: string;
  game: Game;
  /** The heading, where the passage itself is one. */
  question: string;
  text: string;
  /** The heading it stands under. */
  heading: string;
  /** The game's name. */
  title: string;
}

export function settings(vocabulary: Vocabulary): Options<Indexed> {
  return {
    fields: ["question", "text", "heading", "title"],
    storeFields: ["game", "question", "text", "heading"],
    tokenize: words,
    processTerm: (word) => vocabulary.terms(word),
  };
}

export function indexed({ id, game, heading, headed, text }: Passage, title: string): Indexed {
  return { id, game, text, title, question: headed ? heading : "", heading: headed ? "" : heading };
}
