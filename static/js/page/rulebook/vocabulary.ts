/** How a language's words stand in the index: as stems, in parts, and by the groups that mean the same. */

import { type LanguageRules, languageRules, splitWords } from "./words.ts";

/** The most words of which something is called by one name: "miss a turn". */
const MAX_NAME_WORDS = 3;

export class Vocabulary {
  readonly #reading: LanguageRules;
  /** By stem, or by the stems of a name of several words: the terms of its groups. */
  readonly #groups = new Map<string, string[]>();
  /** Stems of which others may be made. */
  #stems: ReadonlySet<string> = new Set();
  /** Of words that were met before. */
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

  /** Words may be made of these, and of those of the groups. */
  learn(stems: Iterable<string>): void {
    this.#stems = new Set([...stems, ...this.#groups.keys()]);
    this.#terms.clear();
  }

  /** A text's words, and the terms of the names of several words in it. */
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

  /** Whether the book says this stem. */
  hasStem(stem: string): boolean {
    return this.#stems.has(stem);
  }

  /** A word's stem, null where it says nothing. */
  stem(word: string): string | null {
    return this.#reading.isStopWord(word) ? null : this.#reading.stem(word);
  }

  /** What a word is indexed under: its stem, the stems it is made of, and the groups of all of them. */
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

/** What may join the parts. */
const LINKS = ["", "s", "n", "en", "e"];
const MIN_LETTERS = 3;

/** The parts of a word among these stems; none where it is not made of two of them. */
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
