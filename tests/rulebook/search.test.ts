import { existsSync, readFileSync } from "node:fs";
import GAMES from "virtual:games";
import { describe, expect, test } from "vitest";
import { listLanguages, readBook } from "../../static/js/build/rulebook/files.ts";
import { buildSearchIndex } from "../../static/js/build/rulebook-plugin.ts";
import { isAsked, type Passage, paragraphOf } from "../../static/js/page/rulebook/book.ts";
import { RuleSearch } from "../../static/js/page/rulebook/search.ts";
import { splitCompound, Vocabulary } from "../../static/js/page/rulebook/vocabulary.ts";
import type { Game } from "../../static/js/types.ts";

type Question = { game: Game; paragraph: string } & Record<string, string>;

/** As the phone gets it: through JSON. */
const searchIn = (language: string) =>
  RuleSearch.load(JSON.parse(JSON.stringify(buildSearchIndex(language))));
const SEARCHES = new Map(listLanguages().map((language) => [language, searchIn(language)]));

const QUESTIONS = GAMES.flatMap((game) => {
  const file = `tests/rulebook/questions/${game}.json`;
  const questions = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Question[]) : [];
  return questions.map((question): Question => ({ ...question, game }));
});

/** Questions of players that a "Yes" or "No" to another question once answered, and words of the box. */
const OWN_ANSWERS = JSON.parse(readFileSync("tests/rulebook/own-answers.json", "utf8")) as Question[];

function find(language: string, typed: string, from: Game | null = null) {
  return SEARCHES.get(language)?.find(typed, from).best ?? [];
}

