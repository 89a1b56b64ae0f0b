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
import { answering, type Piece, type Sentence, sentences } from "./sentence.ts";
import { Vocabulary } from "./vocabulary.ts";
import { words } from "./words.ts";

export interface Found {
  game: Game;
  /** The paragraph's id. */
  id: string;
  heading: string;
  /** What answers, in pieces: those that were hit are marked. */
  sentence: Piece[];
}

export interface Answers {
  /** The best paragraphs, the best first. */
  best: Found[];
  /** There are others, which answer less well. */
  more: boolean;
}

/** How many answers a person looks through. */
const MOST = 8;
/** The game one came from is most likely what is asked about. */
const OWN_GAME = 8;
/** Questions with their answers: yes or no is said at the beginning. */
const DISPUTES = "disputes";
/** Why the sources were read in one way is seldom what the table wants to know. */
const SOURCES = 0.4;
/** A heading alone answers nothing; what stands under it does. */
const BARE = 0.5;
/** How much more a heading weighs that asks just what was asked. */
const LIKE = 1.5;
/** What a paragraph without a heading of its own weighs, beside headings that were not asked for. */
const UNHEADED = 1.2;
/** Small words that are not looked for, and yet tell "catch a Hat" from "catch with a Hat". */
const DECISIVE: ReadonlySet<string> = new Set(["with", "mit"]);
/** Questions that begin so seldom want a yes or a no. */
const OPEN =
  /^\s*(?:what(?! if)|how|who|whose|when|where|which|why|was(?! wenn| ist wenn| passiert)|wie|wer|wem|wann|wo|wohin|welche[rsmn]?|warum)\b/i;
const YES_OR_NO = /^(?:yes|no|never|ja|nein|nie)\b/i;
/** What a yes or a no weighs that was not asked for. */
const UNASKED = 0.6;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const BOOST = { question: 2, topic: 0.8, text: 1, heading: 0.4, name: 0.3, title: 0.2 };

type IndexedPassage = SearchResult & Indexed;

/** A passage with words that were asked for. */
interface Hit {
  passage: IndexedPassage;
  score: number;
  words: number;
  terms: Set<string>;
}

export class RuleSearch {
  readonly #index: MiniSearch<Indexed>;
  readonly #vocabulary: Vocabulary;
  /** The passages of words asked for before: with each letter typed only the last word is a new one. */
  readonly #asked = new Map<string, IndexedPassage[]>();
  /** By passage, once it was an answer: with the next letter it mostly is one again. */
  readonly #read = new Map<string, Sentence[]>();
  /** By passage, the words of its heading that say something. */
  readonly #headings = new Map<string, string[]>();

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

  /** The best paragraphs; those of the game one came from weigh more. */
  find(typed: string, from: Game | null): Answers {
    const asked = this.#vocabulary.tokens(typed);
    const hits = new Map<string, Hit>();
    const typing = words(typed).at(-1);
    for (const word of asked) {
      for (const passage of this.#ask(word, word === typing)) count(hits, passage);
    }
    const shown = this.#best(hits.values(), asked, from, OPEN.test(typed));
    return { best: shown.map((hit) => this.#found(hit)), more: hits.size > shown.length };
  }

  /**
   * Looks up the first letters of words, and reads what a game has on them, a little with each step:
   * done while nobody types, the answers to what is typed then come sooner.
   */
  *ahead(game: Game | null): Generator<void, void> {
    for (const letter of LETTERS) {
      for (const passage of this.#ask(letter, true)) {
        if (passage.game !== game || this.#read.has(passage.id)) continue;
        this.#sentences(passage);
        yield;
      }
      yield;
    }
  }

  /** The passages with this word, which may still be being typed. */
  #ask(word: string, typing: boolean): IndexedPassage[] {
    const key = typing ? `${word}…` : word;
    const passages = this.#asked.get(key) ?? this.#look(word, typing);
    this.#asked.set(key, passages);
    return passages;
  }

  /** Only the word itself may be longer, or misspelt; what else it is found under is known as it is. */
  #look(word: string, typing: boolean): IndexedPassage[] {
    const terms = this.#vocabulary.terms(word);
    const stem = terms[0];
    if (!stem) return [];
    const strange = stem.length > 3 && !this.#vocabulary.knows(stem);
    return this.#index.search(stem, {
      combineWith: "OR",
      tokenize: () => terms,
      processTerm: (term) => term,
      prefix: (_, at) => at === 0 && (typing || strange),
      fuzzy: (_, at) => (at === 0 && strange ? 0.25 : 0),
      boost: BOOST,
    }) as IndexedPassage[];
  }

  /** An answer; its sentence is looked for when it is shown. */
  #found({ passage, terms }: Hit): Found {
    let shown: Piece[] | null = null;
    const sentence = () => answering(this.#sentences(passage), terms, passage.section === DISPUTES);
    return {
      game: passage.game,
      id: passage.id.split("#")[1] ?? "",
      heading: passage.question || passage.heading,
      get sentence() {
        shown ??= sentence();
        return shown;
      },
    };
  }

  /** As many as a person looks through. */
  #best(hits: Iterable<Hit>, asked: string[], from: Game | null, isOpen: boolean): Hit[] {
    const telling = new Set(asked.filter((word) => this.#tells(word)));
    const likely = ({ passage, terms }: Hit) =>
      this.#likeness(passage, terms, telling) * (isOpen && YES_OR_NO.test(passage.text) ? UNASKED : 1);
    const weights = new Map([...hits].map((hit) => [hit, weight(hit, from) * likely(hit)]));
    const ranked = [...weights].sort(([, one], [, other]) => other - one);
    return ranked.slice(0, MOST).map(([hit]) => hit);
  }

  /**
   * How well a heading fits: more than 1 for one that asks in the same words, and the most where it
   * says nothing more and nothing less.
   *
   * So a question gets its own answer, and not the "Yes" to another one that says its words more often.
   */
  #likeness(
    { id, question, text }: IndexedPassage,
    terms: ReadonlySet<string>,
    asked: ReadonlySet<string>,
  ): number {
    if (text === "") return 1;
    const heading = this.#headings.get(id) ?? words(question).filter((word) => this.#tells(word));
    this.#headings.set(id, heading);
    if (!heading.length) return UNHEADED;
    const isShared = (word: string) =>
      asked.has(word) || this.#vocabulary.terms(word).some((term) => terms.has(term));
    const shared = heading.filter(isShared).length;
    return 1 + LIKE * (shared / heading.length) * Math.min(1, shared / asked.size);
  }

  /** Whether a word makes a difference between two questions. */
  #tells(word: string): boolean {
    return DECISIVE.has(word) || this.#vocabulary.terms(word).length > 0;
  }

  #sentences({ id, text }: IndexedPassage): Sentence[] {
    const read = this.#read.get(id) ?? sentences(text, (word) => this.#vocabulary.terms(word));
    this.#read.set(id, read);
    return read;
  }
}

function count(hits: Map<string, Hit>, passage: IndexedPassage): void {
  const hit = hits.get(passage.id) ?? { passage, score: 0, words: 0, terms: new Set() };
  hit.score += passage.score / passage.queryTerms.length;
  hit.words += 1;
  for (const term of passage.terms) hit.terms.add(term);
  hits.set(passage.id, hit);
}

function weight({ score, words, passage }: Hit, from: Game | null): number {
  const own = passage.game === from ? OWN_GAME : 1;
  const bare = passage.text === "" ? BARE : 1;
  return bare * score * words * own * (passage.section === "sources" ? SOURCES : 1);
}
