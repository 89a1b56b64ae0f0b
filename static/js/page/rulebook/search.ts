/**
 * Finds paragraphs of the rulebook by what a person types.
 *
 *     RuleSearch.load(searched).find("darf der hut fangen", "agame")
 *
 * The index is made by the build from the same words (`vocabulary.ts`); here it is asked.
 */

import MiniSearch, { type SearchResult } from "minisearch";
import type { Game } from "../../types.ts";
import { type Indexed, type Searched, settings } from "./indexed.ts";
import { type Piece, sentenceOf } from "./sentence.ts";
import { Vocabulary } from "./vocabulary.ts";
import { words } from "./words.ts";

export interface Found {
  game: Game;
  /** The paragraph's id. */
  id: string;
  heading: string;
  /** The sentence that answers, in pieces: those that were hit are marked. */
  sentence: Piece[];
}

/** How many answers a person looks through. */
const MOST = 8;
/** The game one came from is most likely what is asked about. */
const OWN_GAME = 8;
/** Why the sources were read in one way is seldom what the table wants to know. */
const SOURCES = 0.4;
/** A heading alone answers nothing; what stands under it does. */
const BARE = 0.5;
const BOOST = { question: 2, topic: 0.8, text: 1, heading: 0.4, name: 0.3, title: 0.2 };

type Passages = (SearchResult & Indexed)[];

/** The score of a passage, and which of its terms were hit. */
interface Hit {
  score: number;
  words: number;
  terms: string[];
  passage: SearchResult & Indexed;
}

export class RuleSearch {
  readonly #index: MiniSearch<Indexed>;
  readonly #vocabulary: Vocabulary;
  /** The passages of words asked for before: with each letter typed only the last word is a new one. */
  readonly #asked = new Map<string, Passages>();

  private constructor(index: MiniSearch<Indexed>, vocabulary: Vocabulary) {
    this.#index = index;
    this.#vocabulary = vocabulary;
  }

  /** The search of an index that the build has made. */
  static load({ language, index, synonyms }: Searched): RuleSearch {
    const vocabulary = new Vocabulary(language, synonyms);
    vocabulary.learn(index.index.map(([term]) => term));
    return new RuleSearch(MiniSearch.loadJS(index, settings(vocabulary)), vocabulary);
  }

  /** The best paragraphs, the best first; those of the game one came from weigh more. */
  find(typed: string, from: Game | null): Found[] {
    const asked = this.#vocabulary.tokens(typed);
    const hits = new Map<string, Hit>();
    const typing = words(typed).at(-1);
    for (const word of asked) {
      for (const passage of this.#ask(word, word === typing)) count(hits, passage);
    }
    const ranked = [...hits.values()].map((hit) => ({ ...hit, score: weighed(hit, from) }));
    return ranked
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST)
      .map((hit) => this.#found(hit));
  }

  /** The passages with this word, which may still be being typed. */
  #ask(word: string, typing: boolean): Passages {
    const key = typing ? `${word}…` : word;
    const passages = this.#asked.get(key) ?? this.#look(word, typing);
    this.#asked.set(key, passages);
    return passages;
  }

  #look(word: string, typing: boolean): Passages {
    const terms = this.#vocabulary.terms(word);
    const stem = terms[0];
    if (!stem) return [];
    const known = terms.filter((term) => term !== stem);
    const strange = stem.length > 3 && !this.#vocabulary.knows(stem);
    return this.#index.search({
      combineWith: "OR",
      queries: [
        {
          queries: [stem],
          prefix: typing || strange,
          fuzzy: strange ? 0.25 : 0,
          combineWith: "OR",
        },
        ...known.map((term) => ({ queries: [term], combineWith: "OR" as const })),
      ],
      boost: BOOST,
      tokenize: (text) => [text],
      processTerm: (term) => term,
    }) as Passages;
  }

  #found({ passage, terms }: Hit): Found {
    const isHit = (word: string) => this.#vocabulary.terms(word).some((term) => terms.includes(term));
    return {
      game: passage.game,
      id: passage.id.split("#")[1] ?? "",
      heading: passage.question || passage.heading,
      sentence: sentenceOf(passage.text, isHit),
    };
  }
}

function count(hits: Map<string, Hit>, passage: SearchResult & Indexed): void {
  const hit = hits.get(passage.id) ?? { score: 0, words: 0, terms: [], passage };
  const score = passage.score / passage.queryTerms.length;
  hits.set(passage.id, {
    passage,
    score: hit.score + score,
    words: hit.words + 1,
    terms: [...hit.terms, ...passage.terms],
  });
}

function weighed({ score, words, passage }: Hit, from: Game | null): number {
  const own = passage.game === from ? OWN_GAME : 1;
  const bare = passage.text === "" ? BARE : 1;
  return bare * score * words * own * (passage.section === "sources" ? SOURCES : 1);
}
