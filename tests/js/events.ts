/** The custom events that the app's sources emit, and those that its templates listen for. */

import { dirname, join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";

/** What a source says of events. */
export interface SourceEvents {
  emitted: Set<string>;
  /** What templates listen for, each with the tag it is written on. */
  listened: { tag: string; name: string }[];
  /** The tags of the elements that are defined here. */
  tags: string[];
  /** The paths of the files that are imported. */
  imports: string[];
}

const TAG_OR_LISTENER = /<([a-z][\w-]*)|\s@([\w-]+)=/g;

/** Return what a TypeScript source says of events. */
export function eventsOf(file: string, source: string): SourceEvents {
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: SourceEvents = { emitted: new Set(), listened: [], tags: [], imports: [] };
  new Visitor({
    CallExpression({ callee, arguments: inputs }) {
      const name = inputs.map(stringOf).find((text) => text !== null);
      if (name && calleeName(callee) === "emit") found.emitted.add(name);
      if (name && calleeName(callee) === "define") found.tags.push(name);
    },
    ImportDeclaration: ({ source }) => void found.imports.push(join(dirname(file), source.value)),
    ImportExpression: ({ source }) => void found.imports.push(join(dirname(file), stringOf(source) ?? "")),
    TaggedTemplateExpression: ({ quasi }) => void found.listened.push(...listenersIn(quasi)),
  }).visit(program);
  return found;
}

/** Return the files that `file` imports, itself among them, and those that they import. */
export function withImports(
  file: string,
  sources: Map<string, SourceEvents>,
  met = new Set<string>(),
): Set<string> {
  if (met.has(file)) return met;
  met.add(file);
  for (const next of sources.get(file)?.imports ?? []) withImports(next, sources, met);
  return met;
}

function listenersIn({ quasis }: ESTree.TemplateLiteral): { tag: string; name: string }[] {
  let tag = "";
  const listeners: { tag: string; name: string }[] = [];
  for (const [, opened, name] of quasis
    .map(({ value }) => value.cooked)
    .join("\0")
    .matchAll(TAG_OR_LISTENER)) {
    if (opened) tag = opened;
    else if (name) listeners.push({ tag, name });
  }
  return listeners;
}

function calleeName(callee: ESTree.Node): string | null {
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" && callee.property.type === "Identifier"
    ? callee.property.name
    : null;
}

function stringOf(node: ESTree.Node): string | null {
  return node.type === "Literal" && typeof node.value === "string" ? node.value : null;
}
