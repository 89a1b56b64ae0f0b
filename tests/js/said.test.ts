/** What a component says comes from the catalogue, never from the component. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const PAGE = "static/js/page";
const GAP = "\u0000";
const WORD = /\p{L}{2}/u;
const TAG = /<!--.*?-->|<[^>]*>/gs;
const SPOKEN =
  /\b(?:alt|aria-label|aria-description|aria-valuetext|placeholder|title)=(?:"([^"]*)"|([^\s">]*))/g;

interface Node {
  type: string;
  tag?: { name?: string };
  quasi?: { quasis: { value: { raw: string } }[] };
}

const components = readdirSync(PAGE, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

test.each(components)("%s says nothing of its own", (file) => {
  const tree = parseAst(readFileSync(join(PAGE, file), "utf8"), { lang: "ts" });
  expect(templatesIn(tree as unknown as Node).flatMap(said)).toEqual([]);
});

test("what a template says is found: its text, and what is read aloud", () => {
  const tree = parseAst('html`<b class="heard" title="a hint">$' + "{name} wins</b>`");
  expect(templatesIn(tree as unknown as Node).flatMap(said)).toEqual([`${GAP} wins`, "a hint"]);
});

/** The templates in a piece of code, each with a gap for what is put into it. */
function templatesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(templatesIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, tag, quasi } = node as Node;
  const own = type === "TaggedTemplateExpression" && tag?.name === "html" && quasi ? [quasi] : [];
  const templates = own.map(({ quasis }) => quasis.map(({ value }) => value.raw).join(GAP));
  return [...templates, ...Object.values(node).flatMap(templatesIn)];
}

/** The words in a template that somebody would see or hear. */
function said(template: string): string[] {
  const texts = template.split(TAG).map((text) => text.trim());
  const heard = Array.from(template.matchAll(SPOKEN), ([, quoted, bare]) => quoted ?? bare ?? "");
  return [...texts, ...heard].filter((text) => WORD.test(text));
}
