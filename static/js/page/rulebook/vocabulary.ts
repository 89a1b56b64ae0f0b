/** How a language's words stand in the index: as stems, in groups of the same meaning, in parts. */

import { parted } from "./compounds.ts";
import { readingOf } from "./words.ts";

/** The terms a word is indexed under, and is asked for. */
export class Vocabulary {
  readonly #read: (word: string) => string | null;
  /** By stem: the term of its group. */
  readonly #groups = new Map<string, string>();
  /** Stems of which others may be made. */
  #stems: ReadonlySet<string> = new Set();

  constructor(language: string, synonyms: string[][]) {
    this.#read = readingOf(language);
    synonyms.forEach((group, at) => {
      for (const word of group) {
        const stem = this.#read(word.toLowerCase());
        if (stem) this.#groups.set(stem, `=${at}`);
      }
    });
  }

  /** Words may be made of these, and of those of the groups. */
  learn(stems: Iterable<string>): void {
    this.#stems = new Set([...stems, ...this.#groups.keys()]);
  }

  stem(word: string): string | null {
    return this.#read(word);
  }

  /** A word's stem, the stems it is made of, and the groups of all of them. */
  terms(word: string): string[] {
    const stem = this.#read(word);
    if (!stem) return [];
    const stems = [stem, ...(this.#groups.has(stem) ? [] : parted(stem, this.#stems))];
    return [...stems, ...stems.flatMap((known) => this.#groups.get(known) ?? [])];
  }
}
