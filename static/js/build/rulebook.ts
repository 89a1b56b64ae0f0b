/**
 * The rulebook, made of companion/rulebook/*.md, in modules that are fetched when it is opened:
 *
 *     import { books, searches } from "virtual:rulebook"
 *     (await books.en()).default       the texts and pictures of one language
 *     (await searches.en()).default    the index of its search
 *     import shared from "virtual:rulebook/shared"    which games decide a problem that many know
 *
 * The server writes the rules into their pages too, from rulebook.LANGUAGE.json (companion/shell/prerender.py).
 */

import type { Plugin } from "vite";
import type { Pages } from "../page/rulebook/book.ts";
import { fileOf, gamesIn, languages, readBook, SYNONYMS, sharedProblems } from "./rulebook/files.ts";
import { pageOf } from "./rulebook/pages.ts";
import { searchedIn } from "./rulebook/searched.ts";

const SHARED = "virtual:rulebook/shared";
const MODULE = /^\0?virtual:rulebook(?:\/([a-z]{2})(\/search)?)?$/;

export function rulebook(): Plugin {
  return {
    name: "companion:rulebook",
    resolveId: (id) => (id === SHARED || MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${SHARED}`) return `export default ${JSON.stringify(sharedProblems())}`;
      const found = MODULE.exec(id);
      if (!found) return null;
      const [, language, search] = found;
      if (!language) return fetchers();
      for (const file of sourcesOf(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(search ? searchedIn(language) : pagesIn(language))}`;
    },
    generateBundle() {
      for (const language of languages()) {
        const source = JSON.stringify(pagesIn(language));
        this.emitFile({ type: "asset", fileName: `rulebook.${language}.json`, source });
      }
    },
  };
}

function pagesIn(language: string): Pages {
  const { games } = readBook(language).book;
  return { language, games: games.map(pageOf) };
}

function sourcesOf(language: string): string[] {
  return [
    SYNONYMS,
    ...gamesIn("en").map((game) => fileOf(game, "en")),
    ...gamesIn(language).map((game) => fileOf(game, language)),
  ];
}

function fetchers(): string {
  const fetched = (part: string) =>
    languages().map((language) => `${language}: () => import("virtual:rulebook/${language}${part}")`);
  return `export const books = {${fetched("")}};\nexport const searches = {${fetched("/search")}};`;
}
