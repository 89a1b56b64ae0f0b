/**
 * Make modules of companion/rulebook/*.md that are fetched when the rulebook is opened:
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
import { indexOptions, type SearchData, toIndexed } from "../page/rulebook/search-index.ts";
import { Vocabulary } from "../page/rulebook/vocabulary.ts";
import { splitWords } from "../page/rulebook/words.ts";
import { hasTricks } from "../page/screens/who-wins/board.ts";
import {
  listGames,
  listLanguages,
  listSharedProblems,
  readBook,
  readSynonyms,
  rulesPath,
  SYNONYMS_PATH,
} from "./rulebook/files.ts";

const SHARED = "virtual:rulebook/shared";
const MODULE = /^\0?virtual:rulebook(?:\/([a-z]{2})(\/search)?)?$/;

export function rulebookPlugin(): Plugin {
  return {
    name: "companion:rulebook",
    resolveId: (id) => (id === SHARED || MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${SHARED}`) return `export default ${JSON.stringify(listSharedProblems())}`;
      const match = MODULE.exec(id);
      if (!match) return null;
      const [, language, search] = match;
      if (!language) return writeLoaders();
      for (const file of listSources(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(search ? buildSearchIndex(language) : renderPages(language))}`;
    },
    generateBundle() {
      for (const language of listLanguages()) {
        const source = JSON.stringify(renderPages(language));
        this.emitFile({ type: "asset", fileName: `rulebook.${language}.json`, source });
      }
    },
  };
}

function renderPages(language: string): Pages {
  const { games } = readBook(language).book;
  return { language, games: games.map(renderPage) };
}

function listSources(language: string): string[] {
  return [
    SYNONYMS_PATH,
    ...listGames("en").map((game) => rulesPath(game, "en")),
    ...listGames(language).map((game) => rulesPath(game, language)),
  ];
}

function writeLoaders(): string {
  const entries = (part: string) =>
    listLanguages().map((language) => `${language}: () => import("virtual:rulebook/${language}${part}")`);
  return `export const books = {${entries("")}};\nexport const searches = {${entries("/search")}};`;
}

/** Render a game's rules as they stand on their page, for the phone and for the server alike. */
function renderPage({ sections, ...rules }: Rules): RulesPage {
  const parts = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.parts));
  return {
    ...rules,
    tricks: hasTricks(rules.game),
    contents: sections.map(({ id, title }) => ({ id, title })),
    text: sections.map(renderSection).join("\n"),
    pictures: parts.filter((part) => typeof part !== "string"),
  };
}

function renderSection({ id, title, paragraphs }: Section): string {
  const heading = `<h2 id="${id}">${escapeHtml(title)}</h2>`;
  return `<section class="chapter chapter-${id}">${[heading, ...paragraphs.map(renderParagraph)].join("\n")}</section>`;
}

/** Render a paragraph, whose parts are HTML already; the phone draws the pictures in their places. */
function renderParagraph({ id, parts }: Paragraph): string {
  const inside = parts.map((part) =>
    typeof part === "string"
      ? part
      : `<figure class="picture picture-${part.kind}"><div class="picture-cards"></div><figcaption>${escapeHtml(part.caption)}</figcaption></figure>`,
  );
  return `<div class="rule"${id ? ` id="${id}"` : ""}>${inside.join("\n")}</div>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Build the index of the search over one language's rulebook, ready for the phone. */
export function buildSearchIndex(language: string): SearchData {
  const { book, passages } = readBook(language);
  const synonyms = readSynonyms();
  const titles = new Map(book.games.map(({ game, title }) => [game, title]));
  const vocabulary = new Vocabulary(language, synonyms);
  const spoken = passages.flatMap(({ heading, text }) => splitWords(`${heading} ${text}`));
  vocabulary.learn(spoken.flatMap((word) => vocabulary.stem(word) ?? []));
  const index = new MiniSearch(indexOptions(vocabulary));
  index.addAll(passages.map((passage) => toIndexed(passage, titles.get(passage.game) ?? "")));
  return { language, synonyms, index: index.toJSON() };
}
