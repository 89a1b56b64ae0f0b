/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are templates */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ownWords } from "./own-words.ts";

const PAGE = "static/js/page";
const FILES = readdirSync(PAGE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

test("nothing on the phone is said past the message catalogue", () => {
  const own = FILES.map((name) => [name, ownWords(name, readFileSync(`${PAGE}/${name}`, "utf8"))] as const);
  expect(own.filter(([, words]) => words.length)).toEqual([]);
}, 30_000);

test.each([
  ["a text in a template", "html`<p>Points: ${n}</p>`", ["Points:"]],
  ["a text beside what is put in", "html`${n} points`", ["points"]],
  ["what only a screen reader says", 'html`<button aria-label="Undo">${icon()}</button>`', ["Undo"]],
  ["what a part is given to say", 'button({ label: "undo", onTap })', ["undo"]],
  ["a text that is kept first", 'const why = "Nothing to undo";', ["Nothing to undo"]],
  ["a sentence that is put together", "announce(`${name} has the trick.`)", ["\0 has the trick."]],
])("%s is found", (_, source, words) => {
  expect(ownWords("part.ts", source)).toEqual(words);
});

test.each([
  "html`<p class=${wide ? 'note wide' : 'note'}>${t('rulebook.none')}</p>`",
  'throw new Error("No such game.")',
  'if (key === "ArrowDown" || key === "Escape") go();',
  'const label = { label: t("sheet.undo"), icon: "undo" };',
])("%s says nothing", (source) => {
  expect(ownWords("part.ts", source)).toEqual([]);
});
