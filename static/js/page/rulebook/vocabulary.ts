/** How a language's words stand in the index: as stems, in parts, and by the groups that mean the same. */

import { parted } from "./compounds.ts";
import { type Reading, readingOf, words } from "./words.ts";

/** The most words of which something is called by one name: "miss a turn". */
const LONGEST = 3;

export class Vocabulary {
  readonly #reading: Reading;
  /** By stem, or by the stems of a name of several words: the terms of its groups. */
  readonly #groups = new Map<string, string[]>();
  /** Stems of which others may be made. */
  #stems: ReadonlySet<string> = new Set();
  /** Of words that were met before. */
  readonly #terms = new Map<string, string[]>();

  constructor(language: string, synonyms: string[][]) {
    this.#reading = readingOf(language);
    synonyms.forEach((group, at) => {
      for (const name of group) {
        const key = this.#key(words(name));
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
  tokens(text: string): string[] {
    const said = words(text);
    const stems = said.map((word) => this.#reading.stem(word));
    const groups = new Set<string>();
    for (let first = 0; first < stems.length; first++) {
      for (let end = first + 2; end <= Math.min(first + LONGEST, stems.length); end++) {
        for (const group of this.#groups.get(stems.slice(first, end).join(" ")) ?? []) groups.add(group);
      }
    }
    return [...said, ...groups];
  }

  /** Whether the book says this stem. */
  knows(stem: string): boolean {
    return this.#stems.has(stem);
  }

  /** A word's stem, null where it says nothing. */
  stem(word: string): string | null {
    return this.#reading.silent(word) ? null : this.#reading.stem(word);
  }

  /** What a word is indexed under: its stem, the stems it is made of, and the groups of all of them. */
  terms(word: string): string[] {
    const known = this.#terms.get(word) ?? this.#termsOf(word);
    this.#terms.set(word, known);
    return known;
  }

  #termsOf(word: string): string[] {
    if (word.startsWith("=")) return [word];
    const stem = this.stem(word);
    if (!stem) return [];
    const stems = [stem, ...(this.#groups.has(stem) ? [] : parted(stem, this.#stems))];
    return [...stems, ...new Set(stems.flatMap((known) => this.#groups.get(known) ?? []))];
  }

  #key(name: string[]): string {
    return name.map((word) => this.#reading.stem(word)).join(" ");
  }
}
