/** The sentence of a paragraph that answers a search, with what was hit in it. */

export interface Piece {
  text: string;
  hit: boolean;
}

export interface Sentence {
  text: string;
  words: Word[];
}

interface Word {
  /** Where in the sentence it stands. */
  at: number;
  /** As it is written, in lower case. */
  said: string;
  /** What it is found under. */
  terms: string[];
}

const WORD = /[\p{L}\p{N}]+/gu;

/** A text's sentences with their words; a figure with a point, an abbreviation or a colon does not end one. */
export function sentences(text: string, terms: (word: string) => string[]): Sentence[] {
  const split = text.match(/.+?(?:[.?!](?=\s+[\p{Lu}\d„“"])|$)/gsu) ?? [];
  return split.map((sentence) => readSentence(sentence.trim(), terms));
}

function readSentence(text: string, terms: (word: string) => string[]): Sentence {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const said = word.toLowerCase();
    return { at: index, said, terms: terms(said) };
  });
  return { text, words };
}

/** The sentence with the most hits, the first of them, in pieces; `begun`: with the text's beginning before it. */
export function answering(among: Sentence[], hits: ReadonlySet<string>, begun: boolean): Piece[] {
  const isHit = ({ terms }: Word) => terms.some((term) => hits.has(term));
  const counted = among.map(({ words }) => new Set(words.filter(isHit).map(({ said }) => said)).size);
  const at = counted.indexOf(Math.max(...counted));
  const [first, best] = [among[0], among[at]];
  if (!first || !best) return [];
  const before = begun && at > 0 ? [...pieces(first, isHit), { text: at > 1 ? " … " : " ", hit: false }] : [];
  return [...before, ...pieces(best, isHit)];
}

function pieces({ text, words }: Sentence, isHit: (word: Word) => boolean): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const { at, said } of words.filter(isHit)) {
    if (at > end) found.push({ text: text.slice(end, at), hit: false });
    end = at + said.length;
    found.push({ text: text.slice(at, end), hit: true });
  }
  if (end < text.length) found.push({ text: text.slice(end), hit: false });
  return found;
}
