/**
 * Search of the rulebook's paragraphs, while a person types.
 *
 *     RuleSearch.load(searched).find("darf der hut fangen", "agame")
 *
 * The build makes the index with the same vocabulary (`vocabulary.ts`).
 */

import MiniSearch, { type SearchResult } from "minisearch";
import type { Game } from "../../types.ts";
import { isAsked, paragraphOf } from "./book.ts";
import { type IndexedPassage, indexOptions, type SearchData } from "./search-index.ts";
import { type Highlight, joinSentences, pickSentence, type Sentence, splitSentences } from "./sentence.ts";
import { Vocabulary } from "./vocabulary.ts";
import { splitWords } from "./words.ts";

export interface FoundRule {
  game: Game;
  /** The paragraph's id. */
  id: string;
  heading: string;
  /** The sentence that answers, or of a question's paragraph all, in spans, of which the hits are marked. */
  sentence: Highlight[];
}

export interface Answers {
  /** The best paragraphs, best first. */
  best: FoundRule[];
  /** Whether there are others, with lower scores. */
  hasMore: boolean;
}

/** How many answers are shown. */
const MAX_ANSWERS = 8;
/** How many questions stand there before anything is typed: of one game, and of each where none is named. */
const OWN_QUESTIONS = 12;
const QUESTIONS_EACH = 3;
/** The weight of the game the search was opened from, most likely the one asked about. */
const OWN_GAME_WEIGHT = 8;
/** The section of questions and answers, where yes or no is said at the beginning. */
const DISPUTES_SECTION = "disputes";
/** The weight of the sections on sources, which the table seldom asks about. */
const SOURCES_WEIGHT = 0.4;
/** The weight of a heading alone: what answers is the text under it. */
const BARE_HEADING_WEIGHT = 0.5;
/** How much more a heading weighs that asks exactly what was asked. */
const LIKENESS_WEIGHT = 1.5;
/** The weight of a paragraph without a heading of its own, beside headings that do not match. */
const UNHEADED_WEIGHT = 1.2;
/** Stop words that still distinguish questions: "catch a Hat", "catch with a Hat". */
const DECISIVE_WORDS: ReadonlySet<string> = new Set(["with", "mit"]);
/** Questions that begin so seldom want a yes or a no. */
const OPEN =
  /^\s*(?:what(?! if)|how|who|whose|when|where|which|why|was(?! wenn| ist wenn| passiert)|wie|wer|wem|wann|wo|wohin|welche[rsmn]?|warum)\b/i;
const YES_OR_NO = /^(?:yes|no|never|ja|nein|nie)\b/i;
/** What a yes or a no weighs that was not asked for. */
const UNASKED = 0.6;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const FIELD_BOOSTS = { question: 2, topic: 0.8, text: 1, heading: 0.4, name: 0.3, title: 0.2 };

type PassageResult = SearchResult & IndexedPassage;

/** A passage that contains words of the query. */
interface Hit {
  passage: PassageResult;
  score: number;
  words: number;
  terms: Set<string>;
}

export class RuleSearch {
  readonly #index: MiniSearch<IndexedPassage>;
  readonly #vocabulary: Vocabulary;
  /** Passages by word: with each letter typed only the last word is new. */
  readonly #passages = new Map<string, PassageResult[]>();
  /** Sentences by passage: an answer mostly is one again with the next letter. */
  readonly #sentencesById = new Map<string, Sentence[]>();
  /** By passage, the words of its heading that say something. */
  readonly #headings = new Map<string, string[]>();

  private constructor(index: MiniSearch<IndexedPassage>, vocabulary: Vocabulary) {
    this.#index = index;
    this.#vocabulary = vocabulary;
  }

  /** Load the search from an index made by the build. */
  static load({ language, index, synonyms }: SearchData): RuleSearch {
    const vocabulary = new Vocabulary(language, synonyms);
    vocabulary.learn(index.index.map(([term]) => term));
    return new RuleSearch(MiniSearch.loadJS(index, indexOptions(vocabulary)), vocabulary);
  }

