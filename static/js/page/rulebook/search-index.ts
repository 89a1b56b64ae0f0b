/** How passages stand in the index of the search: the build fills it, the phone asks it. */

import type { AsPlainObject, Options } from "minisearch";
import type { Game } from "../../types.ts";
import type { Passage } from "./book.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What the build hands over: the index, and words that mean the same. */
export interface SearchData {
  language: string;
  synonyms: string[][];
  index: AsPlainObject;
}

/** A passage as it is indexed. */
export interface IndexedPassage {
  id: string;
  game: Game;
  section: string;
  /** What it answers: its own heading. */
  question: string;
  /** The bold words it begins with. */
  topic: string;
  text: string;
  /** The heading it stands under. */
  heading: string;
  /** The words of its id. */
  name: string;
  /** The game's name. */
  title: string;
}

export function indexOptions(vocabulary: Vocabulary): Options<IndexedPassage> {
  return {
    fields: ["question", "topic", "text", "heading", "name", "title"],
    storeFields: ["game", "section", "question", "text", "heading"],
    tokenize: (text) => vocabulary.tokenize(text),
    processTerm: (word) => vocabulary.terms(word),
  };
}

export function toIndexed(
  { id, isHeading: headed, heading, ...passage }: Passage,
  title: string,
): IndexedPassage {
  const name = (id.split("#")[1] ?? "").replace(/^q-/, "").replaceAll(/[-_]/g, " ");
  return { ...passage, id, name, title, question: headed ? heading : "", heading: headed ? "" : heading };
}
