/** The rulebook and its search in the language of the page, fetched once each; in English where it has none. */

import { books, searches } from "virtual:rulebook";
import { DEFAULT_LANGUAGE, language } from "../language.ts";
import type { Pages } from "./book.ts";
import type { RuleSearch } from "./search.ts";

let opened: Promise<Pages> | null = null;
let asked: Promise<RuleSearch> | null = null;

export function book(): Promise<Pages> {
  opened ??= fetched(books[language] ?? books[DEFAULT_LANGUAGE]).catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

export function search(): Promise<RuleSearch> {
  asked ??= loaded().catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function loaded(): Promise<RuleSearch> {
  const [{ RuleSearch }, searched] = await Promise.all([
    import("./search.ts"),
    fetched(searches[language] ?? searches[DEFAULT_LANGUAGE]),
  ]);
  return RuleSearch.load(searched);
}

async function fetched<Part>(fetch: (() => Promise<{ default: Part }>) | undefined): Promise<Part> {
  if (!fetch) throw new Error(`no rulebook in ${language}`);
  return (await fetch()).default;
}
