/** The CSS classes that sources give to elements, and those that style sheets and selectors name. */

import { type ESTree, parseSync, Visitor } from "vite";

/** The classes of a source. */
export interface GivenClasses {
  /** Those that stand in a class attribute, or are added to a list of classes. */
  classes: Set<string>;
  /** Beginnings of classes that end in a value, "mark-". */
  beginnings: Set<string>;
  /** Every word of every text: a class may come from anywhere. */
  words: Set<string>;
}

/** Stands for a value between the parts of a template. */
const GAP = "\0";
const CLASS_ATTRIBUTE = /\bclass=(?:"([^"]*)"|(\0))/g;
const CLASS = /^[a-z][\w-]*$/;
const SELECTOR = /\.([a-z][\w-]*)/g;
const LISTS = ["add", "remove", "toggle", "contains"];

/** Return the classes that a TypeScript source gives to elements. */
export function classesOfScript(file: string, source: string): GivenClasses {
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const given: GivenClasses = { classes: new Set(), beginnings: new Set(), words: new Set() };
  new Visitor({
    Literal: ({ value }) => addAll(given.words, String(value)),
    TemplateLiteral: (literal) => {
      addAll(given.words, textOf(literal).replace(/[<>="']/g, " "));
      addClassAttributes(given, literal);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && id.name === "classes" && init) addClasses(given, init);
    },
    AssignmentExpression: ({ left, right }) => {
      if (nameOfMember(left) === "className") addClasses(given, right);
    },
    CallExpression: ({ callee, arguments: inputs }) => {
      const isOnList = callee.type === "MemberExpression" && nameOfMember(callee.object) === "classList";
      if (isOnList && LISTS.includes(nameOfMember(callee) ?? ""))
        for (const one of inputs) addClasses(given, one);
    },
  }).visit(program);
  return given;
}

/** Return the classes that a Jinja template gives to elements. */
export function classesOfTemplate(source: string): GivenClasses {
  const given: GivenClasses = { classes: new Set(), beginnings: new Set(), words: new Set() };
  const code = [...source.matchAll(/\{[{%].*?[}%]\}/gs)].join(" ");
  for (const [, text = ""] of code.matchAll(/["']([^"']*)["']/g)) addAll(given.words, text);
  const values = source
    .replace(/\{\{.*?\}\}/gs, GAP)
    .replace(/\{%.*?%\}/gs, (tag) => (/ (?:else|elif)/.test(tag) ? " " : ""));
  for (const [, text = ""] of values.matchAll(CLASS_ATTRIBUTE)) addTokens(given, text);
  return given;
}

/** Return the classes that selectors in these texts name. */
export function classesOfSelectors(texts: Iterable<string>): Set<string> {
  return new Set([...texts].flatMap((text) => [...text.matchAll(SELECTOR)].map(([, name = ""]) => name)));
}

/** Return the texts of a source in any language, each without its quotes. */
export function textsOf(source: string): string[] {
  return [...source.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)].map((match) => match.slice(1).join(""));
}

/** Return the classes of a style sheet's selectors. */
export function classesOfStyles(source: string): Set<string> {
  return classesOfSelectors([source.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, "")]);
}

function addClassAttributes(given: GivenClasses, { quasis, expressions }: ESTree.TemplateLiteral): void {
  const template = quasis.map(({ value }) => value.cooked).join(GAP);
  for (const match of template.matchAll(CLASS_ATTRIBUTE)) {
    const text = match[1] ?? GAP;
    const first = template.slice(0, match.index).split(GAP).length - 1;
    addTokens(given, text);
    for (const one of expressions.slice(first, first + text.split(GAP).length - 1)) addClasses(given, one);
  }
}

/** Add the words of a class attribute in which GAP stands for a value. */
function addTokens({ classes, beginnings }: GivenClasses, text: string): void {
  for (const token of text.split(/\s+/)) {
    if (CLASS.test(token)) classes.add(token);
    else if (token.includes(GAP) && !token.startsWith(GAP)) beginnings.add(token.split(GAP)[0] ?? "");
  }
}

/** Add the texts that an expression may come to. */
function addClasses(given: GivenClasses, expression: ESTree.Node): void {
  if (expression.type === "Literal") addTokens(given, String(expression.value));
  else if (expression.type === "TemplateLiteral") {
    addTokens(given, textOf(expression));
    for (const one of expression.expressions) addClasses(given, one);
  } else if (expression.type === "ConditionalExpression") {
    addClasses(given, expression.consequent);
    addClasses(given, expression.alternate);
  } else if (expression.type === "LogicalExpression") {
    addClasses(given, expression.right);
  } else if (expression.type === "ArrayExpression") {
    for (const one of expression.elements) if (one) addClasses(given, one);
  } else if (expression.type === "CallExpression" && expression.callee.type === "MemberExpression") {
    addClasses(given, expression.callee.object); // [...].filter(Boolean).join(" ")
  }
}

function addAll(words: Set<string>, text: string): void {
  for (const word of text.split(/[\s\0]+/)) words.add(word);
}

function textOf({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked).join(GAP);
}

function nameOfMember(node: ESTree.Node): string | null {
  return node.type === "MemberExpression" && node.property.type === "Identifier" ? node.property.name : null;
}
