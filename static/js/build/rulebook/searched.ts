/** The index of the search over one language's rulebook, ready for the phone. */

import MiniSearch from "minisearch";
import { indexed, type Searched, settings } from "../../page/rulebook/indexed.ts";
import { Vocabulary } from "../../page/rulebook/vocabulary.ts";
import { words } from "../../page/rulebook/words.ts";
import { readBook, readSynonyms } from "./files.ts";

export function searchedIn(language: string): Searched {
  const { book, passages } = readBook(language);
  const synonyms = readSynonyms();
  const titles = new Map(book.games.map(({ game, title }) => [game, title]));
  const vocabulary = new Vocabulary(language, synonyms);
  const said = passages.flatMap(({ heading, text }) => words(`${heading} ${text}`));
  vocabulary.learn(said.flatMap((word) => vocabulary.stem(word) ?? []));
  const index = new MiniSearch(settings(vocabulary));
  index.addAll(passages.map((passage) => indexed(passage, titles.get(passage.game) ?? "")));
  return { language, synonyms, index: index.toJSON() };
}
