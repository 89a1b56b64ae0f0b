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

import MiniSearch from "minisearch";
import type { Plugin } from "vite";
import type { Pages, Paragraph, Rules, RulesPage, Section } from "../page/rulebook/book.ts";
import { indexed, type Searched, settings } from "../page/rulebook/indexed.ts";
import { Vocabulary } from "../page/rulebook/vocabulary.ts";
import { words } from "../page/rulebook/words.ts";
import { hasTricks } from "../page/screens/who-wins/board.ts";
import {
  fileOf,
  gamesIn,
  languages,
  readBook,
  readSynonyms,
  SYNONYMS,
  sharedProblems,
} from "./rulebook/files.ts";

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

/** A game's rules as they stand on their page, for the phone and for the server alike. */
function pageOf({ sections, ...rules }: Rules): RulesPage {
  const parts = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.parts));
  return {
    ...rules,
    tricks: hasTricks(rules.game),
    contents: sections.map(({ id, title }) => ({ id, title })),
    text: sections.map(section).join("\n"),
    pictures: parts.filter((part) => typeof part !== "string"),
  };
}

function section({ id, title, paragraphs }: Section): string {
  const heading = `<h2 id="${id}">${escaped(title)}</h2>`;
  return `<section class="chapter chapter-${id}">${[heading, ...paragraphs.map(paragraph)].join("\n")}</section>`;
}

/** The parts are HTML already. Pictures are drawn by the phone: here are their places. */
function paragraph({ id, parts }: Paragraph): string {
  const inside = parts.map((part) =>
    typeof part === "string"
      ? part
      : `<figure class="picture picture-${part.kind}"><div class="picture-cards"></div><figcaption>${escaped(part.caption)}</figcaption></figure>`,
  );
  return `<div class="rule"${id ? ` id="${id}"` : ""}>${inside.join("\n")}</div>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** The index of the search over one language's rulebook, ready for the phone. */
export function searchedIn(language: string): Searched {
  const { book, passages } = readBook(language);
  const synonyms = readSynonyms();
  const titles = new Map(book.games.map(({ game, title }) => [game, title]));
  const vocabulary = new Vocabulary(language, synonyms);
  const said = passages.flatMap(({ heading, text }) => words(`${heading} ${text}`));
  vocabulary.learn(said.flatMap((word) => vocabulary.stem(word) ?? []));
  const index = new MiniSearch(settings(vocabulary));
  index.addAll(passages.map((passage) => indexed(passage, titles.get(passage.game) ?? "")));
  return { language, synonyms, index: index.toJSON() };
}
