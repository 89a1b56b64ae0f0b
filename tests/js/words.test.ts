import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const SCRIPTS = join(import.meta.dirname, "../../static/js");
/** Words that once stood for payload, row, query, subscriber, retry, action and the like. */
const BANNED = new Set([
  ...["told", "written", "taken", "heard", "aside", "elsewhere"],
  ...["errand", "shelf", "deed", "news", "ears", "letter"],
]);
/** Fields of drafts, which phones store. */
const STORED = new Set(["SectionDraft.aside", "GameDraft.aside"]);

/** Return the public names of a source: what is exported, and what classes and interfaces have. */
function publicNames(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const names: string[] = [];
  const addMembers = (owner: string, members: ESTree.Node[]): void => {
    for (const one of members)
      if ("key" in one && one.key.type === "Identifier") names.push(`${owner}.${one.key.name}`);
  };
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => void names.push(...namesOf(declaration)),
    ClassDeclaration: ({ id, body }) => addMembers(id?.name ?? "", body.body),
    TSInterfaceDeclaration: ({ id, body }) => addMembers(id.name, body.body),
  }).visit(program);
  return names;
}

function namesOf(declaration: ESTree.ExportNamedDeclaration["declaration"]): string[] {
  if (declaration?.type === "VariableDeclaration")
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  return declaration && "id" in declaration && declaration.id?.type === "Identifier"
    ? [declaration.id.name]
    : [];
}

/** Return the words of the last part of a name, which a capital letter, "-" or "_" begins. */
function wordsOf(name: string): string[] {
  return (
    name
      .split(".")
      .at(-1)
      ?.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []
  ).map((word) => word.toLowerCase());
}

function bannedNames(names: string[]): string[] {
  return names.filter((name) => !STORED.has(name) && wordsOf(name).some((word) => BANNED.has(word)));
}

const files = readdirSync(SCRIPTS, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

test.each(files)("public names of %s avoid banned words", (file) => {
  expect(bannedNames(publicNames(file, readFileSync(join(SCRIPTS, file), "utf8")))).toEqual([]);
});

test("files of the app avoid banned words", () => {
  expect(bannedNames(files.flatMap((file) => file.split("/").map((part) => basename(part, ".ts"))))).toEqual(
    [],
  );
});

test("banned words are found in exported names and in members", () => {
  const source = `
    export const newsTexts = [], fine = 1;
    export function takenPlace() {}
    class Own { told = 1; #heard = 2; isFine() {} }
    interface Kept { writtenText: string }`;
  expect(bannedNames(publicNames("a.ts", source))).toEqual([
    "newsTexts",
    "takenPlace",
    "Own.told",
    "Kept.writtenText",
  ]);
});