/** The place of the right paragraph among the answers, from 0; Infinity where it is not there. */
function place(language: string, { game, paragraph, ...asked }: Question): number {
  const answers = find(language, asked[language] ?? "", game);
  const at = answers.findIndex((answer) => answer.game === game && answer.id === paragraph);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

const best = (language: string, typed: string, from?: Game) => {
  const [first] = find(language, typed, from);
  return `${first?.game}#${first?.id}`;
};

describe.each(listLanguages())("questions people ask (%s)", (language) => {
  const places = QUESTIONS.map((question) => ({ asked: question[language], at: place(language, question) }));

  test("there are at least sixty", () => {
    expect(QUESTIONS.filter((question) => question[language]).length).toBeGreaterThanOrEqual(60);
  });

  test("all have the right paragraph first", () => {
    expect(places.filter(({ at }) => at > 0)).toEqual([]);
  });

  test("every dispute is asked about, and every paragraph that a question of the search leads to", () => {
    const measured = new Set(QUESTIONS.map(({ game }) => game)); // a new game may be without questions
    const passages = readBook(language).passages.filter(({ game }) => measured.has(game));
    const isAnswer = (passage: Passage) =>
      isAsked(passage) || (passage.section === "disputes" && passage.id.includes("#q-"));
    const answers = passages.filter(isAnswer).map((passage) => `${passage.game}#${paragraphOf(passage)}`);
    const asked = new Set(
      [...QUESTIONS, ...OWN_ANSWERS].map(({ game, paragraph }) => `${game}#${paragraph}`),
    );
    expect(answers.filter((answer) => !asked.has(answer))).toEqual([]);
  });
});

test("an answer to a question of the body is its paragraph, whole, with the question as its heading", () => {
  const [answer, ...others] = find("en", "two of us are past 300", "agame");
  expect(answer).toMatchObject({ id: "game-end", heading: "Two of us are past 300: who wins?" });
  expect(answer?.sentence.map(({ text }) => text).join("")).toMatch(/^Count up, .* reached it first\.$/);
  expect(others.map(({ id }) => id)).not.toContain("game-end");
});

test.each(listLanguages())(
  "a question gets its own answer first, not one to another question (%s)",
  (language) => {
    const others = OWN_ANSWERS.filter((question) => place(language, question) !== 0);
    expect(others.map((question) => [question[language], question.paragraph])).toEqual([]);
  },
);

test("words are found while they are typed", () => {
  for (const typed of ["fe", "fen", "fenn", "fennek"])
    expect(find("en", typed, "agame")[0]?.id).toMatch(/fennek/);
});

test("a slip of the finger is forgiven", () => {
  expect(best("en", "lizzard across a gap", "agame")).toBe("agame#lizards");
  expect(best("de", "raufrei grenze", "animanize")).toMatch(/limit|brawl/);
});

test("umlauts may be left out or written as two letters", () => {
  for (const typed of ["zwei löwen im stich", "zwei lowen im stich", "zwei loewen im stich"])
    expect(best("de", typed, "animanize")).toBe("animanize#highest");
});

test("German words are found by their parts", () => {
  expect(splitCompound("ablagestapel", new Set(["ablag", "stapel"]))).toEqual(["ablag", "stapel"]);
  expect(splitCompound("stapel", new Set(["ablag", "stapel"]))).toEqual([]);
  expect(find("de", "Rauferei Grenze", "animanize")[0]?.id).toMatch(/limit|brawl/);
});

test("a word finds what its synonyms say, in the other language too", () => {
  for (const typed of ["hat", "trump", "Hut"]) expect(find("en", typed, "agame")[0]?.id).toMatch(/hat/);
  for (const typed of ["Startspieler", "einstellig", "starting player", "single-digit"])
    for (const language of listLanguages())
      expect(find(language, typed, "agame").slice(0, 3)).toContainEqual(
        expect.objectContaining({ game: "agame", id: "lone" }),
      );
});

test("players are not what is played, and participles are the words they are made of", () => {
  const german = new Vocabulary("de", []);
  for (const word of ["spieler", "spielern", "spielerinnen"]) expect(german.stem(word)).toBe("spieler");
  expect(german.stem("spielen")).toBe(german.stem("gespielt"));
  for (const word of ["gefangen", "gefangene", "gefangenen"])
    expect(german.stem(word)).toBe(german.stem("fangen"));
});

test("the rules of the game one comes from come first, then the others", () => {
  expect(best("en", "who deals", "lynx")).toMatch(/^lynx#/);
  expect(best("en", "who deals", "animanize")).toMatch(/^animanize#/);
  expect(new Set(find("en", "who wins").map(({ game }) => game)).size).toBeGreaterThan(1);
});

test("an answer is the sentence with the hits marked", () => {
  const [answer] = find("en", "catch with a hat", "agame");
  expect(answer?.heading).toBe("May I catch with a Hat?");
  const marked = find("en", "hat trump", "agame").flatMap(({ sentence }) =>
    sentence.filter(({ isHit }) => isHit),
  );
  expect(marked.map(({ text }) => text)).toContain("Hat");
  expect(find("en", "   ")).toEqual([]);
});

test("an answer to a question begins as it does in the rules, whatever was hit", () => {
  const sentenceFor = (language: string, typed: string) => {
    const answer = find(language, typed, "agame").find(({ id }) => id === "q-fennek-complete");
    return answer?.sentence.map(({ text }) => text).join("");
  };
  expect(sentenceFor("en", "Fennek")).toMatch(/^Yes, it earns the 100. The Fennek costs its 10/);
  expect(sentenceFor("de", "Fennek")).toMatch(/^Ja, /);
});

test("an answer goes on after a colon", () => {
  const answer = find("en", "correct total leads", "greta").find(({ id }) => id === "q-level-adjust");
  expect(answer?.sentence.map(({ text }) => text).join("")).toMatch(/^The same player: only what the cards/);
});

test("what answers less well is known to be there", () => {
  expect(SEARCHES.get("en")?.find("Fennek", "agame")).toMatchObject({ hasMore: true });
  expect(SEARCHES.get("en")?.find("xyzzy", "agame")).toMatchObject({ best: [], hasMore: false });
});

test("what is looked up ahead changes no answer", () => {
  const fresh = searchIn("de");
  const steps = [...fresh.prefetch("lynx")];
  expect(steps.length).toBeGreaterThan(50);
  for (const typed of ["s", "si", "sieben klauen"])
    expect(fresh.find(typed, "lynx").best).toEqual(find("de", typed, "lynx"));
});

test.each(listLanguages())("questions stand there before anything is typed (%s)", (language) => {
  const search = SEARCHES.get(language);
  const own = search?.listQuestions("agame") ?? [];
  expect(own).toHaveLength(12);
  expect(new Set(own.map(({ game }) => game))).toEqual(new Set(["agame"]));
  expect(own.every(({ heading, id }) => heading.endsWith("?") || id.startsWith("q-"))).toBe(true);
  const all = search?.listQuestions(null) ?? [];
  for (const game of GAMES.filter((one) => QUESTIONS.some((question) => question.game === one)))
    expect(all.filter((one) => one.game === game)).toHaveLength(3);
});
