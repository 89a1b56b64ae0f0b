/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are templates */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventsOf, withImports } from "./events.ts";

const PAGE = join(import.meta.dirname, "../../static/js/page");
/** What browsers fire. */
const NATIVE = new Set([
  ...["animationend", "beforematch", "blur", "change", "click", "contextmenu", "focusin", "focusout"],
  ...["input", "keydown", "keyup", "mousedown", "pointerenter", "pointerleave", "submit"],
  ...["pointerdown", "pointermove", "pointerup", "pointercancel"],
]);

const sources = new Map(
  readdirSync(PAGE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => [join(PAGE, file), eventsOf(join(PAGE, file), readFileSync(join(PAGE, file), "utf8"))]),
);
const all = [...sources.values()];
const files = new Map([...sources].flatMap(([file, { tags }]) => tags.map((tag) => [tag, file])));

/** Return the events that an element emits, or that come up from what is inside; of any element for other tags. */
function eventsFrom(tag: string): Set<string> {
  const file = files.get(tag);
  const inside = file ? [...withImports(file, sources)].map((path) => sources.get(path)) : all;
  return new Set(inside.flatMap((source) => [...(source?.emitted ?? [])]));
}

test("every event that a template listens for is emitted by that element", () => {
  const listened = all.flatMap((source) => source.listened).filter(({ name }) => !NATIVE.has(name));
  expect(listened.filter(({ tag, name }) => !eventsFrom(tag).has(name))).toEqual([]);
});

test("every event that is emitted is listened for", () => {
  const listened = new Set(all.flatMap((source) => source.listened.map(({ name }) => name)));
  const emitted = new Set(all.flatMap((source) => [...source.emitted]));
  expect([...emitted].filter((name) => !listened.has(name))).toEqual([]);
});

test("events of a source are found", () => {
  const source = eventsOf(
    "/a/b.ts",
    'import "./c.ts"; this.emit<Bar>("tap", 1); emit(this, "draft", 2); html`<p @click=${f}><a-b .x=${1} @tap=${g}>`',
  );
  expect([...source.emitted]).toEqual(["tap", "draft"]);
  expect(source.listened).toEqual([
    { tag: "p", name: "click" },
    { tag: "a-b", name: "tap" },
  ]);
  expect(source.imports).toEqual(["/a/c.ts"]);
});
