/** The rulebook's files: companion/rulebook/GAME.LANGUAGE.md, and the synonyms of the search. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Book, Passage } from "../../page/rulebook/book.ts";
import type { Game } from "../../types.ts";
import { GAMES } from "../games-plugin.ts";
import { parseRules } from "./parse.ts";

const FOLDER = join(import.meta.dirname, "../../../../companion/rulebook");
export const SYNONYMS_PATH = join(FOLDER, "synonyms.txt");

/** Return the languages of the rulebook. */
export function listLanguages(): string[] {
  const languages = readdirSync(FOLDER).flatMap((name) => /^\w+\.(\w+)\.md$/.exec(name)?.[1] ?? []);
  return [...new Set(languages)].sort();
}

export function rulesPath(game: string, language: string): string {
  return join(FOLDER, `${game}.${language}.md`);
}

/** Return the games a language has rules of. */
export function listGames(language: string): Game[] {
  const names = readdirSync(FOLDER);
  return GAMES.filter((game) => names.includes(`${game}.${language}.md`));
}

/**
 * Read the book of a language and its passages; a game it has no rules of is there in English.
 * What leads to a paragraph stands in the English files only.
 */
export function readBook(language: string): { book: Book; passages: Passage[] } {
  const translated = listGames(language);
  const parsed = listGames("en").map((game) => {
    const english = readRules(game, "en");
    const own = translated.includes(game) && language !== "en" ? readRules(game, language) : english;
    return { rules: { ...own.rules, links: english.rules.links }, passages: own.passages };
  });
  return {
    book: { language, games: parsed.map(({ rules }) => rules) },
    passages: parsed.flatMap(({ passages }) => passages),
  };
}

/** Return problems without a game in their name, with the games whose rules have a paragraph on them. */
export function listSharedProblems(): Record<string, Game[]> {
  const games: Record<string, Game[]> = {};
  const own = [...GAMES, "option", "screen"];
  for (const { game, links } of readBook("en").book.games)
    for (const name of Object.keys(links))
      if (!own.includes(name.split(".")[0] ?? "")) games[name] = [...(games[name] ?? []), game];
  return games;
}

function readRules(game: Game, language: string): ReturnType<typeof parseRules> {
  const file = rulesPath(game, language);
  return parseRules(readFileSync(file, "utf8"), game, language, `${game}.${language}.md`);
}

/** Read the groups of words that mean the same to the search. */
export function readSynonyms(): string[][] {
  const lines = readFileSync(SYNONYMS_PATH, "utf8").split("\n");
  return lines.map((line) => line.split(",").map((word) => word.trim())).filter((group) => group.length > 1);
}
