/**
 * Normalization of words for the search: lower case, without umlauts, without endings.
 *
 * "Hüte", "Huete" and "Hut" become one word, "catches" and "catch" too. The build, which makes the
 * index, and the phone, which queries it, both use this.
 */

/** Words that are not indexed, by language. */
const STOP_WORDS: Record<string, string[]> = {
  en: splitWords(
    `a about all am an and any are as at be been being but by can cannot could did do does doing for from get
     had has have he her him his how i if in into is it its just many may me might much my of on one's or our she should so
     some than that the their them then there these they this those to too up us was we were what when where
     which who whom whose why will with would yes you your im i'm ill dont don't doesnt doesn't`,
  ),
  de: splitWords(
    `aber als also am an auch auf aus bei bin bis da dann darf darfst das dass dein deine dem den denn der des die
     dies diese doch du durch ein eine einem einen einer eines er es euch euer für hat habe haben hast
     ich ihm ihn ihnen ihr ihre im in ist ja jetzt kann kannst könnt können man mein meine meinen meiner mich mir
     mit nach noch nun nur oder ob sein seine sich sie sind so soll sollte um und uns unser
     viel viele vom von vor was wann warum wenn wer wem wen werden wie wieso wieviel wird wir wo zu zum zur`,
  ),
};

/** Endings that German words take and lose, the longest first. */
const GERMAN_ENDINGS = ["ungen", "erin", "ern", "em", "en", "er", "es", "st", "et", "e", "n", "s", "t"];
const ENGLISH_ENDINGS = ["ingly", "edly", "ing", "ed", "es", "s", "e", "ly"];
const MIN_STEM_LETTERS = 3;

/** Stemming and stop words of a language. */
export interface LanguageRules {
  stem(word: string): string;
  /** Whether a word is not indexed. */
  isStopWord(word: string): boolean;
}

/** Split a text into lower-case words. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}

/** Return the rules of a language; stems are cached. */
export function languageRules(language: string): LanguageRules {
  const isStopWord = new Set(STOP_WORDS[language]?.map((word) => foldAccents(word, language)));
  const stemOf = language === "de" ? stemGerman : stemEnglish;
  const stems = new Map<string, string>();
  return {
    stem: (word) => {
      const stem = stems.get(word) ?? stemOf(foldAccents(word, language));
      stems.set(word, stem);
      return stem;
    },
    isStopWord: (word) => isStopWord.has(foldAccents(word, language)),
  };
}

/** Remove umlauts and accents; German "ae" counts as "ä", for keyboards without it. */
function foldAccents(word: string, language: string): string {
  const plain = word
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’].*$/, "");
  return language === "de" ? plain.replace(/([ao])e/g, "$1").replace(/(?<![aeq])ue/g, "u") : plain;
}

function stemGerman(word: string): string {
  if (/spieler(?:n|s|in|innen)?$/.test(word)) return word.replace(/(?<=spieler)\w+$/, ""); // no "spielen"
  const whole = /^ge(.{3,}?)(?:t|en)(?:e[mnrs]?)?$/.exec(word)?.[1] ?? word;
  return stripEnding(stripEnding(whole, GERMAN_ENDINGS), GERMAN_ENDINGS);
}

function stemEnglish(word: string): string {
  const short = stripEnding(word.replace(/ies$/, "y"), ENGLISH_ENDINGS);
  return short.replace(/([^aeiouls])\1$/, "$1");
}

/** Remove the first of these endings that leaves a stem. */
function stripEnding(word: string, endings: string[]): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= MIN_STEM_LETTERS);
  return ending ? word.slice(0, -ending.length) : word;
}