  /** Find the best paragraphs; those of the game `from` weigh more. */
  find(typed: string, from: Game | null): Answers {
    const tokens = this.#vocabulary.tokenize(typed);
    const hits = new Map<string, Hit>();
    const lastWord = splitWords(typed).at(-1);
    for (const word of tokens) {
      for (const passage of this.#lookUp(word, word === lastWord)) countHit(hits, passage);
    }
    const ranked = this.#rank(hits.values(), tokens, from, OPEN.test(typed));
    const best = ranked.slice(0, MAX_ANSWERS).map((hit) => this.#toFoundRule(hit));
    return { best, hasMore: ranked.length > MAX_ANSWERS };
  }

  /** List questions that people ask, those in dispute first: of a game, or a few of every game. */
  listQuestions(from: Game | null): FoundRule[] {
    const passages = this.#index.search(MiniSearch.wildcard) as PassageResult[];
    const inDispute = passages.filter((one) => one.section === DISPUTES_SECTION && one.text && one.question);
    const all = [...inDispute, ...passages.filter(isAsked)];
    const own = all.filter(({ game }) => game === from);
    const games = new Set(all.map(({ game }) => game));
    const chosen = own.length
      ? own.slice(0, OWN_QUESTIONS)
      : [...games].flatMap((game) => all.filter((one) => one.game === game).slice(0, QUESTIONS_EACH));
    return chosen.map((one) => ({
      game: one.game,
      id: paragraphOf(one),
      heading: one.question || one.heading,
      sentence: [],
    }));
  }

  /**
   * Fill the caches, a little with each step: the passages of each first letter, and their sentences for a
   * game. Run while idle, so that answers come sooner.
   */
  *prefetch(game: Game | null): Generator<void, void> {
    for (const letter of LETTERS) {
      for (const passage of this.#lookUp(letter, true)) {
        if (passage.game !== game || this.#sentencesById.has(passage.id)) continue;
        this.#sentences(passage);
        yield;
      }
      yield;
    }
  }

  /** Look up the passages with a word, which may still be incomplete. */
  #lookUp(word: string, isTyping: boolean): PassageResult[] {
    const key = isTyping ? `${word}…` : word;
    const passages = this.#passages.get(key) ?? this.#search(word, isTyping);
    this.#passages.set(key, passages);
    return passages;
  }

  /** Search the index; only the word's own stem may match by prefix or with errors, not its other terms. */
  #search(word: string, isTyping: boolean): PassageResult[] {
    const terms = this.#vocabulary.terms(word);
    const stem = terms[0];
    if (!stem) return [];
    const isUnknown = stem.length > 3 && !this.#vocabulary.hasStem(stem);
    return this.#index.search(stem, {
      combineWith: "OR",
      tokenize: () => terms,
      processTerm: (term) => term,
      prefix: (_, at) => at === 0 && (isTyping || isUnknown),
      fuzzy: (_, at) => (at === 0 && isUnknown ? 0.25 : 0),
      boost: FIELD_BOOSTS,
    }) as PassageResult[];
  }

  /** Convert a hit to an answer, whose sentence is picked when it is shown. */
  #toFoundRule({ passage, terms }: Hit): FoundRule {
    let highlights: Highlight[] | null = null;
    const sentences = () => this.#sentences(passage);
    const sentence = () =>
      isAsked(passage)
        ? joinSentences(sentences(), terms)
        : pickSentence(sentences(), terms, passage.section === DISPUTES_SECTION);
    return {
      game: passage.game,
      id: paragraphOf(passage),
      heading: passage.question || passage.heading,
      get sentence() {
        highlights ??= sentence();
        return highlights;
      },
    };
  }

  /** Rank the hits, best first, each paragraph by the best of what leads to it. */
  #rank(hits: Iterable<Hit>, tokens: string[], from: Game | null, isOpen: boolean): Hit[] {
    const tellingTokens = new Set(tokens.filter((word) => this.#isTelling(word)));
    const likely = ({ passage, terms }: Hit) =>
      this.#likeness(passage, terms, tellingTokens) * (isOpen && YES_OR_NO.test(passage.text) ? UNASKED : 1);
    const weights = new Map([...hits].map((hit) => [hit, hitWeight(hit, from) * likely(hit)]));
    const ranked = [...weights].sort(([, one], [, other]) => other - one);
    const paragraphs = new Map<string, Hit>();
    for (const [hit] of ranked) {
      const key = `${hit.passage.game}#${paragraphOf(hit.passage)}`;
      if (!paragraphs.has(key)) paragraphs.set(key, hit);
    }
    return [...paragraphs.values()];
  }

  /**
   * How well a heading fits: more than 1 for one that asks in the same words, and the most where it
   * says nothing more and nothing less.
   *
   * So a question gets its own answer, and not the "Yes" to another one that says its words more often.
   */
  #likeness(
    { id, question, text }: PassageResult,
    terms: ReadonlySet<string>,
    tellingTokens: ReadonlySet<string>,
  ): number {
    if (text === "") return 1;
    const heading = this.#headings.get(id) ?? splitWords(question).filter((word) => this.#isTelling(word));
    this.#headings.set(id, heading);
    if (!heading.length) return UNHEADED_WEIGHT;
    const isShared = (word: string) =>
      tellingTokens.has(word) || this.#vocabulary.terms(word).some((term) => terms.has(term));
    const shared = heading.filter(isShared).length;
    return 1 + LIKENESS_WEIGHT * (shared / heading.length) * Math.min(1, shared / tellingTokens.size);
  }

  /** Whether a word distinguishes two questions. */
  #isTelling(word: string): boolean {
    return DECISIVE_WORDS.has(word) || this.#vocabulary.terms(word).length > 0;
  }

  #sentences({ id, text }: PassageResult): Sentence[] {
    const sentences =
      this.#sentencesById.get(id) ?? splitSentences(text, (word) => this.#vocabulary.terms(word));
    this.#sentencesById.set(id, sentences);
    return sentences;
  }
}

function countHit(hits: Map<string, Hit>, passage: PassageResult): void {
  const hit = hits.get(passage.id) ?? { passage, score: 0, words: 0, terms: new Set() };
  hit.score += passage.score / passage.queryTerms.length;
  hit.words += 1;
  for (const term of passage.terms) hit.terms.add(term);
  hits.set(passage.id, hit);
}

function hitWeight({ score, words, passage }: Hit, from: Game | null): number {
  const own = passage.game === from ? OWN_GAME_WEIGHT : 1;
  const bare = passage.text === "" ? BARE_HEADING_WEIGHT : 1;
  return bare * score * words * own * (passage.section === "sources" ? SOURCES_WEIGHT : 1);
}
