/** The sentence of a paragraph that answers a search, with its hits. */

export interface Highlight {
  text: string;
  isHit: boolean;
}

export interface Sentence {
  text: string;
  words: Word[];
}

interface Word {
  /** Its position in the sentence. */
  at: number;
  /** The word in lower case. */
  lowercase: string;
  /** Its terms in the index. */
  terms: string[];
}

const WORD = /[\p{L}\p{N}]+/gu;

/** A text's sentences with their words; a figure with a point, an abbreviation or a colon does not end one. */
export function splitSentences(text: string, terms: (word: string) => string[]): Sentence[] {
  const split = text.match(/.+?(?:[.?!](?=\s+[\p{Lu}\d„“"])|$)/gsu) ?? [];
  return split.map((sentence) => readSentence(sentence.trim(), terms));
}

function readSentence(text: string, terms: (word: string) => string[]): Sentence {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const lowercase = word.toLowerCase();
    return { at: index, lowercase, terms: terms(lowercase) };
  });
  return { text, words };
}

/** Pick the first sentence with the most hits; `withBeginning` puts the text's first sentence before it. */
export function pickSentence(
  candidates: Sentence[],
  hits: ReadonlySet<string>,
  withBeginning: boolean,
): Highlight[] {
  const isHit = isHitOf(hits);
  const hitCounts = candidates.map(
    ({ words }) => new Set(words.filter(isHit).map(({ lowercase }) => lowercase)).size,
  );
  const at = hitCounts.indexOf(Math.max(...hitCounts));
  const [first, best] = [candidates[0], candidates[at]];
  if (!first || !best) return [];
  const before =
    withBeginning && at > 0 ? [...highlight(first, isHit), { text: at > 1 ? " … " : " ", isHit: false }] : [];
  return [...before, ...highlight(best, isHit)];
}

/** Join all sentences, with the hits marked. */
export function joinSentences(sentences: Sentence[], hits: ReadonlySet<string>): Highlight[] {
  const isHit = isHitOf(hits);
  return sentences.flatMap((sentence, at) => [
    ...(at ? [{ text: " ", isHit: false }] : []),
    ...highlight(sentence, isHit),
  ]);
}

function isHitOf(hits: ReadonlySet<string>): (word: Word) => boolean {
  return ({ terms }) => terms.some((term) => hits.has(term));
}

function highlight({ text, words }: Sentence, isHit: (word: Word) => boolean): Highlight[] {
  const spans: Highlight[] = [];
  let end = 0;
  for (const { at, lowercase } of words.filter(isHit)) {
    if (at > end) spans.push({ text: text.slice(end, at), isHit: false });
    end = at + lowercase.length;
    spans.push({ text: text.slice(at, end), isHit: true });
  }
  if (end < text.length) spans.push({ text: text.slice(end), isHit: false });
  return spans;
}
