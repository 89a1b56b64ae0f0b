/** The vocabulary of the index: a language's stems, parts of compounds, and groups of synonyms. */

import { type LanguageRules, languageRules, splitWords } from "./words.ts";

/** The most words of a synonym: "miss a turn" has three. */
const MAX_NAME_WORDS = 3;

export class Vocabulary {
  readonly #reading: LanguageRules;
  /** The terms of synonym groups, by stem or by the stems of a name of several words. */
  readonly #groups = new Map<string, string[]>();
  /** Stems that compounds may consist of. */
  #stems: ReadonlySet<string> = new Set();
  /** Terms by word, as a cache. */
  readonly #terms = new Map<string, string[]>();

  constructor(language: string, synonyms: string[][]) {
    this.#reading = languageRules(language);
    synonyms.forEach((group, at) => {
      for (const name of group) {
        const key = this.#key(splitWords(name));
        this.#groups.set(key, [...(this.#groups.get(key) ?? []), `=${at}`]);
      }
    });
  }

  /** Set the stems that compounds may consist of; those of the groups are added. */
  learn(stems: Iterable<string>): void {
    this.#stems = new Set([...stems, ...this.#groups.keys()]);
    this.#terms.clear();
  }

  /** Split a text into words, and the group terms of names of several words in it. */
  tokenize(text: string): string[] {
    const spoken = splitWords(text);
    const stems = spoken.map((word) => this.#reading.stem(word));
    const groups = new Set<string>();
    for (let first = 0; first < stems.length; first++) {
      for (let end = first + 2; end <= Math.min(first + MAX_NAME_WORDS, stems.length); end++) {
        for (const group of this.#groups.get(stems.slice(first, end).join(" ")) ?? []) groups.add(group);
      }
    }
    return [...spoken, ...groups];
  }

  /** Whether the book contains a stem. */
  hasStem(stem: string): boolean {
    return this.#stems.has(stem);
  }

  /** Return a word's stem; null for a stop word. */
  stem(word: string): string | null {
    return this.#reading.isStopWord(word) ? null : this.#reading.stem(word);
  }

  /** Return a word's terms in the index: its stem, the stems of its parts, and their synonym groups. */
  terms(word: string): string[] {
    const known = this.#terms.get(word) ?? this.#findTerms(word);
    this.#terms.set(word, known);
    return known;
  }

  #findTerms(word: string): string[] {
    if (word.startsWith("=")) return [word];
    const stem = this.stem(word);
    if (!stem) return [];
    const stems = [stem, ...(this.#groups.has(stem) ? [] : splitCompound(stem, this.#stems))];
    return [...stems, ...new Set(stems.flatMap((known) => this.#groups.get(known) ?? []))];
  }

  #key(name: string[]): string {
    return name.map((word) => this.#reading.stem(word)).join(" ");
  }
}

/** Letters that may link the parts of a compound. */
const LINKS = ["", "s", "n", "en", "e"];
const MIN_LETTERS = 3;

/** Split a compound into two of these stems; empty where it is none. */
export function splitCompound(word: string, stems: ReadonlySet<string>): string[] {
  for (let at = MIN_LETTERS; at <= word.length - MIN_LETTERS; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const joint = LINKS.find(
      (end) => head.endsWith(end) && stems.has(head.slice(0, head.length - end.length)),
    );
    if (joint !== undefined && stems.has(tail)) return [head.slice(0, head.length - joint.length), tail];
  }
  return [];
}
