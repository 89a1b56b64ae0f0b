/** The index of the search, which the build makes and the phone queries. */

import type { AsPlainObject, Options } from "minisearch";
import type { Game } from "../../types.ts";
import { type Passage, paragraphOf } from "./book.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What the build hands over: the index, and groups of synonyms. */
export interface SearchData {
  language: string;
  synonyms: string[][];
  index: AsPlainObject;
}

/** A passage in the form in which it is indexed. */
export interface IndexedPassage {
  id: string;
  game: Game;
  section: string;
  /** Its own heading, which is the question it answers. */
  question: string;
  /** The bold words at its beginning. */
  topic: string;
  text: string;
  /** The heading it stands under. */
  heading: string;
  /** The words of its id. */
  name: string;
  /** The game's name. */
  title: string;
}

/** Return MiniSearch's options, the same for build and phone. */
export function indexOptions(vocabulary: Vocabulary): Options<IndexedPassage> {
  return {
    fields: ["question", "topic", "text", "heading", "name", "title"],
    storeFields: ["game", "section", "question", "text", "heading"],
    tokenize: (text) => vocabulary.tokenize(text),
    processTerm: (word) => vocabulary.terms(word),
  };
}

/** Convert a passage to the form in which it is indexed. */
export function toIndexed(
  { id, isHeading: headed, heading, ...passage }: Passage,
  title: string,
): IndexedPassage {
  const name = paragraphOf({ id }).replace(/^q-/, "").replaceAll(/[-_]/g, " ");
  return { ...passage, id, name, title, question: headed ? heading : "", heading: headed ? "" : heading };
}
