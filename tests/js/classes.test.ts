/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are templates */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  classesOfScript,
  classesOfSelectors,
  classesOfStyles,
  classesOfTemplate,
  textsOf,
} from "./classes.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Return the text of every file of a folder whose name ends so. */
function readAll(folder: string, end: RegExp): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => end.test(file) && !file.includes("node_modules"))
    .map((file) => readFileSync(join(ROOT, folder, file), "utf8"));
}

const scripts = readAll("static/js", /\.ts$/);
const given = [
  ...scripts.map((source) => classesOfScript("a.ts", source)),
  ...readAll("templates", /\.html$/).map(classesOfTemplate),
];
const classes = new Set(given.flatMap((one) => [...one.classes]));
const beginnings = [...new Set(given.flatMap((one) => [...one.beginnings]))];
/** Every word of a text, those of drawings among them: each path of ink has its class beside it. */
const words = new Set([
  ...given.flatMap((one) => [...one.words]),
  ...readAll("companion/drawings", /\.json$/).flatMap(textsOf),
]);
const styles = [...readAll("static/css", /\.css$/), ...readAll("static/js", /\.css$/)];
const styled = new Set(styles.flatMap((source) => [...classesOfStyles(source)]));
const queried = classesOfSelectors([...scripts, ...readAll("tests", /\.(py|ts|js)$/)].flatMap(textsOf));

function isGiven(name: string): boolean {
  return classes.has(name) || words.has(name) || beginnings.some((start) => name.startsWith(start));
}

test("every class that is styled is given to something", () => {
  // Those that begin with u- are uPlot's.
  expect([...styled].filter((name) => !isGiven(name) && !name.startsWith("u-"))).toEqual([]);
});

test("every class that is given is styled, or looked for by the app or a test", () => {
  expect([...classes].filter((name) => !styled.has(name) && !queried.has(name))).toEqual([]);
});

test("every class of two words that a browser test looks for is given to something", () => {
  const folders = ["browser", "every_browser", "every_screen", "gallery"];
  const files = folders.flatMap((folder) => readAll(`tests/${folder}`, /\.(py|js)$/));
  const names = [...classesOfSelectors(files.flatMap(textsOf))].filter((name) => name.includes("-"));
  expect(names.filter((name) => !isGiven(name) && !name.startsWith("u-"))).toEqual([]);
});

test.each([
  ["a name", 'html`<p class="one two">`', ["one", "two"]],
  ["a condition", 'html`<p id=${1} class="one ${a ? "is-two" : ""}">`', ["one", "is-two"]],
  ["a condition alone", "html`<p class=${a ? 'is-one' : 'is-two'}>`", ["is-one", "is-two"]],
  ["a list", 'const classes = ["one", a === "b" ? "is-two" : ""].join(" ");', ["one", "is-two"]],
  ["a list of an element", 'element.classList.add("one");', ["one"]],
  ["a whole name", 'element.className = "one";', ["one"]],
])("classes are found in %s", (_, source, expected) => {
  expect([...classesOfScript("a.ts", source).classes]).toEqual(expected);
});

test("a class that ends in a value is known by its beginning", () => {
  expect([...classesOfScript("a.ts", 'html`<p class="mark mark-${colour}">`').beginnings]).toEqual(["mark-"]);
});

test("classes are found in a Jinja template", () => {
  const { classes, beginnings, words } = classesOfTemplate(
    '<p class="one{% if a %} is-two{% else %} is-three{% endif %} x-{{ b }}">{{ part("four") }}',
  );
  expect([...classes]).toEqual(["one", "is-two", "is-three"]);
  expect([...beginnings]).toEqual(["x-"]);
  expect(words).toContain("four");
});
