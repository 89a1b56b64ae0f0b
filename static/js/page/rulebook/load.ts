/** Loads the rulebook and its search in the page's language, once each; in English where there is none. */

import { books, searches } from "virtual:rulebook";
import { DEFAULT_LANGUAGE, language } from "../language.ts";
import type { Pages } from "./book.ts";
import type { RuleSearch } from "./search.ts";

let bookLoad: Promise<Pages> | null = null;
let searchLoad: Promise<RuleSearch> | null = null;

/** Load the rulebook; after a failure the next call tries again. */
export function loadBook(): Promise<Pages> {
  bookLoad ??= importPart(books[language] ?? books[DEFAULT_LANGUAGE]).catch((error) => {
    bookLoad = null;
    throw error;
  });
  return bookLoad;
}

/** Load the search; after a failure the next call tries again. */
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
