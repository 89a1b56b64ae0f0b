/** The words a source file of the page says by itself, past the message catalogue. */

import { type ESTree, parseSync, Visitor } from "vite";

const TEMPLATES = ["html", "svg"];
/** Between the parts of a template stands what is put in there; that is judged where it comes from. */
const GAP = "\0";
const TEXT = />([^<>]*)</g;
const SPOKEN = /\b(?:alt|aria-label|aria-description|aria-valuetext|label|placeholder|title)="([^"]*)"/g;
/** What parts are given to say. */
const SAID = ["alt", "heard", "label", "placeholder", "status", "text", "title", "words"];
/** Names of the browser's that begin like a word: keys, headers, errors. */
const NAMES =
  /^(?:\w+Error|(?:[A-Z][a-z]+-)+[A-Z][a-z]+|Arrow\w+|Backspace|Delete|End|Enter|Escape|Home|Page\w+|Tab)$/;
const LETTER = /\p{L}/u;

export function ownWords(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  /** What is thrown is for who reads the console. */
  const thrown = new Set<unknown>();
  new Visitor({
    NewExpression({ callee, arguments: given }) {
      if (callee.type === "Identifier" && callee.name.endsWith("Error"))
        for (const one of given) thrown.add(one);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === "Identifier" && TEMPLATES.includes(tag.name)) found.push(...saidIn(textOf(quasi)));
    },
    Property({ key, value }) {
      const named = key.type === "Identifier" && SAID.includes(key.name);
      if (named && value.type === "Literal" && LETTER.test(String(value.value)))
        found.push(String(value.value));
    },
    Literal(literal) {
      if (typeof literal.value === "string" && !thrown.has(literal) && isWords(literal.value))
        found.push(literal.value);
    },
    TemplateLiteral(literal) {
      if (!thrown.has(literal) && isWords(textOf(literal))) found.push(textOf(literal));
    },
  }).visit(program);
  return [...new Set(found)];
}

function textOf({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked).join(GAP);
}

/** What a template shows or tells the reader of a screen. */
function saidIn(template: string): string[] {
  const texts = [...`>${template}<`.matchAll(TEXT), ...template.matchAll(SPOKEN)];
  return texts.map(([, text = ""]) => text.replaceAll(GAP, "").trim()).filter((text) => LETTER.test(text));
}

/** A text that begins like a sentence or ends like one. */
function isWords(text: string): boolean {
  if (NAMES.test(text)) return false;
  return /^\p{Lu}\p{Ll}/u.test(text) || /\p{L} \p{L}.*[.!?]$/su.test(text);
}
