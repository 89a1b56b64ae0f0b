/** The rulebook and its search in the language of the page, fetched once each; in English where it has none. */

import { books, searches } from "virtual:rulebook";
import { DEFAULT_LANGUAGE, language } from "../language.ts";
import type { Pages } from "./book.ts";
import type { RuleSearch } from "./search.ts";

let bookLoad: Promise<Pages> | null = null;
let searchLoad: Promise<RuleSearch> | null = null;

export function loadBook(): Promise<Pages> {
  bookLoad ??= importPart(books[language] ?? books[DEFAULT_LANGUAGE]).catch((error) => {
    bookLoad = null;
    throw error;
  });
  return bookLoad;
}

export function loadSearch(): Promise<RuleSearch> {
  searchLoad ??= importSearch().catch((error) => {
    searchLoad = null;
    throw error;
  });
  return searchLoad;
}

async function importSearch(): Promise<RuleSearch> {
  const [{ RuleSearch }, searched] = await Promise.all([
    import("./search.ts"),
    importPart(searches[language] ?? searches[DEFAULT_LANGUAGE]),
  ]);
  return RuleSearch.load(searched);
}

async function importPart<Part>(fetch: (() => Promise<{ default: Part }>) | undefined): Promise<Part> {
  if (!fetch) throw new Error(`no rulebook in ${language}`);
  return (await fetch()).default;
}
