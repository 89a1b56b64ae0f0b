import { readFileSync } from "node:fs";
import GAMES from "virtual:games";
import { expect, test } from "vitest";
import { listGames, listLanguages, readBook, rulesPath } from "../../static/js/build/rulebook/files.ts";
import type { Picture, Rules } from "../../static/js/page/rulebook/book.ts";

const SECTIONS = ["overview", "need", "setup", "turn", "end", "scoring", "variants", "disputes", "sources"];
const BOOKS = listLanguages().map((language) => readBook(language));
const RULES = BOOKS.flatMap(({ book, passages }) =>
  book.games.map((rules) => ({
    name: `${rules.game}.${book.language}`,
    language: book.language,
    rules,
    passages,
  })),
);
const ENGLISH = readBook("en");

const idsOf = (passages: { id: string }[], game: string) =>
  passages.map(({ id }) => id).filter((id) => id.startsWith(`${game}#`));

const htmlOf = ({ sections }: Rules) =>
  sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ parts }) => parts));

const picturesOf = (rules: Rules) =>
  htmlOf(rules).filter((part): part is Picture => typeof part !== "string");

/** A picture without its words. */
const drawn = ({ caption: _, ...picture }: Picture) => picture;

test("there are rules of every game in every language", () => {
  for (const language of listLanguages()) expect(listGames(language)).toEqual(GAMES);
});

test.each(RULES)("$name has the paragraphs of the English rules, in their order", ({ rules, passages }) => {
  expect(idsOf(passages, rules.game)).toEqual(idsOf(ENGLISH.passages, rules.game));
});

test.each(RULES)("$name has its sections in the order of the book", ({ rules }) => {
  const ids = rules.sections.map(({ id }) => id);
  expect(ids.filter((id) => SECTIONS.includes(id))).toEqual(SECTIONS);
});

test.each(RULES)("$name draws the pictures of the English rules", ({ rules }) => {
  const english = ENGLISH.book.games.find(({ game }) => game === rules.game);
  expect(picturesOf(rules).map(drawn)).toEqual(english && picturesOf(english).map(drawn));
});

test.each(RULES)(
  "what else leads to a paragraph stands in the English file only: $name",
  ({ rules, language }) => {
    const names = readFileSync(rulesPath(rules.game, language), "utf8").match(/\{#[^\s}]+\s/g);
    expect(names === null).toBe(language !== "en");
  },
);

test.each(RULES)("every link in the text of $name leads to a paragraph", ({ rules, passages }) => {
  const known = new Set(passages.map(({ id }) => id));
  const links = htmlOf(rules).flatMap((part) =>
    typeof part === "string" ? [...part.matchAll(/href="(?:\/rules\/(\w+))?#([^"]*)"/g)] : [],
  );
  expect(links.map(([, game = rules.game, id]) => `${game}#${id}`).filter((id) => !known.has(id))).toEqual(
    [],
  );
});

test("a language without rules of its own has them in English", () => {
  const { book, passages } = readBook("fr");
  expect(new Set(book.games.map(({ language }) => language))).toEqual(new Set(["en"]));
  expect(passages).toEqual(ENGLISH.passages);
});
