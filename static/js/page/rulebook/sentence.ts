/** The sentence of a paragraph that answers a search, with what was hit in it. */

export interface Piece {
  text: string;
  hit: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The sentence with the most hits, in pieces; "" has none. */
export function sentenceOf(text: string, isHit: (word: string) => boolean): Piece[] {
  const counted = sentences(text).map((sentence) => ({ sentence, hits: hitsIn(sentence, isHit) }));
  const [best] = counted.sort((one, other) => other.hits - one.hits);
  return best ? pieces(best.sentence, isHit) : [];
}

/** How many different words are hit. */
function hitsIn(sentence: string, isHit: (word: string) => boolean): number {
  return new Set(sentence.toLowerCase().match(WORD)?.filter(isHit)).size;
}

/** A text's sentences; a figure with a point or an abbreviation does not end one. */
function sentences(text: string): string[] {
  return text.match(/.+?(?:[.?!:](?=\s+[\p{Lu}\d„“"])|$)/gsu)?.map((sentence) => sentence.trim()) ?? [];
}

function pieces(sentence: string, isHit: (word: string) => boolean): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of sentence.matchAll(WORD)) {
    if (!isHit(word.toLowerCase())) continue;
    if (index > end) found.push({ text: sentence.slice(end, index), hit: false });
    found.push({ text: word, hit: true });
    end = index + word.length;
  }
  if (end < sentence.length) found.push({ text: sentence.slice(end), hit: false });
  return found;
}
